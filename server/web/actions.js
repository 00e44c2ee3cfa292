// The bar by the hand: what can be chosen now, what others ask, how it ended and what comes then.

import { button, make, picture, refill } from "./dom.js";
import { Ending } from "./ending.js";
import { offerView } from "./offer.js";
import { openSeats } from "./sitting.js";
import { say } from "./words.js";

export class Actions {
  #element;
  #verbs;
  #ticking = 0;
  /** The time for an answer. It is the same element for good, because it changes by itself. */
  #timer = make("span", { class: "window", role: "timer" });
  #ending;
  #shown = [];

  /** @param {HTMLElement} element @param {{pick: (id: string) => void, cancel: () => void, ask: (request: object) => void}} verbs */
  constructor(element, verbs) {
    this.#element = element;
    this.#verbs = verbs;
    this.#ending = new Ending(verbs.ask, () => this.show(...this.#shown));
  }

  /**
   * Show what can be done without touching a thing.
   * @returns {boolean} whether focus was here and got lost
   */
  show(table, picks, busy) {
    this.#shown = [table, picks, busy];
    const next = picks.next();
    const choices = busy ? [] : (table.stage?.choices ?? []).filter((choice) => next.has(choice.id));
    return refill(this.#element, [
      table.window_ms !== null && table.your_turn && this.#window(table.window_ms),
      ...table.offers.map((offer) => offerView(offer, table, this.#verbs.ask)),
      ...openSeats(table, this.#verbs.ask),
      ...choices.map((choice) => this.#choice(choice)),
      table.can.rest && picks.chosen.length === 0 && button("rest", say("rest"), () => this.#verbs.ask({ do: "rest" })),
      picks.chosen.length > 0 && button("cancel", say("cancel-picks"), this.#verbs.cancel, { class: "button quiet-button" }),
      table.can.undo && picks.chosen.length === 0 && button("undo", say("undo"), () => this.#verbs.ask({ do: "undo" })),
      table.status === "over" && this.#ending.view(table),
    ]);
  }

  /** Give focus to the first choice. */
  focus() {
    this.#element.querySelector(".choice")?.focus();
  }

  #choice({ id, name, looks }) {
    return make("button", { type: "button", class: "button choice", "data-key": `choice-${id}`, onclick: () => this.#verbs.pick(id) },
      looks.length > 0 && picture(looks, "looks choice-looks"), make("span", {}, name));
  }

  #window(ms) {
    clearInterval(this.#ticking);
    const end = performance.now() + ms;
    const text = this.#timer;
    const show = () => (text.textContent = say("window", { seconds: Math.max(0, Math.ceil((end - performance.now()) / 1000)) }));
    show();
    this.#ticking = setInterval(() => (text.isConnected ? show() : clearInterval(this.#ticking)), 500);
    return text;
  }
}
