// Single keys that ask the table something. They work only while the table has focus, and can be switched off.

import { chosen } from "./settings.js";

/**
 * Listen while something inside has focus.
 * @param {Iterable<HTMLElement>} parts of the table @param {Record<string, () => void>} verbs by key; Escape and Backspace always work
 */
export function listen(parts, verbs) {
  for (const part of parts) part.addEventListener("keydown", hear);

  function hear(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, select, textarea, dialog")) return;
    const always = event.key === "Escape" || event.key === "Backspace";
    const verb = verbs[event.key] ?? verbs[event.key.toLowerCase()];
    if (!verb || !(always || chosen("keys"))) return;
    event.preventDefault();
    verb();
  }
}
