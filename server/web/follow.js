// Finds out which thing of the scene before became which thing of the scene now, so that what moved can be
// seen to move. Some things are named after their place, since nobody can tell them from others of their kind:
// so the same id is the same thing only if it is of the same kind, and beyond that, what vanished where
// something began and what appeared where it led belong together.

/**
 * @param {object[]} before things @param {object[]} now things
 * @param {string[][]} trails of what happened: from where to where, each
 * @returns {{moves: Map<string, string>, gone: string[], come: string[]}} `moves` tells by the id now the id before
 */
export function follow(before, now, trails) {
  const old = new Map(before.map((thing) => [thing.id, thing]));
  const current = new Map(now.map((thing) => [thing.id, thing]));
  const moves = new Map();
  const gone = new Set(before);
  const come = new Set(now);
  const pair = (leave, arrive, fits) => {
    for (const to of arrive) {
      const from = come.has(to) && leave.find((thing) => gone.has(thing) && fits(thing, to));
      if (!from) continue;
      moves.set(to.id, from.id);
      gone.delete(from);
      come.delete(to);
    }
  };
  const same = (fits) => {
    for (const to of now) if (old.has(to.id)) pair([old.get(to.id)], [to], fits);
  };
  const along = (fits) => {
    for (const trail of trails) {
      const [start, end] = [trail[0], trail[trail.length - 1]];
      const leave = [...gone].filter((thing) => isAt(thing, old.get(start), start));
      pair(leave, [...come].filter((thing) => isAt(thing, current.get(end), end)), fits);
    }
  };
  same((from, to) => to.name || alike(from, to));
  along(alike);
  same(() => true);
  along(() => true);
  pair([...gone], [...come], alike);
  const ids = (things) => [...things].map(({ id }) => id);
  return { moves, gone: ids(gone), come: ids(come) };
}

/** Whether two things are of one kind: their first look is what they are, the others what is written on them. */
const alike = (a, b) => a.looks[0] === b.looks[0];

/** Whether a thing is at a place: it is the place, lies in that area, or over that thing. */
export function isAt(thing, place, id) {
  if (thing.id === id || thing.area === id) return true;
  if (!place || thing.area !== place.area) return false;
  const [x, y] = [thing.spot[0] + thing.spot[2] / 2, thing.spot[1] + thing.spot[3] / 2];
  const [left, up, width, height] = place.spot;
  return x >= left && x <= left + width && y >= up && y <= up + height;
}
