// What happened, in words, as a list to walk through with the arrow keys. It is not announced: that is done once.

import { make } from "./dom.js";

export class Log {
  #list;
  #entries = [];
  #fading = null;

  /** @param {HTMLElement} list an `ol` */
  constructor(list) {
    this.#list = list;
    list.addEventListener("keydown", (event) => this.#walk(event));
  }

  /** Add what is new. Before the game only the last word about each seat stays, so that nobody fills the list. */
  add(news, lobby = false) {
    const low = this.#list.scrollHeight - this.#list.scrollTop - this.#list.clientHeight < 40;
    for (const entry of news) {
      this.#fade();
      const items = entry.texts.map((text) => make("li", { tabindex: -1, "data-seat": entry.seat }, text));
      this.#list.append(...items);
      if (lobby) this.#forget(entry.seat, items[0]);
      this.#entries.push({ ...entry, items });
      if (entry.remembered) this.#fading = { items, remembered: entry.remembered };
    }
    this.#stop(this.#list.lastElementChild);
    if (low) this.#list.scrollTop = this.#list.scrollHeight;
  }

  /** Take away what was told about a seat; whoever stands there goes on to what is told instead. */
  #forget(seat, next) {
    const old = this.#entries.filter((entry) => entry.seat === seat).flatMap((entry) => entry.items);
    if (old.includes(document.activeElement)) next?.focus();
    old.forEach((item) => item.remove());
    this.#entries = this.#entries.filter((entry) => entry.seat !== seat);
  }

  /** Where a game is about memory, less is remembered of what was told before the last. */
  #fade() {
    this.#fading?.items.forEach((item, i) => (item.textContent = this.#fading.remembered[i]));
    this.#fading = null;
  }

  /** Where the last actions of one seat in a row happened. */
  lastPlaces() {
    const seat = this.#entries.findLast((entry) => entry.trails.length)?.seat;
    const from = this.#entries.findLastIndex((entry) => entry.trails.length && entry.seat !== seat);
    return this.#entries.slice(from + 1).flatMap((entry) => entry.trails.flat());
  }

  #stop(item) {
    for (const other of this.#list.querySelectorAll('[tabindex="0"]')) other.tabIndex = -1;
    if (item) item.tabIndex = 0;
  }

  #walk(event) {
    const here = document.activeElement.closest("li");
    const to = {
      ArrowUp: here?.previousElementSibling,
      ArrowDown: here?.nextElementSibling,
      Home: this.#list.firstElementChild,
      End: this.#list.lastElementChild,
    }[event.key];
    if (!to) return;
    event.preventDefault();
    this.#stop(to);
    to.focus();
  }
}
