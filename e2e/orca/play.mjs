// Plays whole games through a real screen reader: Chromium on a screen of its own, Orca reading it, and nothing but
// key presses going in. What Orca says is the transcript. Started by `./listen`.
import { chromium } from "@playwright/test";
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Server } from "../tests/server.js";
import { startAgainstBots, status } from "../tests/table.js";

const [game = "maiak", lang = "en", to] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "tactable-orca-"));
const log = join(folder, "orca.log");
/** A game that takes longer has gone wrong. */
const MOST_MINUTES = 8;

/** Everything that Orca has said so far. */
function heard() {
  const said = (line) => /SPEECH OUTPUT: '(.*)'\s*\{/.exec(line)?.[1];
  const lines = readFileSync(log, "utf8").split("\n").map(said).filter(Boolean);
  return lines.map((line) => line.trim());
}

const press = (key) => execFileSync("xdotool", ["key", key]);

const server = new Server("--no-limits");
await server.start();
const context = await chromium.launchPersistentContext(join(folder, "profile"), {
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  headless: false,
  locale: lang === "de" ? "de-DE" : "en-GB",
  baseURL: server.address,
  viewport: null,
  args: ["--no-sandbox", "--test-type", "--disable-gpu", "--no-first-run", "--force-renderer-accessibility"],
});
const page = context.pages()[0];
// What the page itself says, in the regions that screen readers listen to.
await context.addInitScript(() => {
  window.announced = [];
  addEventListener("DOMContentLoaded", () => {
    const note = (changes) => {
      const added = changes.flatMap((change) => [...change.addedNodes]).map((node) => node.textContent.trim());
      window.announced.push(...added.filter(Boolean));
    };
    for (const region of document.querySelectorAll("#ui-polite, #ui-assertive")) {
      new MutationObserver(note).observe(region, { childList: true });
    }
  });
});
await context.addCookies([{ name: "lang", value: lang, url: server.address }]);
await startAgainstBots(page, game);
const orca = spawn("orca", ["--replace", "--debug", `--debug-file=${log}`], { stdio: "ignore" });
process.on("exit", () => orca.kill());
await sleep(8000);

await page.locator(".thing").first().focus();
const began = Date.now();
let idle = 0;
while ((await status(page)) !== "over") {
  if (Date.now() - began > MOST_MINUTES * 60_000) throw new Error("the game does not end");
  const may = await page.locator(".thing.may, .choice").count();
  if (may === 0) {
    await sleep(300);
    idle += 1;
    if (idle > 100) throw new Error("nothing can be picked and nothing happens");
    continue;
  }
  idle = 0;
  // Whoever hears the first thing that can be picked sometimes goes on to the next.
  for (let presses = 0; presses <= Math.floor(Math.random() * Math.min(may, 3)); presses += 1) {
    press("n");
    await sleep(700);
  }
  press("Return");
  await sleep(1200);
}
await sleep(4000);
const text = heard();
const ended = await page.locator("#ui-end, .end-title").first().textContent();
const announced = await page.evaluate(() => window.announced);
mkdirSync(dirname(to), { recursive: true });
writeFileSync(to, `${text.join("\n")}\n`);
await context.close();
await server.stop();
orca.kill();

// Everything that the page says is said, in full and in its order; and the end once.
const spoken = text.join(" ").replace(/\s+/g, " ");
let from = 0;
for (const said of announced.slice(1)) {
  const place = spoken.indexOf(said.replace(/\s+/g, " ").trim(), from);
  assert(place >= 0, `Orca did not say “${said}”`);
  from = place;
}
assert.equal(spoken.split(ended).length, 2, `“${ended}” is said once`);
console.log(`${game}: Orca said ${text.length} things, among them all ${announced.length} of the table’s; the end: ${ended}`);
