// What is seen for a moment only, such as ranks in a fight: large over its place, until somebody has had the time
// to see it or says that he has.

import { make, picture } from "./dom.js";

/** So long it is seen at least, unless it is tapped away. */
const SEEN = 2500;
/** So long those that are gone then stand beside those that stay. */
const FALL = 900;
/** How large something is shown: beside its place, and at least and at most in pixels. */
const LARGER = 1.25;
const [LEAST, MOST] = [76, 150];

export class Reveal {
  #layer;
  #end = () => {};

  /** @param {HTMLElement} layer that covers the page and takes no clicks, such as that of the ghosts */
  constructor(layer) {
    this.#layer = layer;
  }

  /**
   * Show something for a moment: each group in a row of its own, over the place of its first.
   * @param {{place: (id: string) => HTMLElement|null}} stage
   * @param {{place: string, looks: string[], gone: boolean}[][]} [groups] the `shown` of a piece of news
   * @returns {Promise<void>} when it has been seen
   */
  show(stage, groups = []) {
    this.hide();
    const place = stage.place(groups[0]?.[0]?.place);
    if (!place || document.hidden) return Promise.resolve();
    const box = place.getBoundingClientRect();
    const side = Math.min(Math.max(Math.max(box.width, box.height) * LARGER, LEAST), MOST);
    const card = make("div", { class: "reveal" }, ...groups.map((group) => make("div", { class: "reveal-row" }, ...group.map(piece))));
    card.style.setProperty("--side", `${Math.round(side)}px`);
    this.#layer.append(card);
    within(card, box);
    return new Promise((seen) => this.#wait(card, seen));
  }

  /** Hide at once what is shown. */
  hide() {
    this.#end();
  }

  #wait(card, seen) {
    const timers = [setTimeout(() => card.classList.add("fallen"), FALL), setTimeout(() => this.#end(), SEEN)];
    // Whatever one does says that one has seen it; what one does is done all the same.
    const tap = () => this.#end();
    this.#end = () => {
      this.#end = () => {};
      timers.forEach(clearTimeout);
      removeEventListener("pointerdown", tap, true);
      removeEventListener("keydown", tap, true);
      card.remove();
      seen();
    };
    addEventListener("pointerdown", tap, true);
    addEventListener("keydown", tap, true);
  }
}

function piece({ looks, gone }) {
  return make("span", { class: gone ? "reveal-piece gone" : "reveal-piece" }, picture(looks));
}

/** Put a card over the middle of a box, as far as the window reaches. */
function within(card, box) {
  const { width, height } = card.getBoundingClientRect();
  const clamp = (value, room) => Math.min(Math.max(value, 4), Math.max(4, room - 4));
  card.style.left = `${clamp(box.x + box.width / 2 - width / 2, innerWidth - width)}px`;
  card.style.top = `${clamp(box.y + box.height / 2 - height / 2, innerHeight - height)}px`;
}
