// What a finished game turned on: asked for, waited for and shown under the replay. The course of the chances is
// drawn, told in sentences and written in a table; the moments lead to where they were.

import { button, make } from "./dom.js";
import { say } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 600;
const HEIGHT = 200;
const AGAIN = 900;
/** Lines are told apart by more than their colour. */
const DASHES = ["", "10 5", "3 4", "14 4 3 4", "6 3", "2 6"];

export class Review {
  #element;
  #address;
  #jump;

  /**
   * @param {HTMLElement} element @param {string} address of the review
   * @param {(moment: {ply: number, seat: number, picks: string[]}) => void} jump to a moment
   */
  constructor(element, address, jump) {
    this.#element = element;
    this.#address = address;
    this.#jump = jump;
  }

  /** Show the review if there is one, else offer to make it. */
  async open() {
    await this.#ask("GET");
  }

  async #ask(method) {
    try {
      const response = await fetch(this.#address, { method, headers: { accept: "application/json" } });
      const told = await response.json();
      if (!response.ok) throw new Error(told.refused?.join(" "));
      this.#show(told);
    } catch (error) {
      this.#offer(error.message || say("review-failed"));
    }
  }

  #show(told) {
    if (told.state === "done") this.#tell(told.review);
    else if (told.state === "running") this.#wait(told.progress);
    else this.#offer("");
  }

  #offer(problem) {
    this.#fill(
      make("p", {}, say("review-how")),
      problem && make("p", { class: "problem", role: "alert" }, problem),
      button("review", say("review-start"), () => this.#ask("POST"), { class: "button primary" }));
  }

  #wait(progress) {
    if (!this.#element.querySelector("progress")) {
      this.#fill(make("p", { role: "status" }, say("review-running")),
        make("progress", { max: 1, value: progress, "aria-label": say("review-running") }));
    }
    this.#element.querySelector("progress").value = progress;
    setTimeout(() => this.#ask("GET"), AGAIN);
  }

  #tell(review) {
    const waited = this.#element.querySelector("progress");
    this.#fill(
      chart(review),
      make("ul", { class: "plain" }, ...[...review.course, ...review.seats].map((text) => make("li", {}, text))),
      make("details", {}, make("summary", {}, say("review-table")), table(review)),
      make("h3", { tabindex: -1, id: "ui-review-moments" }, review.summary),
      make("ol", { class: "moments" }, ...review.moments.map((moment) => this.#moment(moment))));
    if (waited) this.#element.querySelector("h3").focus();
  }

  #moment(moment) {
    return make("li", {},
      make("p", {}, make("strong", {}, moment.title)),
      make("p", {}, moment.played),
      make("p", {}, moment.better),
      make("p", {}, moment.why),
      moment.line.length > 0 && make("p", { class: "quiet" }, `${say("review-line")} ${moment.line.join(" ")}`),
      button(`moment-${moment.ply}`, say("review-look"), () => this.#jump(moment), { "aria-label": `${say("review-look")}: ${moment.title}` }));
  }

  #fill(...children) {
    this.#element.replaceChildren(...children.filter(Boolean));
  }
}

function chart({ curve, sides }) {
  const last = Math.max(1, curve.at(-1)?.ply ?? 1);
  const at = (ply, chance) => `${((ply / last) * WIDTH).toFixed(1)},${((1 - chance) * HEIGHT).toFixed(1)}`;
  const svg = draw("svg", { viewBox: `-4 -6 ${WIDTH + 8} ${HEIGHT + 12}`, class: "chances", "aria-hidden": "true" },
    draw("line", { x1: 0, y1: HEIGHT / 2, x2: WIDTH, y2: HEIGHT / 2, class: "middle" }),
    ...sides.map((_, side) => draw("polyline", {
      points: curve.map(({ ply, chances }) => at(ply, chances[side] ?? 0)).join(" "),
      class: `side-${side}`,
      "stroke-dasharray": DASHES[side % DASHES.length],
    })));
  const names = sides.map((name, side) => make("li", {},
    draw("svg", { viewBox: "0 0 34 8", class: "chances key", "aria-hidden": "true" },
      draw("line", { x1: 0, y1: 4, x2: 34, y2: 4, class: `side-${side}`, "stroke-dasharray": DASHES[side % DASHES.length] })), name));
  return make("figure", { class: "curve" }, make("figcaption", {}, say("review-curve")), svg, make("ul", { class: "curve-names" }, ...names));
}

function table({ curve, sides }) {
  const percent = (chance) => `${Math.round(chance * 100)} %`;
  const head = make("tr", {}, ...[say("review-ply"), ...sides].map((text) => make("th", { scope: "col" }, text)));
  const row = ({ ply, chances }) => make("tr", {}, make("th", { scope: "row" }, String(ply)), ...chances.map((chance) => make("td", {}, percent(chance))));
  return make("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": say("review-table") },
    make("table", {}, make("thead", {}, head), make("tbody", {}, ...curve.map(row))));
}

function draw(tag, attributes, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}
