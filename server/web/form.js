// The form for a table works without this. With it, the chairs follow the rules that are chosen, and the box for
// your own pattern is there only while you want one.

import { addressOf } from "./address.js";

const form = document.getElementById("ui-form");
const at = (id) => document.getElementById(`ui-${id}`);
let asking = new AbortController();

/** Ask the server who can play by the chosen rules, and offer that many chairs. */
async function seatPeople() {
  asking.abort();
  asking = new AbortController();
  const fields = new URLSearchParams(new FormData(form));
  fields.set("lang", document.documentElement.lang);
  const answer = await fetch(addressOf(`/new/${fields.get("game")}?${fields}`), { signal: asking.signal });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  at("chairs").replaceChildren(...page.getElementById("ui-chairs").childNodes);
  const players = page.getElementById("ui-players").textContent;
  if (at("players").textContent !== players) at("players").textContent = players;
}

/** Show the box for a pattern where it counts. */
function showPatterns() {
  for (const preset of form.querySelectorAll(".preset")) {
    preset.querySelector(".own-pattern").hidden = preset.querySelector("select").value !== "own";
  }
}

form.addEventListener("change", ({ target }) => {
  showPatterns();
  // A newer question makes this one moot; without an answer the chairs stay as they are.
  if (target.name.startsWith("option-")) seatPeople().catch(() => {});
});
showPatterns();
