// Marks on the board what would be good to pick: a hint at a table, the next action in a lesson.

/** What is marked. @type {string[]} */
let marked = [];

/** Mark things and choices to be picked, in their order; nothing takes the marks away. @param {string[]} [picks] */
export function suggest(picks = []) {
  marked = picks;
  for (const element of document.querySelectorAll("[data-suggested]")) delete element.dataset.suggested;
  picks.forEach((id, i) => {
    const name = CSS.escape(id);
    const element = document.querySelector(`[data-thing="${name}"], [data-key="choice-${name}"]`);
    if (element) element.dataset.suggested = picks.length > 1 ? i + 1 : "";
  });
}

/** What is to be picked, by name. @param {object} stage @param {string[]} picks */
export function named(stage, picks) {
  const names = new Map([...stage.things, ...stage.choices].map((thing) => [thing.id, thing.name]));
  return picks.map((id) => names.get(id)).filter(Boolean).join(", ");
}

// Some can be picked only after others, and are not there before.
document.addEventListener("click", () => marked.length && requestAnimationFrame(() => suggest(marked)));
