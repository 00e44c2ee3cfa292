// The round: everything since one's last turn, the present one included. It is what `last` repeats and what one
// can step back through.

/**
 * Where the round begins in a list of what was done.
 * @param {{seat: number|null, ply: number|null}[]} done in order; what has no ply is no action
 * @param {number[]} own seats; for who only watches, the one that acted last
 * @returns {number} the place of the first thing that happened after the own turn before, or of the first of all
 */
export function roundStart(done, own) {
  const actions = done.map((one, at) => ({ ...one, at })).filter(({ ply }) => ply !== null);
  const pivots = own.length ? own : [actions.at(-1)?.seat];
  const isOwn = ({ seat }) => pivots.includes(seat);
  const others = actions.findLastIndex((one) => !isOwn(one));
  const before = actions.slice(0, Math.max(others, 0)).findLast(isOwn);
  return before ? before.at + 1 : 0;
}

/** What is said of an action: where a game is about memory, less of it once more has happened. */
export const recalled = (entry, isLast) => (isLast ? entry.texts : entry.remembered ?? entry.texts);
