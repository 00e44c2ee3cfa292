// How long each thing is to be seen, by the pace a person likes.

const PACES = { relaxed: 1800, brisk: 800, instant: 0 };
/** What is longer than this takes longer to read. */
const SHORT = 70;
/** Of the time for others' actions, so much is for one's own: one knows what one did. */
const OWN = 0.35;
/** Whoever comes back is not shown every step. */
const MOST = 12;
/** With less than this on the clock nobody wants to be shown anything, in milliseconds. */
const HASTE = 60_000;

/** How long one has to stop what goes by itself. */
export const LONG_BEAT = 2500;

/**
 * @param {{table: object, news: object[], first: boolean}} arrival a message with what is new in it
 * @param {keyof typeof PACES} pace
 * @returns {number} milliseconds to see it before the next
 */
export function timeFor({ table, news, first }, pace) {
  const actions = news.filter((entry) => entry.ply !== null && entry.texts.length > 0);
  // Who can act waits for nothing.
  if (first || table.your_turn || actions.length > MOST) return 0;
  const time = ({ seat, texts }) => {
    const long = Math.max(1, Math.min(2.5, texts.join(" ").length / SHORT));
    return (PACES[pace] ?? 0) * (table.you.seats.includes(seat) ? OWN : long);
  };
  return actions.reduce((sum, entry) => sum + time(entry), 0);
}

/** Whether a person has no time to look on: an answer or a clock waits. */
export function isUrgent({ your_turn, window_ms, seats }) {
  const low = seats.some((seat) => seat.you && seat.clock_ms !== null && seat.clock_ms < HASTE);
  return your_turn && (window_ms !== null || low);
}
