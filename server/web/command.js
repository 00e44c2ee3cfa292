// The command box: takes what things are called, actions in the notation of the game, and a few short questions.

import { say } from "./words.js";

/** What can be asked, and the key of the word for it in the language of the page. */
const QUESTIONS = {
  what: "command-what",
  help: "command-help-word",
  hand: "command-hand",
  board: "command-board",
  last: "command-last",
  who: "command-who",
};

/**
 * Listen to the box.
 * @param {HTMLFormElement} form
 * @param {object} table
 * @param {(question: string) => string[]} table.ask
 * @param {(text: string) => Promise<string>} table.act answers what is left to say; fails with `{text}`
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
        answer.textContent = await table.act(text);
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
  if (word === "?") return "what";
  return Object.keys(QUESTIONS).find((question) => word === question || word === say(QUESTIONS[question]).toLowerCase());
}
