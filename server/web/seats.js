// The people and bots around the table: who sits where, who acts, who is away, how much time is left.

import { arrange, make, picture, set } from "./dom.js";
import { face } from "./face.js";
import { say } from "./words.js";

/** How many panels stand side by side where they stand above the board. */
const ACROSS = [1, 1, 2, 3, 2, 3, 3, 4, 4, 4, 4];
/** The signs of those who win together. */
const SIGNS = ["◆", "●", "▲"];

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

  /** Show the seats: those on the far side in the order in which they come after the first near one, partners first. */
  show(table, near = table.seats.filter((seat) => seat.you).map((seat) => seat.seat)) {
    const seats = table.seats;
    for (const seat of seats) this.#panel(seat.seat);
    const first = near.length ? seats.findIndex((seat) => seat.seat === near[0]) : seats.length - 1;
    const around = [...seats.slice(first + 1), ...seats.slice(0, first + 1)];
    const own = seats.filter((seat) => near.includes(seat.seat));
    const bands = teams([...own, ...around]);
    const others = around.filter((seat) => !near.includes(seat.seat));
    if (bands) others.sort((a, b) => bands.indexOf(a.team) - bands.indexOf(b.team));
    const items = (some) => some.map((seat) => this.#panels.get(seat.seat).item);
    arrange(this.#others, items(others));
    arrange(this.#own, items(own));
    this.#arrange(seats.length, bands);
    for (const seat of seats) this.#fill(this.#panels.get(seat.seat), seat, table, bands, near);
    this.#tick(table);
  }

  /** Partners stay together: own seats come first then, and pairs stand one above the other. */
  #arrange(count, bands) {
    const people = this.#others.parentElement;
    arrange(people, bands ? [this.#own, this.#others] : [this.#others, this.#own]);
    const size = bands ? count / bands.length : 0;
    set(people, "data-down", size === 2);
    set(people, "data-count", count);
    people.style.setProperty("--across", size > 2 ? size : ACROSS[count] ?? 4);
    set(people, "data-many", count > 4);
    set(people, "data-big", count > 7);
  }

  #panel(seat) {
    if (this.#panels.has(seat)) return;
    const parts = {
      face: make("span", { class: "panel-face", "aria-hidden": "true" }),
      looks: picture([], "panel-looks"),
      team: make("span", { class: "panel-team", "aria-hidden": "true" }),
      name: make("strong", { class: "panel-name" }),
      role: make("span", { class: "panel-role" }),
      clock: make("span", { class: "panel-clock" }),
      facts: make("ul", { class: "facts" }),
      rows: make("div", { class: "panel-rows" }),
    };
    const text = make("div", { class: "panel-text" }, parts.name, parts.role);
    const head = make("div", { class: "panel-head" }, parts.face, parts.looks, text, parts.clock, parts.team);
    parts.item = make("li", { class: "panel" }, head, parts.facts, parts.rows);
    this.#panels.set(seat, parts);
  }

  #fill(panel, seat, table, bands, near) {
    const away = seat.kind === "person" && !seat.here;
    panel.item.classList.toggle("acting", seat.acting);
    panel.item.classList.toggle("away", away);
    panel.item.classList.toggle("winner", Boolean(table.outcome?.winners.includes(seat.seat)));
    const band = bands?.indexOf(seat.team);
    set(panel.item, "data-band", band);
    panel.team.textContent = SIGNS[band] ?? "";
    const partner = bands && !near.includes(seat.seat) && table.seats.some((own) => near.includes(own.seat) && own.team === seat.team);
    if ((panel.face.dataset.face ?? "") !== String(seat.face ?? "")) {
      panel.face.dataset.face = seat.face ?? "";
      panel.face.replaceChildren(...[face(seat)].filter(Boolean));
    }
    const looks = seat.looks.map((look) => picture([look]));
    if (panel.looks.dataset.key !== seat.looks.join()) {
      panel.looks.dataset.key = seat.looks.join();
      panel.looks.replaceChildren(...looks);
    }
    // On a small screen "you" says more than one's own name.
    panel.name.textContent = !seat.you ? seatName(seat) : near.length > 1 ? `${seat.game_name} (${say("you")})` : say("you");
    const state = [
      seat.acting ? say("acting") : null,
      partner ? say("partner") : null,
      seat.resigned ? say("resigned") : null,
      seat.standin ? say("standin", { bot: seat.standin.name ?? "" }) : away ? say("away") : null,
      table.outcome?.winners.includes(seat.seat) ? say("winner") : null,
    ].filter(Boolean);
    const kind = [seat.you ? seat.name : null, seat.game_name, seat.kind === "bot" && seat.level ? say("bot-level", { level: say(`level-${seat.level}`) }) : null]
      .filter((note) => note && note !== panel.name.textContent);
    const notes = [["panel-state", state], ["panel-kind", kind]].filter(([, texts]) => texts.length);
    panel.role.replaceChildren(...notes.map(([name, texts]) => make("span", { class: name }, texts.join(" · "))));
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

/** The sides in this order, where some win together and others do not. @returns {number[]|null} */
function teams(seats) {
  const sides = [...new Set(seats.map((seat) => seat.team))];
  return sides.length > 1 && sides.length < new Set(seats).size ? sides : null;
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
