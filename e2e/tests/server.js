// Starts the program as a person would and gives its address to the tests.
import { test as base } from "@playwright/test";
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const program = process.env.TACTABLE ?? fileURLToPath(new URL("../../target/debug/tactable", import.meta.url));

/** A running server with its data; it can be killed and started again on the same data and port. */
export class Server {
  #process;
  #folder = mkdtempSync(join(tmpdir(), "tactable-e2e-"));
  #options;
  address;

  /** @param {...string} options of `tactable serve` beside the usual ones */
  constructor(...options) {
    this.#options = options;
  }

  /** Start it; the answer comes when it says where it listens. */
  async start() {
    const port = this.address ? new URL(this.address).port : "0";
    const args = ["serve", "--port", port, "--no-open", "--data", join(this.#folder, "tables.db"), "--bot-pause", "0", ...this.#options];
    this.#process = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, LANG: "en" } });
    this.address = await new Promise((found, failed) => {
      let said = "";
      this.#process.stdout.on("data", (text) => {
        said += text;
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
        if (address) found(address[0]);
      });
      this.#process.on("exit", (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
    });
  }

  /** End it without any warning, as a power cut would. */
  async kill() {
    const gone = new Promise((done) => this.#process.once("exit", done));
    this.#process.removeAllListeners("exit");
    this.#process.once("exit", () => {});
    this.#process.kill("SIGKILL");
    await Promise.race([gone, new Promise((done) => setTimeout(done, 1000))]);
  }

  async stop() {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export const test = base.extend({
  server: [
    async ({}, use) => {
      const server = new Server("--no-limits");
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  context: async ({ context }, use) => {
    await atOnce(context);
    await use(context);
  },
});

/** Show what others do at once: tests need no time to look. */
export const atOnce = (context) => settle(context, { pace: "instant" });

/** Choose settings for a browser that has none, as if they had been chosen before. */
export const settle = (context, settings) =>
  context.addInitScript((chosen) => {
    // The empty page before the first has nowhere to keep anything.
    if (location.protocol === "http:") localStorage.getItem("tactable") ?? localStorage.setItem("tactable", JSON.stringify(chosen));
  }, settings);

export { expect } from "@playwright/test";

/** The five games. */
export const GAMES = ["maiak", "tactigo", "tactiki", "taki", "tac"];
