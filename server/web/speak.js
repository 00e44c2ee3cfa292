// The voice of the table. What is told is added to one region, line after line; nothing there is ever replaced, so
// no screen reader cuts it off, and none reads a line again. Refusals have a region of their own that may
// interrupt, since they answer a key that was pressed.

const PAUSE = 250;
/** When a line has surely been read, even if it is long. */
const READ = 60_000;

let burst = [];
let question = "";
let timer = 0;

/** Tell something, when there is a pause; what comes in one burst becomes one line. */
export function tell(...texts) {
  burst.push(...texts.filter(Boolean));
  clearTimeout(timer);
  timer = setTimeout(utter, PAUSE);
}

/** Ask for something after all that is told; of several questions in one burst the last counts. */
export function ask(text) {
  question = text || question;
  tell();
}

/** Tell why something is refused, now. */
export function call(text) {
  const region = document.getElementById("ui-assertive");
  // The same text twice is only heard twice if the region was empty in between.
  region.textContent = "";
  setTimeout(() => (region.textContent = text), 30);
}

/** What was refused does not matter any more. */
export function hush() {
  document.getElementById("ui-assertive").textContent = "";
}

function utter() {
  const texts = [...burst, question].filter(Boolean);
  [burst, question] = [[], ""];
  if (texts.length === 0) return;
  const line = document.createElement("p");
  line.textContent = texts.join(" ");
  document.getElementById("ui-polite").append(line);
  setTimeout(() => line.remove(), READ);
}
