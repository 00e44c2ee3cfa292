// The page of a lesson's step or of a puzzle: the board, and a card that says what to do and answers to what was
// done. The server keeps nothing: every request brings along what was done so far.

import { Play, at, page, prepare } from "./play.js";
import { done } from "./progress.js";
import { Rules } from "./rules.js";
import { call, tell } from "./speak.js";
import { named, suggest } from "./suggest.js";
import { say } from "./words.js";

const title = document.title;
/** What was done so far and not taken back. */
let actions = [];
/** What the server said, until the last table in it is seen. */
let said = null;

await prepare();
const board = new Play({ act, ask: async () => {}, help: async (thing) => (await send({ thing })).texts, shown });
new Rules(page.game, page.lang).listen();
await begin();

async function begin() {
  try {
    const { tables } = await send({});
    at("lesson").tabIndex = -1;
    at("lesson").focus({ preventScroll: true });
    tell(at("idea")?.textContent, at("task").textContent);
    arrive(tables);
  } catch (refusal) {
    answer("wrong", refusal.text);
  }
}

/** @returns {Promise<object>} what the server says; fails with `{text}` where it cannot be asked or refuses */
async function send(work) {
  const headers = { "content-type": "application/json", accept: "application/json" };
  const body = JSON.stringify({ actions, ...work });
  const response = await fetch(`${page.post}?lang=${page.lang}`, { method: "POST", headers, body })
    .catch(() => Promise.reject({ text: say("exercise-offline") }));
  const told = await response.json();
  if (!response.ok) throw { text: told.refused.join(" ") };
  return told;
}

async function act(_seat, action) {
  const told = await send({ action });
  if (told.verdict === "refused") throw { text: told.text };
  ({ actions } = told);
  suggest();
  said = told;
  arrive(told.tables);
  return told.tables.at(-1).seq;
}

/** The tab tells where one is and not whose turn it is. */
function arrive(tables) {
  for (const table of tables) board.arrive(table);
  document.title = title;
}

function shown(_before, now) {
  if (!said || now.seq < said.tables.at(-1).seq) return false;
  const { verdict, text } = said;
  said = null;
  // What happened is told first.
  queueMicrotask(() => answer(verdict, text));
  return false;
}

/** Say what came of it. */
function answer(verdict, text) {
  at("answer").textContent = text;
  at("answer").dataset.verdict = verdict;
  at("answer").hidden = false;
  tell(text);
  if (verdict !== "done") return;
  done(page.key);
  at("show").hidden = true;
  if (at("first-game")) at("first-game").hidden = false;
  at("next").classList.add("primary");
  at("next").focus({ preventScroll: true });
  at("lesson").scrollIntoView({ block: "nearest" });
}

/** Mark the next action on the way, and say it. */
async function showMe() {
  try {
    const { next } = await send({ show: true });
    const stage = board.table.stage;
    const picks = stage.ways.find((way) => way.action === next)?.picks ?? [];
    suggest(picks);
    const text = say("exercise-shown", { text: named(stage, picks) });
    at("answer").textContent = text;
    at("answer").dataset.verdict = "shown";
    at("answer").hidden = false;
    tell(text);
  } catch (refusal) {
    call(refusal.text);
  }
}

at("show").addEventListener("click", showMe);
at("again").addEventListener("click", () => location.reload());
