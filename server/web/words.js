// What the client itself says, in the language of the page; everything about a game comes from the server.

import { addressOf } from "./address.js";

let texts = {};

/** Fetch the words of a language. */
export async function loadWords(lang) {
  texts = await (await fetch(addressOf(`/words/${lang}.json`))).json();
}

/**
 * A text with its gaps filled.
 * @param {string} key @param {Record<string, string|number>} [gaps]
 */
export function say(key, gaps = {}) {
  const text = texts[key] ?? `⟨${key}⟩`;
  return text.replace(/\{\s*\$?([\w-]+)\s*\}/g, (_, name) => gaps[name] ?? "");
}
