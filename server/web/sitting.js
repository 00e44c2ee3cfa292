// Sitting down: by name, in the lobby or in the middle of a game where a bot keeps the seat.

import { inform, prompt } from "./dialog.js";
import { button, make } from "./dom.js";
import { face } from "./face.js";
import { chairs } from "./seats.js";
import { say } from "./words.js";

/**
 * Sit down on a seat. Whoever has no name yet is asked for one first.
 * @param {object} table @param {object|null} seat any of the chair; null for all that one left
 * @param {(request: object) => Promise<void>} ask the server to do something
 */
export async function sit(table, seat, ask) {
  if (!table.you.named && table.you.left.length === 0) {
    const name = await prompt(say("ask-name"), say("ask-name-how"), say("name"), say("ask-name-go"));
    if (!name) return;
    await ask({ do: "name", name });
  }
  await ask(seat ? { do: "sit", seat: seat.seat } : { do: "sit" });
}

/** In the middle of a game: the way to the seats that one can take. @returns {HTMLElement[]} */
export function openSeats(table, ask) {
  // A lesson has no seats to take.
  if (table.status !== "playing" || !table.can.sit?.length) return [];
  const { left } = table.you;
  if (left.length) {
    const [mine] = table.seats.filter((seat) => left.includes(seat.seat));
    return [make("div", { class: "offer" },
      make("span", {}, say("come-back-how", { bot: botOf(mine) })),
      button("come-back", say("come-back"), () => sit(table, null, ask), { class: "button primary" }))];
  }
  if (table.you.seats.length) return [];
  const open = chairs(table.seats.filter((seat) => table.can.sit.includes(seat.seat))).map(([seat]) => seat);
  if (open.length === 1) return [take(open[0], say("take-over", { bot: botOf(open[0]) }), () => sit(table, open[0], ask))];
  const choose = () => {
    const choice = (seat) => take(seat, `${botOf(seat)}, ${seat.game_name}`, () => {
      dialog.close();
      sit(table, seat, ask);
    });
    const dialog = inform(say("take-over-any"), make("p", {}, say("take-over-how")), make("div", { class: "open-seats" }, ...open.map(choice)));
  };
  return [button("take", say("take-over-any"), choose)];
}

const botOf = (seat) => seat.standin?.name ?? seat.name ?? seat.game_name;

function take(seat, text, onclick) {
  const offer = button(`take-${seat.seat}`, text, onclick);
  offer.prepend(face(seat) ?? "");
  return offer;
}
