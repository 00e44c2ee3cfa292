// The moments of the last round, to be looked at again.

import { recalled, roundStart } from "./round.js";

/** @typedef {{table: object, seat: number|null, ply: number, entries: object[], trails: string[][], text: string}} Frame */

export class Reel {
  /** @type {Frame[]} */ #frames = [];
  #back = 0;

  /** How many steps back from now one looks; 0 is now. */
  get back() {
    return this.#back;
  }

  /** How many steps back there are from there. */
  get behind() {
    return Math.max(0, this.#frames.length - 1 - this.#back);
  }

  /** Keep a message that was shown with what was new in it. */
  add({ table, news, first }) {
    // Who comes anew is told everything, but has seen nothing of it.
    const actions = news.filter((entry) => entry.ply !== null).slice(first ? -1 : 0);
    // What was taken back never happened.
    this.#frames = this.#frames.filter((frame) => frame.ply <= table.ply);
    const last = this.#frames.at(-1);
    if (last?.ply === table.ply) last.table = table;
    else if (table.stage) this.#frames.push({ table, ply: table.ply, seat: actions.at(-1)?.seat ?? null, entries: actions });
    // The moment before the others began is worth a look too.
    const start = roundStart(this.#frames, table.you.seats);
    this.#frames = this.#frames.slice(Math.max(0, start - 1));
  }

  /** Go so many moments on, or back where negative. @returns {Frame|null} what is to be seen there; null if there is nothing */
  step(by) {
    const to = Math.min(Math.max(this.#back - by, 0), this.#frames.length - 1);
    if (to === this.#back || this.#frames.length === 0) return null;
    this.#back = to;
    const frame = this.#frames.at(-1 - to);
    const texts = frame.entries.flatMap((entry, i) => recalled(entry, to === 0 && i === frame.entries.length - 1));
    return { ...frame, text: texts.join(" "), trails: frame.entries.flatMap((entry) => entry.trails) };
  }
}
