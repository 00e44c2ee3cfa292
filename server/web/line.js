// The line by the board: it says each action while it is shown, and leads back through the last round. It is not
// announced, since that is done once and at once.

import { make } from "./dom.js";
import { settingList } from "./settings.js";
import { say } from "./words.js";

export class Line {
  #text = make("p", { class: "line-text", "aria-hidden": "true" });
  #back;
  #on;
  #now;
  #pace;
  #timer = 0;

  /** @param {HTMLElement} element @param {(by: number) => void} step back (-1), on (1) or to now (Infinity) */
  constructor(element, step) {
    const button = (className, text, name, by) =>
      make("button", { type: "button", class: `button ${className}`, "aria-label": name, onclick: () => step(by) }, text);
    this.#back = button("line-step", "‹", say("step-back"), -1);
    this.#on = button("line-step", "›", say("step-on"), 1);
    this.#now = button("line-now", say("step-now"), say("step-now"), Infinity);
    this.#pace = make("label", { class: "line-pace" }, make("span", { class: "unseen" }, say("setting-pace")), settingList("pace", { title: say("setting-pace") }));
    element.append(this.#back, this.#text, this.#on, this.#now, this.#pace);
  }

  /** Say what is shown, one text after another, each for so many milliseconds. @param {string[]} texts */
  say(texts, time) {
    clearTimeout(this.#timer);
    const [first, ...rest] = texts;
    if (first === undefined) return;
    this.#text.textContent = first;
    this.#text.title = first;
    if (rest.length) this.#timer = setTimeout(() => this.say(rest, time), time);
  }

  /** Offer the steps there are. @param {number} back how many @param {number} on how many, none where the table is shown as it is */
  offer(back, on) {
    // A button that has focus stays, so that the next press works.
    this.#back.setAttribute("aria-disabled", String(back === 0));
    this.#on.setAttribute("aria-disabled", String(on === 0));
    this.#now.hidden = on === 0;
    this.#pace.hidden = on > 0;
  }
}
