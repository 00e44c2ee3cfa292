// Whole games in Firefox, by keyboard alone. Playwright can start the Firefox of the system, but asks it for commands
// that this Firefox does not know yet; so this speaks WebDriver BiDi with it directly.
// `node --no-warnings --experimental-websocket firefox.mjs`, after `cargo build`.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Server } from "./tests/server.js";
import { dice, nextKeys, setGoal } from "./tests/table.js";

const KEYS = { Enter: "\uE006", Tab: "\uE004", ArrowLeft: "\uE012", ArrowUp: "\uE013", ArrowRight: "\uE014", ArrowDown: "\uE015" };
const PATIENCE = 60_000;
const LIMIT = Number(process.env.LIMIT ?? 300_000);

/** A running Firefox with one page. */
class Firefox {
  #process;
  #socket;
  #profile = mkdtempSync(join(tmpdir(), "tactable-firefox-"));
  #number = 0;
  #waiting = new Map();
  #page;

  async start() {
    const args = ["--headless", "--remote-debugging-port=0", "--no-remote", "--profile", this.#profile];
    this.#process = spawn(process.env.FIREFOX ?? "firefox-esr", args, { stdio: ["ignore", "ignore", "pipe"] });
    const address = await new Promise((found, failed) => {
      let said = "";
      this.#process.stderr.on("data", (text) => {
        said += text;
        const told = /WebDriver BiDi listening on (ws:\S+)/.exec(said);
        if (told) found(told[1]);
      });
      this.#process.on("error", failed);
      this.#process.on("exit", () => failed(new Error(`Firefox ended: ${said}`)));
    });
    this.#socket = new WebSocket(`${address}/session`);
    this.#socket.onmessage = ({ data }) => this.#hear(JSON.parse(data));
    await new Promise((open, failed) => Object.assign(this.#socket, { onopen: open, onerror: failed }));
    const { capabilities } = await this.#send("session.new", { capabilities: {} });
    this.#page = (await this.#send("browsingContext.create", { type: "tab" })).context;
    return capabilities.browserVersion;
  }

  #send(method, params) {
    this.#number += 1;
    this.#socket.send(JSON.stringify({ id: this.#number, method, params }));
    return new Promise((resolve, reject) => this.#waiting.set(this.#number, { resolve, reject }));
  }

  #hear({ id, result, error, message }) {
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) asked?.reject(new Error(`${error}: ${message}`));
    else asked?.resolve(result);
  }

  goto(url) {
    return this.#send("browsingContext.navigate", { context: this.#page, url, wait: "complete" });
  }

  /** What a function says in the page. It and its argument travel as text. */
  async run(what, argument = null) {
    const expression = `Promise.resolve((${what})(${JSON.stringify(argument)})).then((said) => JSON.stringify(said ?? null))`;
    const { result, exceptionDetails } = await this.#send("script.evaluate", { expression, target: { context: this.#page }, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return JSON.parse(result.value);
  }

  press(key) {
    const value = KEYS[key] ?? key;
    const actions = [{ type: "key", id: "keyboard", actions: [{ type: "keyDown", value }, { type: "keyUp", value }] }];
    return this.#send("input.performActions", { context: this.#page, actions });
  }

  async stop() {
    if (!this.#process?.pid) return;
    this.#process.removeAllListeners("exit");
    const gone = new Promise((done) => this.#process.once("exit", done));
    this.#process.kill();
    await gone;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Whether the game is over, and how much can be picked. Runs in the page. */
const standing = () => [document.getElementById("ui-table").dataset.status === "over", document.querySelectorAll(".thing.may, .choice").length];

/** Walk to one of the things that can be picked, and pick it. */
async function pick(firefox, number) {
  await firefox.run(setGoal, number);
  for (let walks = 0; walks < 60; walks += 1) {
    const [key, times] = await firefox.run(nextKeys);
    if (key === "gone") return;
    for (let press = 0; press < times; press += 1) await firefox.press(key);
    if (key === "Enter") return;
  }
  throw new Error("the control cannot be reached with keys");
}

async function play(firefox, address, game) {
  await firefox.goto(`${address}/?lang=en`);
  const url = await firefox.run(async (game) => {
    localStorage.setItem("tactable", JSON.stringify({ pace: "instant", motion: false }));
    const wish = { game, options: {}, bots: { 1: "easy" }, sit: 0, start: true };
    const made = await fetch("/tables", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish) });
    return (await made.json()).url;
  }, game);
  await firefox.goto(new URL(url, address).href);
  const random = dice(7);
  let picks = 0;
  for (let since = Date.now(); Date.now() - since < PATIENCE; ) {
    const [over, count] = await firefox.run(standing);
    if (over) break;
    if (count === 0) {
      await new Promise((later) => setTimeout(later, 20));
      continue;
    }
    await pick(firefox, random(count));
    picks += 1;
    since = Date.now();
  }
  const [end, told, title] = await firefox.run(() => [document.querySelector(".end")?.innerText ?? "", document.getElementById("ui-polite").textContent, document.title]);
  assert.ok(picks > 5 && end.length > 5, `${game} does not end in Firefox: ${picks} picks, ${end}`);
  assert.match(told, /Your turn/);
  assert.match(title, /over/i);
  console.log(`${game}: ${picks} picks by keyboard, to the end`);
}

const server = new Server();
const firefox = new Firefox();
const late = new Promise((_, fail) => setTimeout(() => fail(new Error("Firefox takes too long")), LIMIT).unref());

async function playAll() {
  await server.start();
  console.log(`Firefox ${await firefox.start()}`);
  for (const game of ["maiak", "taki"]) await play(firefox, server.address, game);
}

try {
  await Promise.race([playAll(), late]);
} finally {
  await firefox.stop();
  await server.stop();
}
