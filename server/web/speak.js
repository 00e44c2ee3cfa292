// The voice of the table: one polite region that joins what happens in a burst into one sentence, and an
// assertive one for "your turn" and refusals alone.

const PAUSE = 250;

let burst = [];
let timer = 0;

/** Tell what happened, when there is a pause. */
export function tell(...texts) {
  burst.push(...texts.filter(Boolean));
  clearTimeout(timer);
  timer = setTimeout(flush, PAUSE);
}

/** Tell what must be heard now; what was about to be told comes first. */
export function call(text) {
  clearTimeout(timer);
  utter("ui-assertive", [...burst, text].join(" "));
  burst = [];
}

function flush() {
  if (burst.length) utter("ui-polite", burst.join(" "));
  burst = [];
}

function utter(id, text) {
  const region = document.getElementById(id);
  // The same text twice is only heard twice if the region was empty in between.
  region.textContent = "";
  setTimeout(() => (region.textContent = text), 30);
}
