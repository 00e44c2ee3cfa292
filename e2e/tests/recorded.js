// A recorded game, as the browser of the person on seat 0 was told it.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

export const file = (path) => fileURLToPath(new URL(path, import.meta.url));
const recording = process.env.RECORDING ?? file("../../target/debug/examples/recording");

/** What the person was sent, each message with the action before it. */
export function recorded(game, lang) {
  const lines = execFileSync(recording, [file(`../transcripts/${game}.record`), lang], { maxBuffer: 1 << 28, encoding: "utf8" });
  return lines.trim().split("\n").map((line) => JSON.parse(line));
}
