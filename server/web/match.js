// What somebody means who types what things are called, such as "red 5" or "weisser Stein c1". Knows no game.

/** The words of a text, without case, accents and signs. */
export function wordsOf(text) {
  const plain = text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * @param {string} text @param {{picks: string[]}[]} ways what is legal @param {Map<string, string>} names of what can be picked
 * @param {string} [filler] words that mean nothing here
 * @returns {string[][]} the picks that are meant, one list for each thing that may be meant; none if nothing fits
 */
export function meant(text, ways, names, filler = "") {
  const idle = new Set(wordsOf(filler));
  const all = wordsOf(text);
  const asked = all.some((word) => !idle.has(word)) ? all.filter((word) => !idle.has(word)) : all;
  if (asked.length === 0) return [];
  const found = ways.map((way) => shortest(asked, way.picks, names)).filter(Boolean);
  const least = Math.min(...found.map((picks) => picks.length));
  // Of two things with the same name any will do.
  const called = new Map(found.filter((picks) => picks.length === least).map((picks) => [nameOf(picks, names), picks]));
  const exact = [...called].filter(([name]) => wordsOf(name).length === asked.length);
  return (exact.length === 1 ? exact : [...called]).map(([, picks]) => picks);
}

/** What picks are called together. */
export const nameOf = (picks, names) => picks.map((id) => names.get(id) ?? "").filter(Boolean).join(", ");

/** As few picks of a way as all the words are in. */
function shortest(asked, picks, names) {
  for (let count = 1; count <= picks.length; count += 1) {
    const said = picks.slice(0, count).flatMap((id) => wordsOf(names.get(id) ?? ""));
    if (asked.every((word) => said.some((one) => fits(one, word)))) return picks.slice(0, count);
  }
  return null;
}

/** Numbers and fields are meant exactly; of a word its beginning is enough. */
const fits = (one, word) => one === word || (!/\p{N}/u.test(word) && word.length > 1 && one.startsWith(word));
