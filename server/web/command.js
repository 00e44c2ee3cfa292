// The command box: takes actions in the notation of the game and a few short questions.

import { say } from "./words.js";

const QUESTIONS = ["help", "hand", "board", "last", "who"];

/**
 * Listen to the box.
 * @param {HTMLFormElement} form
 * @param {{ask: (question: string) => string[], act: (notation: string) => Promise<void>}} table
 */
export function listen(form, table) {
  const box = form.querySelector("input");
  const answer = form.querySelector("output");
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = box.value.trim();
    const question = read(text);
    if (question) {
      answer.textContent = table.ask(question).join(" ") || say("nothing");
      box.select();
    } else if (text) {
      try {
        await table.act(text);
        answer.textContent = "";
        box.value = "";
      } catch (refusal) {
        answer.textContent = refusal.text;
        box.select();
      }
    }
  });
}

function read(text) {
  const word = text.toLowerCase();
  if (word === "?") return "help";
  return QUESTIONS.find((question) => word === question || word === say(`command-${question}`).toLowerCase());
}
