// The people and bots around the table: who sits where, who acts, who is away, how much time is left.

import { arrange, make, picture, set } from "./dom.js";
import { face } from "./face.js";
import { say } from "./words.js";

export class Seats {
  #others;
  #own;
  #panels = new Map();
  #ticking = 0;

  /** @param {HTMLElement} others a list @param {HTMLElement} own a list by the own hand */
  constructor(others, own) {
    this.#others = others;
    this.#own = own;
  }

  /** Where the things of a seat go. */
  rows(seat) {
    return this.#panels.get(seat)?.rows ?? null;
  }

  /** Show the seats: those on the far side in the order in which they come after the first near one. */
  show(table, near = table.seats.filter((seat) => seat.you).map((seat) => seat.seat)) {
    const seats = table.seats;
    for (const seat of seats) this.#panel(seat.seat);
    const first = near.length ? seats.findIndex((seat) => seat.seat === near[0]) : seats.length - 1;
    const around = [...seats.slice(first + 1), ...seats.slice(0, first + 1)];
    const items = (some) => some.map((seat) => this.#panels.get(seat.seat).item);
    arrange(this.#others, items(around.filter((seat) => !near.includes(seat.seat))));
    arrange(this.#own, items(seats.filter((seat) => near.includes(seat.seat))));
    for (const seat of seats) this.#fill(this.#panels.get(seat.seat), seat, table);
    this.#tick(table);
  }

  #panel(seat) {
    if (this.#panels.has(seat)) return;
    const parts = {
      looks: picture([], "panel-looks"),
      name: make("strong", { class: "panel-name" }),
      role: make("span", { class: "panel-role" }),
      clock: make("span", { class: "panel-clock" }),
      facts: make("ul", { class: "facts" }),
      rows: make("div", { class: "panel-rows" }),
    };
    const text = make("div", { class: "panel-text" }, parts.name, parts.role);
    const head = make("div", { class: "panel-head" }, parts.looks, text, parts.clock);
    parts.item = make("li", { class: "panel" }, head, parts.facts, parts.rows);
    this.#panels.set(seat, parts);
  }

  #fill(panel, seat, table) {
    const away = seat.kind === "person" && !seat.here;
    panel.item.classList.toggle("acting", seat.acting);
    panel.item.classList.toggle("away", away);
    panel.item.classList.toggle("winner", Boolean(table.outcome?.winners.includes(seat.seat)));
    set(panel.item, "data-team", seat.team);
    const looks = [seat.face, ...seat.looks].join();
    if (panel.looks.dataset.key !== looks) {
      panel.looks.dataset.key = looks;
      panel.looks.replaceChildren(...[face(seat), ...seat.looks.map((look) => picture([look]))].filter(Boolean));
    }
    panel.name.textContent = seatName(seat);
    const notes = [
      seat.game_name,
      seat.kind === "bot" && !seat.standin ? say("bot-level", { level: say(`level-${seat.level}`) }) : null,
      seat.acting ? say("acting") : null,
      seat.resigned ? say("resigned") : null,
      seat.standin ? say("standin", { bot: seat.standin.name ?? "" }) : away ? say("away") : null,
      table.outcome?.winners.includes(seat.seat) ? say("winner") : null,
    ].filter((note) => note && note !== panel.name.textContent);
    panel.role.textContent = notes.join(" · ");
    arrange(panel.facts, seat.facts.map((fact) => make("li", {}, fact)));
  }

  #tick(table) {
    clearInterval(this.#ticking);
    const since = performance.now();
    // The seats of one person share one clock.
    const running = new Set(table.seats.filter((seat) => seat.acting && table.status === "playing").map((seat) => seat.chair));
    const show = () => {
      for (const seat of table.seats) {
        const { clock } = this.#panels.get(seat.seat);
        if (seat.clock_ms === null) continue;
        const gone = running.has(seat.chair) ? performance.now() - since : 0;
        clock.textContent = time(seat.clock_ms - gone);
      }
    };
    show();
    if (table.seats.some((seat) => seat.clock_ms !== null && running.has(seat.chair))) this.#ticking = setInterval(show, 500);
  }
}

/** The seats, those of one person together. @returns {object[][]} */
export function chairs(seats) {
  const chairs = new Map();
  for (const seat of seats) chairs.set(seat.chair, [...(chairs.get(seat.chair) ?? []), seat]);
  return [...chairs.values()];
}

/** What a seat is called: its person or bot, else its place. */
export function seatName(seat) {
  if (seat.you) return seat.name ? `${seat.name} (${say("you")})` : say("you");
  return seat.name ?? (seat.kind === "empty" ? say("empty-seat") : seat.game_name);
}

function time(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
