// Help where the eye is: what a thing is and does, beside it, after the mouse has rested on it, the keyboard has
// stayed on it, or a finger has. It is never announced: who listens asks by key. It can be pointed at, and goes by
// Escape.

import { make } from "./dom.js";

const REST = 500;
const PRESS = 450;
/** How long the mouse may be on its way between the thing and its help. */
const WAY = 200;
/** A finger that moves so far does not press. */
const SHAKE = 10;
const GAP = 8;

export class Tip {
  #ask;
  #known = new Map();
  #box = make("div", { class: "tip", role: "tooltip", hidden: true });
  #thing = null;
  #timer = 0;
  #press = null;
  /** A long press shows help; the click that ends it must not pick. */
  #pressed = false;

  /** @param {HTMLElement} root @param {(id: string) => Promise<string[]>} ask what there is to say of a thing */
  constructor(root, ask) {
    this.#ask = ask;
    document.body.append(this.#box);
    const thing = (event) => event.target.closest?.("button.thing[data-thing]");
    root.addEventListener("pointerover", (event) => event.pointerType === "mouse" && thing(event) && !this.#over(event) && this.#soon(thing(event), REST));
    root.addEventListener("pointerout", (event) => event.pointerType === "mouse" && !this.#over(event) && this.#leave());
    addEventListener("pointermove", (event) => event.pointerType === "mouse" && !this.#box.hidden && this.#roam(event));
    root.addEventListener("focusin", (event) => thing(event)?.matches(":focus-visible") && this.#soon(thing(event), REST));
    root.addEventListener("focusout", () => this.#pressed || this.hide());
    root.addEventListener("pointerdown", (event) => this.#down(event, thing(event)));
    root.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel"]) root.addEventListener(end, () => this.#up());
    root.addEventListener("contextmenu", (event) => this.#pressed && event.preventDefault());
    root.addEventListener("click", (event) => this.#click(event), true);
    addEventListener("keydown", (event) => this.#key(event), true);
    addEventListener("pointerdown", (event) => !root.contains(event.target) && this.hide());
    addEventListener("scroll", () => this.hide(), { capture: true, passive: true });
    addEventListener("resize", () => this.hide());
  }

  /** Forget everything: the table has changed. */
  reset() {
    this.#known.clear();
    this.hide();
  }

  /** Hide what is shown, and show nothing that was about to be. */
  hide() {
    clearTimeout(this.#timer);
    this.#thing = null;
    this.#box.hidden = true;
  }

  #soon(thing, wait) {
    if (thing === this.#thing && !this.#box.hidden) return clearTimeout(this.#timer);
    this.hide();
    this.#thing = thing;
    this.#timer = setTimeout(() => this.#show(thing), wait);
  }

  #leave() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(), this.#box.hidden ? 0 : WAY);
  }

  /** Whether the mouse points at the help. What lies under it takes the clicks: help must not keep anybody from playing. */
  #over({ clientX, clientY }) {
    const { left, right, top, bottom } = this.#box.getBoundingClientRect();
    return !this.#box.hidden && clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  }

  #roam(event) {
    if (this.#over(event)) clearTimeout(this.#timer);
    else if (!this.#thing?.contains(event.target)) this.#leave();
  }

  async #show(thing) {
    const { thing: id } = thing.dataset;
    if (!this.#known.has(id)) this.#known.set(id, this.#ask(id).catch(() => []));
    const texts = await this.#known.get(id);
    // The eye may be elsewhere by now.
    if (this.#thing !== thing || !thing.isConnected || texts.length === 0) return;
    this.#box.replaceChildren(...texts.map((text) => make("p", {}, text)));
    this.#box.hidden = false;
    this.#place(thing.getBoundingClientRect());
  }

  /** Above the thing if there is room, else below, else beside it: never over it, never outside the window. */
  #place(box) {
    const { offsetWidth: width, offsetHeight: height } = this.#box;
    const middle = Math.min(Math.max(box.x + box.width / 2 - width / 2, GAP), innerWidth - width - GAP);
    const level = Math.min(Math.max(box.y + box.height / 2 - height / 2, GAP), innerHeight - height - GAP);
    const spots = [
      [box.y - GAP - height >= 0, middle, box.y - GAP - height],
      [box.bottom + GAP + height <= innerHeight, middle, box.bottom + GAP],
      [box.right + GAP + width <= innerWidth, box.right + GAP, level],
      [true, Math.max(GAP, box.x - GAP - width), level],
    ];
    const [, left, top] = spots.find(([fits]) => fits);
    Object.assign(this.#box.style, { left: `${left}px`, top: `${top}px` });
  }

  #down(event, thing) {
    this.#pressed = false;
    this.hide();
    if (!thing || event.pointerType === "mouse") return;
    this.#press = [event.clientX, event.clientY];
    this.#thing = thing;
    this.#timer = setTimeout(() => {
      this.#pressed = true;
      this.#show(thing);
    }, PRESS);
  }

  #move({ clientX, clientY }) {
    if (!this.#press || this.#pressed) return;
    const [x, y] = this.#press;
    if (Math.hypot(clientX - x, clientY - y) > SHAKE) this.#up();
  }

  #up() {
    if (this.#press && !this.#pressed) this.hide();
    this.#press = null;
  }

  #click(event) {
    if (this.#pressed && event.detail > 0) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      this.hide();
    }
    this.#pressed = false;
  }

  #key(event) {
    if (event.key !== "Escape" || this.#box.hidden) return;
    // The first Escape is for the help alone.
    event.stopPropagation();
    this.hide();
  }
}
