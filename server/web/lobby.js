// The waiting room of a table: an invitation to send, seats to take, bots to fill in, and the start.

import { addressOf } from "./address.js";
import { confirm } from "./dialog.js";
import { button, make, refill } from "./dom.js";
import { face } from "./face.js";
import { chairs, seatName } from "./seats.js";
import { sit as sitDown } from "./sitting.js";
import { tell } from "./speak.js";
import { say } from "./words.js";

export class Lobby {
  #element;
  #ask;
  #shown = "";

  /** @param {HTMLElement} element @param {(request: object) => void} ask the server to do something */
  constructor(element, ask) {
    this.#element = element;
    this.#ask = ask;
  }

  /** Show how the table stands. @returns {boolean} whether focus got lost because the game began */
  show(table) {
    const waiting = table.status === "lobby";
    this.#element.hidden = !waiting;
    const { you, seats, can, options, locked } = table;
    const now = JSON.stringify(waiting && { you, seats, can, options, locked });
    if (now === this.#shown) return false;
    this.#shown = now;
    const lost = refill(this.#element, waiting ? [this.#seats(table), this.#about(table), this.#invitation(table), this.#rules(table)] : []);
    // Whoever pressed a button that is gone now stays with the seats.
    if (lost && waiting) this.#element.querySelector("h2").focus();
    return lost && !waiting;
  }

  #seats(table) {
    const people = chairs(table.seats).map((seats) => this.#chair(seats, table));
    const start = table.can.start && button("start", say("start"), () => this.#ask({ do: "start" }), { class: "button primary big" });
    const empty = table.seats.some((seat) => seat.kind === "empty");
    return make("section", { class: "card lobby-seats" },
      make("h2", { tabindex: -1 }, say("lobby-seats")),
      make("ol", { class: "chairs" }, ...people),
      this.#name(table),
      make("p", { class: "lobby-go" }, start, this.#lock(table)),
      (table.you.dismissed || table.locked) && make("p", {}, say(table.you.dismissed ? "dismissed" : "locked")),
      make("p", { class: "quiet" }, say(table.you.host ? (empty ? "lobby-empty" : "lobby-ready") : "lobby-wait")));
  }

  /** The place of one person, whatever seats that is. */
  #chair(seats, table) {
    const [seat] = seats;
    const { host } = table.you;
    const plays = new Intl.ListFormat(document.documentElement.lang).format(seats.map((one) => one.game_name));
    const more = [plays, seat.kind === "bot" && say("bot-level", { level: say(`level-${seat.level}`) }), seat.host && say("host")];
    const named = (text) => ({ "aria-label": `${text}, ${plays}` });
    const sit = table.can.sit.includes(seat.seat)
      && button(`sit-${seat.seat}`, say("sit"), () => sitDown(table, seat, this.#ask), named(say("sit")));
    const stand = seat.you
      && button(`stand-${seat.seat}`, say("stand"), () => this.#ask({ do: "stand", seat: seat.seat }), named(say("stand")));
    return make("li", { class: "chair" },
      face(seat),
      make("span", { class: "chair-name" }, make("strong", {}, seatName(seat)), make("span", { class: "quiet" }, more.filter(Boolean).join(" · "))),
      make("span", { class: "chair-tools" }, host && seat.kind !== "person" && this.#levels(seat, table.levels, named), sit, stand, ...this.#hostTools(seat, table, named)));
  }

  /** What a host may do about somebody who sat down. */
  #hostTools(seat, { can }, named) {
    if (!can.free.includes(seat.seat)) return [];
    const turnAway = async () => {
      const warning = say("dismiss-sure", { who: seatName(seat) });
      if (await confirm(say("dismiss"), warning, say("dismiss"))) this.#ask({ do: "dismiss", seat: seat.seat });
    };
    return [
      button(`free-${seat.seat}`, say("free"), () => this.#ask({ do: "free", seat: seat.seat }), named(say("free"))),
      button(`dismiss-${seat.seat}`, say("dismiss"), turnAway, named(say("dismiss"))),
    ];
  }

  /** The host's switch for whether others may still sit down. */
  #lock({ can, locked }) {
    const verb = locked ? "unlock" : "lock";
    return can.lock && button("lock", say(verb), () => this.#ask({ do: verb }), { class: "button quiet-button" });
  }

  #name({ you }) {
    const field = make("input", { "data-key": "name", value: you.named ? you.name : "", placeholder: you.name, maxlength: 40, autocomplete: "nickname", required: true });
    const save = (event) => {
      event.preventDefault();
      this.#ask({ do: "name", name: field.value });
    };
    return make("form", { class: "copy lobby-name", onsubmit: save },
      make("label", {}, say("name"), field), make("button", { class: "button", "data-key": "name-save" }, say("name-save")));
  }

  #levels(seat, levels, named) {
    const option = (value, text) => make("option", { value, selected: (seat.level ?? "") === value }, text);
    return make("select", {
      "data-key": `bot-${seat.seat}`,
      ...named(say("who-plays")),
      onchange: (event) => this.#ask({ do: "bot", seat: seat.seat, level: event.target.value || null }),
    }, option("", say("open-seat")), ...levels.map((level) => option(level, say("bot", { level: say(`level-${level}`) }))));
  }

  #invitation(table) {
    return make("section", { class: "card lobby-invite" }, make("h2", {}, say("invite")), ...invitation(table));
  }

  /** What it is about, and where one learns it, for whoever followed a link to a game he does not know. */
  #about({ title, goal, game }) {
    const link = (key, href) => make("a", { class: "button", "data-key": key, href, target: "_blank", rel: "noopener" }, say(key));
    return make("section", { class: "card lobby-about" },
      make("h2", {}, title),
      make("p", {}, goal),
      make("p", { class: "lobby-links" }, link("learn", addressOf(`/learn/${game}`)), link("rules", addressOf(`/rules/${game}`))));
  }

  #rules(table) {
    if (table.options.length === 0) return null;
    return make("details", { class: "card lobby-rules" },
      make("summary", {}, say("options")),
      make("dl", {}, ...table.options.flatMap(({ text, value }) => [make("dt", {}, text), make("dd", {}, value)])));
  }
}

/** The ways to this table for others. */
export function invitation(table) {
  const link = location.origin + addressOf(`/t/${table.id}`);
  const field = make("input", { readonly: true, value: link, "data-key": "link", "aria-label": say("invite-link"), onfocus: (event) => event.target.select() });
  const copied = make("p", { class: "copied quiet" });
  const copy = async () => {
    field.select();
    await navigator.clipboard?.writeText(link);
    tell(say("copied"));
    copied.textContent = say("copied");
  };
  const share = navigator.share && button("share", say("share"), () => navigator.share({ title: table.title, url: link }).catch(() => {}));
  return [
    make("p", {}, say(table.locked ? "invite-locked" : "invite-how")),
    make("div", { class: "copy" }, field, button("copy", say("copy"), copy), share),
    copied,
    make("div", { class: "invite-more" },
      make("p", {}, say("code"), " ", make("strong", { class: "code" }, table.code)),
      make("img", { class: "qr", src: addressOf(`/t/${table.id}/qr.svg`), alt: say("qr"), width: 148, height: 148 })),
  ];
}
