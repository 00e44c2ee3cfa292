// What people at a table ask of one another, such as to take back an action, and how that is answered.

import { button, make } from "./dom.js";
import { seatName } from "./seats.js";
import { say } from "./words.js";

/** Who asks for what. */
export function offerText(offer, table) {
  const asker = table.seats.find(({ seat }) => seat === offer.seat);
  return asker.you ? say(`offer-${offer.kind}-own`) : say(`offer-${offer.kind}`, { who: seatName(asker) });
}

/** The request to resign that waits for the own team. */
const resigning = (table) => table.offers.find(({ kind }) => kind === "resign");

/** The request to resign that is new. */
export const newlyResigning = (before, now) => (resigning(before) ? undefined : resigning(now));

/** Whether somebody of the own team wanted to resign, and it came to nothing. */
export const playsOn = (before, now) => Boolean(resigning(before)) && !resigning(now) && now.status === "playing";

/** A request, with the answers that one may give. @param {(request: object) => void} ask the server to do something */
export function offerView(offer, table, ask) {
  const text = offerText(offer, table);
  const answer = (verb) => () => ask({ do: verb, offer: offer.kind });
  const mine = table.you.seats.includes(offer.seat);
  const asked = table.you.seats.some((seat) => offer.waiting.includes(seat));
  return make("div", { class: "offer", role: "group", "aria-label": text },
    make("span", {}, text),
    !asked && make("span", { class: "quiet" }, say("offer-waiting")),
    asked && button("agree", say("agree"), answer("agree"), { class: "button primary" }),
    asked && button("decline", say("decline"), answer("decline")),
    mine && button("withdraw", say("withdraw"), answer("decline")));
}
