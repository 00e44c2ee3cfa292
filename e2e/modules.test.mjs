// The parts of the client that think, without a page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { follow } from "../server/web/follow.js";
import { Picks } from "../server/web/picks.js";
import { walk } from "../server/web/walk.js";

const cell = (id, x) => ({ id, area: "board", spot: [x, 0, 10, 10], looks: [], name: id });
const piece = (id, look, x) => ({ id, area: "board", spot: [x, 0, 10, 10], looks: [look] });
const cells = [cell("c", 0), cell("d", 10)];

test("a capture: the one that came moves, the one that stood there is gone", () => {
  const before = [...cells, piece("piece@c", "white", 0), piece("piece@d", "black", 10)];
  const { moves, gone, come } = follow(before, [...cells, piece("piece@d", "white", 10)], [["c", "d"]]);
  assert.equal(moves.get("piece@d"), "piece@c");
  assert.deepEqual([gone, come], [["piece@d"], []]);
});

test("a swap: both move", () => {
  const before = [...cells, piece("tile@c", "red", 0), piece("tile@d", "green", 10)];
  const now = [...cells, piece("tile@c", "green", 0), piece("tile@d", "red", 10)];
  const { moves, gone } = follow(before, now, [["c", "d"]]);
  assert.deepEqual([moves.get("tile@c"), moves.get("tile@d"), gone.length], ["tile@d", "tile@c", 0]);
});

test("a hidden thing that is shown stays itself", () => {
  const { moves } = follow([...cells, piece("sun-1", "closed", 0)], [...cells, piece("sun-1", "open", 10)], [["c", "d"]]);
  assert.equal(moves.get("sun-1"), "sun-1");
});

const ways = [
  { seat: 0, action: "a-b", picks: ["a", "b"] },
  { seat: 0, action: "a-c$d,e", picks: ["a", "c", "d", "e"], free: 2 },
  { seat: 0, action: "a-f:2", picks: ["a", "f", "size-2"] },
];
const picksOf = (ways) => {
  const picks = new Picks((id) => id.startsWith("size"));
  picks.renew(ways);
  return picks;
};

test("picks narrow down to one action, the free ones in any order", () => {
  const picks = picksOf(ways);
  assert.deepEqual([...picks.next()], ["a"]);
  assert.equal(picks.pick("a"), "more");
  assert.equal(picks.pick("c"), "more");
  assert.deepEqual([...picks.next()].sort(), ["d", "e"]);
  assert.equal(picks.pick("e"), "more");
  assert.equal(picks.pick("d"), "done");
  assert.equal(picks.decided().action, "a-c$d,e");
});

test("where only buttons are left and there is one, it is pressed by itself", () => {
  const picks = picksOf(ways);
  picks.pick("a");
  assert.equal(picks.pick("f"), "done");
  assert.equal(picks.decided().action, "a-f:2");
});

test("what was picked is kept as long as it leads somewhere", () => {
  const picks = picksOf(ways);
  picks.pick("a");
  assert.equal(picks.renew(ways.slice(1)), true);
  assert.deepEqual(picks.chosen, ["a"]);
  assert.equal(picks.renew([{ seat: 0, action: "x", picks: ["x"] }]), false);
  assert.deepEqual(picks.chosen, []);
  assert.equal(picks.pick("nothing"), "refused");
});

test("arrows walk the grid, a track goes round, and right to left turns a hand", () => {
  const grid = [0, 1, 2].map((x) => ({ id: `g${x}`, cell: [x, 0] }));
  assert.equal(walk("grid", grid, grid[0], { key: "ArrowRight" }, false).id, "g1");
  assert.equal(walk("grid", grid, grid[0], { key: "End" }, false).id, "g2");
  const track = ["a", "b", "c"].map((id, i) => ({ id, stop: id === "c", digit: i + 1 }));
  assert.equal(walk("track", track, track[2], { key: "ArrowRight" }, false).id, "a");
  assert.equal(walk("track", track, track[0], { key: "ArrowDown" }, false).id, "c");
  assert.equal(walk("track", track, track[0], { key: "2" }, false).id, "b");
  const hand = [{ id: "x" }, { id: "y" }];
  assert.equal(walk("row", hand, hand[1], { key: "ArrowRight" }, true).id, "x");
});
