// A row of things, such as a hand: sorted as its owner likes, spread as wide as there is room, never so tight
// that a thing cannot be hit.

import { make } from "./dom.js";
import { choose, chosen } from "./settings.js";
import { say } from "./words.js";

const FINGER = 44;
/** How much of a thing is left in sight at least before the next line is begun, and where there is no room for one. */
const SIGHT = 34;
const CLOSE = 22;
/** The middle of a thing is never covered: that is where one points. */
const MIDDLE = 0.55;
const GAP = 6;
/** Before things lie on each other they get smaller, but not smaller than this. */
const SMALLEST = 0.72;
/** Two lines are a little lower each. */
const LOWER = 0.86;

export class Hand {
  #view;
  #again;
  #count = 0;
  #width = 0;
  #select = null;

  /** @param {object} view of the area @param {() => void} again fill the area again */
  constructor(view, again) {
    this.#view = view;
    this.#again = again;
    // Only the width matters: the height follows from it, and must not be answered by spreading again.
    new ResizeObserver(([{ contentRect }]) => {
      if (contentRect.width === this.#width) return;
      this.#width = contentRect.width;
      this.spread(this.#count);
    }).observe(view.section);
  }

  /** The things in the order that was chosen. */
  sorted(things) {
    const { area } = this.#view;
    this.#offer(area);
    const by = this.#chosen(area);
    return by < 0 ? things : [...things].sort((a, b) => (a.sort?.[by] ?? 0) - (b.sort?.[by] ?? 0));
  }

  /** Let so many things share the width there is. */
  spread(count) {
    this.#count = count;
    const { plane, section } = this.#view;
    const first = plane.querySelector(":scope > .thing");
    if (!first) return;
    // Only what one plays from is pointed at; what lies open elsewhere is seen in one line.
    const played = first.tagName === "BUTTON" && section.closest(".hand");
    const room = section.clientWidth - 2;
    plane.style.setProperty("--shrink", 1);
    const full = first.offsetWidth;
    let shrink = Math.min(1, Math.max(SMALLEST, (room / count - GAP) / full, FINGER / full));
    let width = full * shrink;
    const inLine = played ? evenly(count, [SIGHT, CLOSE].map((least) => Math.max(least, width * MIDDLE)), width, room, this.#lines()) : count;
    if (played && inLine < count) {
      shrink *= LOWER;
      width *= LOWER;
    }
    // Where things lie on each other, only the last needs its whole width.
    const step = inLine * width > room ? (room - width) / (inLine - 1) : Math.min(width + GAP, room / inLine);
    plane.style.setProperty("--shrink", shrink);
    plane.style.setProperty("--step", `${Math.floor(step)}px`);
    // All lines get about as many.
    plane.style.maxInlineSize = `${Math.ceil(inLine * Math.floor(step) + Math.max(0, width - step)) + 2}px`;
  }

  /** How many lines there is room for. */
  #lines() {
    return Number(getComputedStyle(this.#view.plane).getPropertyValue("--lines")) || Infinity;
  }

  #chosen(area) {
    return Math.min(chosen("sorts")[area.id] ?? 0, area.sorts.length - 1);
  }

  #offer(area) {
    if (area.sorts.length < 2) {
      this.#select?.parentElement.remove();
      this.#select = null;
      return;
    }
    if (!this.#select) {
      const change = () => {
        choose("sorts", { ...chosen("sorts"), [area.id]: Number(this.#select.value) });
        this.#again();
      };
      this.#select = make("select", { "aria-label": say("sort"), onchange: change });
      this.#view.head.append(make("label", { class: "sorts" }, make("span", {}, say("sort")), this.#select));
    }
    const names = area.sorts.join("\n");
    if (this.#select.dataset.names !== names) {
      this.#select.dataset.names = names;
      this.#select.replaceChildren(...area.sorts.map((name, i) => make("option", { value: i }, name)));
    }
    this.#select.value = this.#chosen(area);
  }
}

/** How many things each line gets, so that all have about as many: in as few lines as the first of these steps allows. */
function evenly(count, steps, width, room, lines) {
  const most = steps.map((step) => Math.max(1, Math.floor((room - width) / Math.min(step, width)) + 1));
  const inLine = most.find((each) => Math.ceil(count / each) <= lines) ?? most.at(-1);
  return Math.ceil(count / Math.ceil(count / inLine));
}
