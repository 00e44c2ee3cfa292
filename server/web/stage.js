// Shows a scene: areas as parts of the page, named things as real controls, the rest as art above them.
// Elements are kept by the id of their thing, so that focus stays where it was and what moves can be followed.

import { arrange, make, picture, repaint, rightToLeft, set } from "./dom.js";
import { isAt } from "./follow.js";
import { Hand } from "./hand.js";
import { walk } from "./walk.js";
import { say } from "./words.js";

const ROLES = { grid: "grid", track: "toolbar", row: "toolbar", pile: "group" };
/** Half of what a finger covers, in pixels. */
const REACH = 22;
const ON_BOARD = new Set(["grid", "track"]);

/**
 * @typedef {object} Regions where areas go
 * @property {HTMLElement} board what everybody looks at @property {HTMLElement} side piles and rows beside it
 * @property {HTMLElement} hand what is one's own @property {(seat: number) => HTMLElement|null} seat
 */
export class Stage {
  /** @type {{areas: object[], things: object[]}} */ scene = { areas: [], things: [] };
  /** Every thing's element. @type {Map<string, HTMLElement>} */ elements = new Map();
  #regions;
  #pick;
  #areas = new Map();
  #marks = { may: new Set(), picked: [], last: new Set(), why: new Map() };
  #here = null;

  /** @param {Regions} regions @param {(id: string, byKey: boolean) => void} pick */
  constructor(regions, pick) {
    this.#regions = regions;
    this.#pick = pick;
  }

