// Finds out which thing of the scene before became which thing of the scene now, so that what moved can be
// seen to move. The same id is the same thing; beyond that, what vanished where the last action began and what
// appeared where it ended belong together, what vanished here and appeared there with the same look, and two
// things that took each other's look there have changed places.

/**
 * @param {object[]} before things @param {object[]} now things @param {string[]} places of the last action
 * @returns {{moves: Map<string, string>, gone: string[], come: string[]}} `moves` tells by the id now the id before
 */
export function follow(before, now, places) {
  const old = new Map(before.map((thing) => [thing.id, thing]));
  const current = new Map(now.map((thing) => [thing.id, thing]));
  const moves = new Map(now.filter(({ id }) => old.has(id)).map(({ id }) => [id, id]));
  let gone = before.filter((thing) => !current.has(thing.id));
  let come = now.filter((thing) => !old.has(thing.id));
  const pair = (leave, arrive, fits) => {
    for (const to of arrive) {
      const from = leave.find((thing) => gone.includes(thing) && fits(thing, to));
      if (!from) continue;
      moves.set(to.id, from.id);
      gone = gone.filter((thing) => thing !== from);
      come = come.filter((thing) => thing !== to);
    }
  };
  const alike = (a, b) => a.looks.join() === b.looks.join();
  const [start, end] = [places[0], places[places.length - 1]];
  const leave = gone.filter((thing) => isAt(thing, old.get(start), start));
  const arrive = come.filter((thing) => isAt(thing, current.get(end), end));
  pair(leave, arrive, alike);
  pair(leave, arrive.filter((thing) => come.includes(thing)), () => true);
  pair([...gone], [...come], alike);
  const both = (id) => now.filter((thing) => old.has(thing.id) && isAt(thing, current.get(id), id));
  for (const a of both(start)) {
    const b = both(end).find((b) => !alike(a, b) && alike(old.get(a.id), b) && alike(old.get(b.id), a));
    if (b) moves.set(a.id, b.id).set(b.id, a.id);
  }
  return { moves, gone: gone.map(({ id }) => id), come: come.map(({ id }) => id) };
}

/** Whether a thing is at a place: it is the place, lies in that area, or over that thing. */
export function isAt(thing, place, id) {
  if (thing.id === id || thing.area === id) return true;
  if (!place || thing.area !== place.area) return false;
  const [x, y] = [thing.spot[0] + thing.spot[2] / 2, thing.spot[1] + thing.spot[3] / 2];
  const [left, up, width, height] = place.spot;
  return x >= left && x <= left + width && y >= up && y <= up + height;
}
