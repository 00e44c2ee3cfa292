// The bar by the hand: what can be chosen now, what others ask, how it ended and what comes then.

import { button, make, picture, refill } from "./dom.js";
import { seatName } from "./seats.js";
import { say } from "./words.js";

export class Actions {
  #element;
  #verbs;
  #ticking = 0;

  /** @param {HTMLElement} element @param {{pick: (id: string) => void, cancel: () => void, ask: (request: object) => void}} verbs */
  constructor(element, verbs) {
    this.#element = element;
    this.#verbs = verbs;
  }

  /**
   * Show what can be done without touching a thing.
   * @returns {boolean} whether focus was here and got lost
   */
  show(table, picks, busy) {
    const next = picks.next();
    const choices = busy ? [] : (table.stage?.choices ?? []).filter((choice) => next.has(choice.id));
    return refill(this.#element, [
      table.window_ms !== null && table.your_turn && this.#window(table.window_ms),
      ...table.offers.map((offer) => this.#offer(offer, table)),
      ...choices.map((choice) => this.#choice(choice)),
      picks.chosen.length > 0 && button("cancel", say("cancel-picks"), this.#verbs.cancel, { class: "button quiet-button" }),
      table.can.undo && picks.chosen.length === 0 && button("undo", say("undo"), () => this.#verbs.ask({ do: "undo" })),
      table.status === "over" && this.#end(table),
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

  #offer(offer, table) {
    const asker = table.seats.find(({ seat }) => seat === offer.seat);
    const asked = table.you.seats.some((seat) => offer.waiting.includes(seat));
    const answer = (verb) => () => this.#verbs.ask({ do: verb, offer: offer.kind });
    return make("div", { class: "offer", role: "group", "aria-label": say(`offer-${offer.kind}`, { who: seatName(asker) }) },
      make("span", {}, say(`offer-${offer.kind}`, { who: seatName(asker) })),
      ...(!asked
        ? [make("span", { class: "quiet" }, say("offer-waiting"))]
        : [button("agree", say("agree"), answer("agree"), { class: "button primary" }), button("decline", say("decline"), answer("decline"))]));
  }

  #window(ms) {
    clearInterval(this.#ticking);
    const end = performance.now() + ms;
    const text = make("span", { class: "window", role: "timer" });
    const show = () => (text.textContent = say("window", { seconds: Math.max(0, Math.ceil((end - performance.now()) / 1000)) }));
    show();
    this.#ticking = setInterval(() => (text.isConnected ? show() : clearInterval(this.#ticking)), 500);
    return text;
  }

  #end(table) {
    const seated = table.you.seats.length > 0;
    return make("div", { class: "end" },
      make("p", { class: "end-text" }, table.outcome?.text ?? say("title-over")),
      make("div", { class: "end-next" },
        table.rematch && make("a", { class: "button primary", "data-key": "follow", href: `/t/${table.rematch}` }, say("to-rematch")),
        !table.rematch && table.can.rematch && seated && button("rematch", say("rematch"), () => this.#verbs.ask({ do: "rematch" }), { class: "button primary" }),
        make("a", { class: "button", "data-key": "replay", href: `/t/${table.id}/replay` }, say("replay")),
        make("a", { class: "button", "data-key": "home", href: "/" }, say("home"))));
  }
}