  /** Show a scene as the owner of these seats sees it. */
  paint(scene, seats) {
    const focused = document.activeElement?.dataset?.thing;
    // Whoever scrolled through the lobby begins with all of the table in view.
    if (this.scene.areas.length === 0 && scene.areas.length > 0) scrollTo(0, 0);
    this.scene = scene;
    const ids = new Set(scene.things.map((thing) => thing.id));
    for (const id of [...this.elements.keys()].filter((id) => !ids.has(id))) this.elements.delete(id);
    this.#paintAreas(seats);
    set(this.#regions.hand, "data-seats", seats.length > 1 ? seats.length : null);
    this.#shape(scene.areas);
    for (const area of scene.areas) this.#fill(area);
    this.mark(this.#marks);
    if (focused && document.activeElement?.dataset?.thing !== focused) this.refocus();
  }

  /** Tell what can be picked, what is picked, where the last action was and why something cannot be picked. */
  mark(marks) {
    this.#marks = marks;
    for (const view of this.#areas.values()) {
      view.controls.forEach((thing, index) => this.#name(thing, index, view));
      // Who comes to a part of the table for the first time begins where something can be done.
      const start = !view.visited && view.controls.find((thing) => marks.may.has(thing.id));
      if (start) this.#stop(view, start.id);
    }
  }

  /** Give focus back to what had it last in the stage, or to what took its place. */
  refocus() {
    const views = [this.#areas.get(this.#here), ...this.#areas.values()];
    const view = views.find((view) => view?.controls.length);
    if (view) this.elements.get(view.current).focus({ preventScroll: true });
  }

  /** The element of a thing, an area or a seat: wherever something can happen. */
  place(id) {
    const seat = /^seat-(\d+)$/.exec(id ?? "");
    return this.elements.get(id) ?? this.#areas.get(id)?.plane ?? (seat && this.#regions.seat(Number(seat[1])));
  }

  /** The names of all controls in a region, for those who ask. */
  namesIn(region) {
    return [...this.#areas.values()]
      .filter((view) => region.contains(view.section))
      .flatMap((view) => view.controls.map((thing) => thing.name));
  }

  /** Tell the page how wide the boards are for their height, so that it can make room beside them. */
  #shape(areas) {
    const boards = areas.filter((area) => ON_BOARD.has(area.shape));
    const ratio = boards.reduce((sum, { size: [width, height] }) => sum + width / height, 0);
    document.body.style.setProperty("--board-ratio", ratio || 1);
  }

  #paintAreas(seats) {
    const { areas, things } = this.scene;
    const lent = this.#lent(seats);
    const wanted = new Set(areas.map((area) => area.id));
    for (const [id, view] of this.#areas) {
      if (!wanted.has(id)) {
        view.section.remove();
        this.#areas.delete(id);
      }
    }
    const boards = areas.some((area) => ON_BOARD.has(area.shape));
    const homes = new Map();
    for (const area of areas) {
      const view = this.#areas.get(area.id) ?? this.#newArea(area);
      const inside = things.filter((thing) => thing.area === area.id);
      const home = this.#home(area, inside, seats, boards, lent);
      if (!home) continue;
      homes.set(home, [...(homes.get(home) ?? []), view.section]);
      this.#dress(view, area, inside);
      view.section.classList.toggle("lent", area === lent);
    }
    for (const region of [this.#regions.board, this.#regions.side, this.#regions.hand, ...homes.keys()]) {
      arrange(region, homes.get(region) ?? []);
    }
  }

  /** The hand of somebody else from which one has to pick now: it lies in the place of the own. */
  #lent(seats) {
    const asked = new Set(this.scene.ways?.flatMap((way) => way.picks));
    const from = this.scene.things.filter((thing) => asked.has(thing.id)).map((thing) => thing.area);
    return this.scene.areas.find((area) => area.seat !== null && !seats.includes(area.seat) && from.includes(area.id));
  }

  #home(area, inside, seats, boards, lent) {
    if (area === lent) return this.#regions.hand;
    if (area.seat !== null) {
      // An own row without anything in it keeps its room, so that nothing jumps when something comes.
      const own = seats.includes(area.seat) && (inside.length === 0 || inside.some((thing) => thing.name));
      return own && !lent ? this.#regions.hand : this.#regions.seat(area.seat);
    }
    return ON_BOARD.has(area.shape) || !boards ? this.#regions.board : this.#regions.side;
  }

  #newArea(area) {
    const plane = make("div", { class: "plane" });
    const title = make("span", { class: "area-title" });
    const head = make("div", { class: "area-head" }, title);
    const section = make("section", { class: `area area-${area.shape}` }, head, plane);
    const view = { section, head, title, plane, looks: picture([], "looks ground"), rows: new Map(), controls: [], current: undefined, index: 0 };
    if (area.shape === "row") view.hand = new Hand(view, () => this.#fill(view.area));
    plane.addEventListener("keydown", (event) => this.#keydown(view, event));
    plane.addEventListener("focusin", (event) => this.#look(view, event.target, true));
    plane.addEventListener("focusout", () => this.#unlook());
    plane.addEventListener("pointerover", (event) => this.#look(view, event.target, false));
    plane.addEventListener("pointerleave", () => this.#unlook());
    plane.addEventListener("click", (event) => {
      const id = this.#meant(view, event) ?? event.target.closest("button")?.dataset.thing;
      if (id) this.#pick(id, event.detail === 0);
    });
    this.#areas.set(area.id, view);
    return view;
  }

  #dress(view, area, inside) {
    const { section, plane, title } = view;
    view.area = area;
    view.inside = inside;
    title.textContent = area.name;
    repaint(view.looks, area.looks);
    plane.style.setProperty("--units-x", area.size[0]);
    plane.style.setProperty("--units-y", area.size[1]);
    const named = inside.some((thing) => thing.name);
    set(plane, "role", named ? ROLES[area.shape] : null);
    set(plane, "aria-label", named ? area.name : null);
    set(section, "aria-hidden", named ? null : "true");
    section.classList.toggle("empty", inside.length === 0);
  }

  #fill(area) {
    const view = this.#areas.get(area.id);
    const things = view.hand ? view.hand.sorted(view.inside) : view.inside;
    const elements = things.map((thing, depth) => this.#element(thing, view, depth));
    view.controls = things.filter((thing) => thing.name);
    if (area.shape === "grid") this.#fillGrid(view, things, elements);
    else arrange(view.plane, [view.looks, ...elements]);
    view.hand?.spread(things.length);
    const ids = view.controls.map((thing) => thing.id);
    const next = Math.min(view.index, ids.length - 1);
    this.#stop(view, ids.includes(view.current) ? view.current : ids[Math.max(next, 0)]);
  }

  /** Let the tab key stop at one control of the area alone. */
  #stop(view, id) {
    view.current = id;
    view.index = view.controls.findIndex((thing) => thing.id === id);
    for (const thing of view.controls) this.elements.get(thing.id).tabIndex = thing.id === id ? 0 : -1;
  }

  #fillGrid(view, things, elements) {
    const rows = new Map();
    const art = [];
    things.forEach((thing, i) => {
      if (!thing.name) return art.push(elements[i]);
      const row = thing.cell?.[1] ?? 255;
      rows.set(row, [...(rows.get(row) ?? []), [thing.cell?.[0] ?? 0, elements[i]]]);
    });
    view.controls.sort((a, b) => (a.cell?.[1] ?? 255) - (b.cell?.[1] ?? 255) || (a.cell?.[0] ?? 0) - (b.cell?.[0] ?? 0));
    const lines = [...rows.keys()].sort((a, b) => a - b).map((row) => {
      const line = view.rows.get(row) ?? make("div", { role: "row", class: "line" });
      view.rows.set(row, line);
      arrange(line, rows.get(row).sort((a, b) => a[0] - b[0]).map(([, element]) => element));
      return line;
    });
    arrange(view.plane, [view.looks, ...lines, ...art]);
  }

  #element(thing, view, depth) {
    const tag = thing.name ? "BUTTON" : "SPAN";
    let element = this.elements.get(thing.id);
    if (element?.tagName !== tag) {
      element = thing.name
        ? make("button", { type: "button", class: "thing", "data-thing": thing.id }, picture([]), make("span", { class: "mark" }))
        : make("span", { class: "thing art-only", "aria-hidden": "true", "data-thing": thing.id }, picture([]));
      this.elements.set(thing.id, element);
    }
    repaint(element.firstChild, thing.looks);
    badge(element, thing.badge);
    const grid = view.area.shape === "grid" && thing.name;
    set(element, "role", grid ? "gridcell" : null);
    element.style.setProperty("--depth", depth + 1);
    element.style.setProperty("--height", thing.height ?? 0);
    const [x, y, width, height] = thing.spot;
    const [across, down] = view.area.size;
    const flows = view.area.shape === "row";
    Object.assign(element.style, {
      left: flows ? "" : `${(x / across) * 100}%`,
      top: flows ? "" : `${(y / down) * 100}%`,
      width: flows ? "" : `${(width / across) * 100}%`,
      height: flows ? "" : `${(height / down) * 100}%`,
    });
    return element;
  }

  #name(thing, index, view) {
    const element = this.elements.get(thing.id);
    const { may, picked, last, why } = this.#marks;
    const is = { may: may.has(thing.id), picked: picked.includes(thing.id), last: last.has(thing.id) };
    for (const [name, on] of Object.entries(is)) element.classList.toggle(name, on);
    const reason = is.may || is.picked ? undefined : why.get(thing.id);
    const order = view.area.shape === "row" ? say("nth", { number: index + 1, count: view.controls.length }) : "";
    const state = is.picked ? say("picked") : is.may ? say("can-pick") : "";
    set(element, "aria-label", [order, thing.name, state].filter(Boolean).join(", "));
    set(element, "aria-disabled", reason ? "true" : null);
    // Screen readers say a reason that changes under the focus aloud, although nobody asked: there `i` tells it.
    set(element, "aria-description", element === document.activeElement ? null : reason);
  }

  #keydown(view, event) {
    const here = view.controls.find((thing) => thing.id === event.target.dataset.thing);
    const to = here && walk(view.area.shape, view.controls, here, event, rightToLeft(view.plane));
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    this.elements.get(to.id).focus();
  }

  /** What a finger meant that hit nothing to pick: the nearest thing to pick within its reach. */
  #meant(view, { detail, target, clientX, clientY }) {
    if (detail === 0 || this.#marks.may.has(target.closest("button")?.dataset.thing)) return undefined;
    const near = view.controls.filter(({ id }) => this.#marks.may.has(id)).map(({ id }) => {
      const box = this.elements.get(id).getBoundingClientRect();
      return { id, distance: Math.hypot(clientX - box.x - box.width / 2, clientY - box.y - box.height / 2) };
    });
    return near.filter(({ distance }) => distance < REACH).sort((a, b) => a.distance - b.distance)[0]?.id;
  }

  #look(view, target, focus) {
    const id = target.closest?.(".thing")?.dataset.thing;
    const thing = view.controls.find((control) => control.id === id);
    this.#unlook();
    if (!thing) return;
    if (focus) {
      this.#stop(view, thing.id);
      view.visited = true;
      this.#here = view.area.id;
    }
    const stack = view.inside.filter((other) => !other.name && isAt(other, thing, thing.id));
    if (stack.some((other) => other.height)) {
      for (const other of stack) this.elements.get(other.id).classList.add("fanned");
    }
  }

  #unlook() {
    for (const element of document.querySelectorAll(".fanned")) element.classList.remove("fanned");
  }
}

function badge(element, number) {
  const old = element.querySelector(".badge");
  if (number === undefined || number === null) old?.remove();
  else if (old) old.textContent = number;
  else element.append(make("span", { class: "badge", "aria-hidden": "true" }, String(number)));
}
