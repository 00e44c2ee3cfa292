// How a game ended, for whoever looks: won, lost or drawn, a few facts, and what one can do next.

import { addressOf } from "./address.js";
import { button, make } from "./dom.js";
import { say } from "./words.js";

/** Whether you won, lost, drew or shared first place; nothing for whoever looks on or holds both sides. */
export function result({ outcome, you, seats }) {
  const winners = new Set(outcome?.winners);
  const won = you.seats.filter((seat) => winners.has(seat));
  if (!outcome || you.seats.length === 0 || (won.length && won.length < you.seats.length)) return null;
  if (won.length === 0) return "lost";
  if (outcome.scores[won[0]] === 1) return "won";
  return winners.size === seats.length ? "drawn" : "shared";
}

/** The result in a word. */
export const headline = (table) => say(result(table) ?? "title-over");

export class Ending {
  #ask;
  #again;
  #hidden = false;

  /** @param {(request: object) => void} ask the server to do something @param {() => void} again show it anew */
  constructor(ask, again) {
    this.#ask = ask;
    this.#again = again;
  }

  /** What is shown once the game is over. */
  view(table) {
    const toggle = (text, label) => button("ending-toggle", text, () => {
      this.#hidden = !this.#hidden;
      this.#again();
    }, { class: "button quiet-button end-toggle", "aria-label": label, title: label });
    if (this.#hidden) {
      return make("div", { class: "end" },
        make("h2", { class: "end-title" }, headline(table)), toggle(say("ending-open")), this.#next(table));
    }
    return make("section", { class: "end", "data-result": result(table), "aria-labelledby": "ui-end" },
      make("h2", { class: "end-title", id: "ui-end", tabindex: -1 }, headline(table)),
      toggle("×", say("ending-close")),
      make("p", { class: "end-text" }, table.outcome?.text ?? ""),
      this.#facts(table),
      make("div", { class: "end-next" },
        this.#next(table),
        link("replay", addressOf(`/t/${table.id}/replay`)),
        link("ending-review", addressOf(`/t/${table.id}/replay#review`)),
        this.#picture(table),
        link("home", addressOf("/"))));
  }

  #next(table) {
    if (table.rematch) return link("to-rematch", addressOf(`/t/${table.rematch}`), "button primary");
    if (!table.can.rematch || table.you.seats.length === 0) return null;
    return button("rematch", say("rematch"), () => this.#ask({ do: "rematch" }), { class: "button primary" });
  }

  #facts(table) {
    const facts = [
      table.ended_ms && table.began_ms && ["ending-time", time(table.ended_ms - table.began_ms)],
      table.turns > 0 && ["ending-turns", table.turns],
      table.commitment && ["ending-proof", make("a", { href: addressOf(`/t/${table.id}/replay#ui-proof`), title: table.commitment },
        make("code", {}, `${table.commitment.slice(0, 8)}…`), " ", say("ending-proof-how"))],
    ];
    return make("dl", { class: "end-facts" }, ...facts.filter(Boolean)
      .map(([key, value]) => make("div", {}, make("dt", {}, say(key)), make("dd", {}, value instanceof Node ? value : String(value)))));
  }

  /** The last position as a picture: shared where the device can, else saved. */
  #picture(table) {
    const address = addressOf(`/t/${table.id}/preview.png`);
    const name = `${table.game}-${table.code}.png`;
    const share = async (event) => {
      if (!navigator.canShare) return;
      event.preventDefault();
      const picture = new File([await (await fetch(address)).blob()], name, { type: "image/png" });
      const shared = { files: [picture], title: table.title, text: table.outcome?.text };
      if (navigator.canShare(shared)) await navigator.share(shared).catch(() => {});
      else open(address, "_blank", "noopener");
    };
    return make("a", { class: "button", "data-key": "ending-picture", href: address, download: name, onclick: share }, say("ending-picture"));
  }
}

function link(key, href, kind = "button") {
  return make("a", { class: kind, "data-key": key, href }, say(key));
}

function time(ms) {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const pad = (number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${pad(minutes)}:${pad(seconds % 60)}` : `${minutes}:${pad(seconds % 60)}`;
}
