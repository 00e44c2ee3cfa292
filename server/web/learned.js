// Shows in lists of lessons and puzzles what was done already.

import { make } from "./dom.js";
import { isDone } from "./progress.js";
import { loadWords, say } from "./words.js";

await loadWords(document.documentElement.lang);

for (const element of document.querySelectorAll("[data-learned]")) {
  const keys = element.dataset.learned.split(" ");
  const done = keys.filter(isDone).length;
  element.textContent = say(done === keys.length ? "learned-all" : "learned", { done, count: keys.length });
}

for (const link of document.querySelectorAll("[data-done]")) {
  if (!isDone(link.dataset.done)) continue;
  link.classList.add("done");
  link.append(make("span", { "aria-hidden": "true" }, " ✓"));
  const label = link.getAttribute("aria-label");
  if (label) link.setAttribute("aria-label", `${label}, ${say("learned-one")}`);
  else link.append(make("span", { class: "unseen" }, `, ${say("learned-one")}`));
}
