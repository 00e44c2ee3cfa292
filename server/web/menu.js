// What one does rarely: take back, resign, leave, and look at settings and keys.

import { addressOf } from "./address.js";
import { confirm, inform } from "./dialog.js";
import { button, make, refill } from "./dom.js";
import { invitation } from "./lobby.js";
import { settingsForm } from "./settings.js";
import { say } from "./words.js";

const KEYS = ["arrows", "home", "enter", "escape", "digits", "n", "t", "l", "step", "h", "b", "w", "i", "g", "u", "c", "m", "help"];

export class Menu {
  #details;
  #list;
  #ask;

  /** @param {HTMLDetailsElement} details @param {(request: object) => Promise<void>} ask the server to do something */
  constructor(details, ask) {
    this.#details = details;
    this.#list = details.querySelector("div");
    this.#ask = ask;
    details.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !details.open) return;
      event.stopPropagation();
      this.#close(true);
    });
    document.addEventListener("click", (event) => !details.contains(event.target) && this.#close(false));
    details.querySelector("summary").addEventListener("click", (event) => event.stopPropagation());
  }

  /** Offer what can be done now. */
  show(table) {
    const { can, you, status } = table;
    const request = (verb) => () => this.#ask({ do: verb });
    const sure = (verb, warning, act) => async () => {
      if (await confirm(say(verb), say(warning), say(verb))) act();
    };
    const leave = async () => {
      await this.#ask({ do: "stand" });
      location.assign(addressOf("/"));
    };
    // Among more than two sides the game goes on without whoever gives up.
    const many = new Set(table.seats.map((seat) => seat.team)).size > 2;
    const team = table.seats.find((seat) => seat.you)?.team;
    const partner = table.seats.some((seat) => seat.team === team && seat.kind === "person" && !seat.you);
    const item = (verb, act) => button(verb, say(verb), () => {
      this.#close(true);
      act();
    }, { class: "menu-item" });
    refill(this.#list, [
      can.hint && item("hint", request("hint")),
      can.undo && item("undo", request("undo")),
      can.takeback && item("takeback", request("takeback")),
      can.resign && item("resign", sure("resign", many ? "resign-many" : partner ? "resign-team" : "resign-sure", request("resign"))),
      can.lock && status === "playing" && item(table.locked ? "unlock" : "lock", request(table.locked ? "unlock" : "lock")),
      status === "playing" && you.seats.length > 0 && item("leave", sure("leave", table.takeover ? "leave-takeover" : "leave-sure", leave)),
      status === "playing" && item("invite", () => inform(say("invite"), ...invitation(table))),
      make("a", { class: "menu-item", "data-key": "learn", href: addressOf(`/learn/${table.game}`), target: "_blank", rel: "noopener" }, say("learn")),
      item("settings", () => inform(say("settings"), settingsForm())),
      item("keys", showKeys),
    ]);
  }

  #close(focus) {
    if (focus && this.#details.open) this.#details.querySelector("summary").focus();
    this.#details.open = false;
  }
}

/** Tell what the keys and commands do. */
export function showKeys() {
  const rows = KEYS.flatMap((key) => [
    make("dt", {}, ...say(`key-${key}`).split(" ").map((name) => make("kbd", {}, name))),
    make("dd", {}, say(`key-${key}-does`)),
  ]);
  inform(say("keys"), make("dl", { class: "keys" }, ...rows), make("p", {}, say("command-help")));
}
