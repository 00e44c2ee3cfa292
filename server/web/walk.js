// Where an arrow key leads among the controls of an area. Boards are walked as they are drawn, hands and
// tracks in the direction in which one reads.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {"grid"|"track"|"row"|"pile"} shape
 * @param {object[]} things the controls in the order of a walk
 * @param {object} here the one with focus
 * @param {KeyboardEvent} event @param {boolean} rtl
 * @returns {object|undefined} where to go; undefined for a key that leads nowhere
 */
export function walk(shape, things, here, event, rtl) {
  if (event.altKey || event.metaKey) return undefined;
  if (shape === "grid" && here.cell) return onGrid(things, here, event);
  if (event.ctrlKey) return undefined;
  const at = things.indexOf(here);
  if (shape === "track") {
    const jump = onTrack(things, at, event.key);
    if (jump) return jump;
  }
  switch (event.key) {
    case "Home":
      return things[0];
    case "End":
      return things[things.length - 1];
    case "ArrowRight":
      return step(things, at, rtl ? -1 : 1, shape === "track");
    case "ArrowLeft":
      return step(things, at, rtl ? 1 : -1, shape === "track");
    default:
      return undefined;
  }
}

function step(things, at, by, around) {
  const to = at + by;
  if (around) return things[(to + things.length) % things.length];
  return things[Math.min(Math.max(to, 0), things.length - 1)];
}

function onGrid(things, here, { key, ctrlKey }) {
  const cells = things.filter((thing) => thing.cell);
  const [column, row] = here.cell;
  const inRow = cells.filter((thing) => thing.cell[1] === row).sort((a, b) => a.cell[0] - b.cell[0]);
  if (key === "Home") return ctrlKey ? cells[0] : inRow[0];
  if (key === "End") return ctrlKey ? cells[cells.length - 1] : inRow[inRow.length - 1];
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  if (ctrlKey || (dx === 0 && dy === 0)) return undefined;
  const ahead = ({ cell: [x, y] }) =>
    dx !== 0 ? y === row && (x - column) * dx > 0 : x === column && (y - row) * dy > 0;
  const distance = ({ cell: [x, y] }) => Math.abs(x - column) + Math.abs(y - row);
  return cells.filter(ahead).sort((a, b) => distance(a) - distance(b))[0] ?? here;
}

function onTrack(things, at, key) {
  const onwards = [...things.slice(at + 1), ...things.slice(0, at)];
  if (key === "ArrowDown") return onwards.find((thing) => thing.stop);
  if (key === "ArrowUp") return onwards.findLast((thing) => thing.stop);
  return /^[0-9]$/.test(key) ? onwards.find((thing) => thing.digit === Number(key)) : undefined;
}
