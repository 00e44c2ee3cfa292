// What a change at the table means to those who listen: what happened, whose turn it is, who is away.

import { headline } from "./ending.js";
import { play } from "./sound.js";
import { call, tell } from "./speak.js";
import { say } from "./words.js";

/**
 * Tell what is new.
 * @param {object|null} before the table as it was; null at first @param {object} now @param {object[]} news
 * @param {boolean} kept whether what was picked is still possible
 */
export function announce(before, now, news, kept) {
  if (before) tell(...news.flatMap((entry) => entry.texts), ...comings(before, now));
  if (!kept) tell(say("selection-lost"));
  if (now.status === "over" && before?.status !== "over") {
    tell(headline(now), now.outcome?.text);
    if (before) play("end");
  } else if (now.your_turn && !before?.your_turn) {
    call(say("your-turn", { text: now.prompt }));
    if (before) play("turn");
  } else if (now.status === "playing" && now.prompt !== before?.prompt) {
    tell(now.prompt);
  }
}

/** Who went away and who is back; who sits down, stands up or asks for something is among the news. */
function comings(before, now) {
  const changed = now.seats
    .filter((seat, i) => seat.kind === "person" && !seat.you && before.seats[i]?.name === seat.name && before.seats[i].here !== seat.here)
    .map((seat) => [seat.chair, say(seat.here ? "back" : "gone", { who: seat.name })]);
  // Whoever holds several seats comes and goes once.
  return [...new Map(changed).values()];
}
