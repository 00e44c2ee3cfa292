// The parts of the client that think, without a page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { follow } from "../server/web/follow.js";
import { Herald } from "../server/web/herald.js";
import { meant } from "../server/web/match.js";
import { isUrgent, timeFor } from "../server/web/pace.js";
import { Parade } from "../server/web/parade.js";
import { Picks } from "../server/web/picks.js";
import { Reel } from "../server/web/reel.js";
import { roundStart } from "../server/web/round.js";
import { walk } from "../server/web/walk.js";

globalThis.reportError = () => {};

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

test("several actions in a row are picked as one, and what is forced is so whatever follows", () => {
  const step = { seat: 0, action: "7:1>2", picks: ["1", "2"] };
  const run = { seat: 0, action: "7:1>2 7:2>3", actions: ["7:1>2", "7:2>3"], picks: ["1", "3"] };
  const picks = picksOf([step, run]);
  assert.equal(picks.only(), step);
  picks.pick("1");
  assert.deepEqual([...picks.next()], ["2", "3"]);
  assert.equal(picks.pick("3"), "done");
  assert.deepEqual(picks.decided().actions, ["7:1>2", "7:2>3"]);
  assert.equal(picksOf([step, run, { seat: 0, action: "7:9>10", picks: ["9", "10"] }]).only(), null);
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

test("a drag is known by where it begins, and by where it ends if only one action leads there", () => {
  const picks = picksOf([
    { seat: 0, action: "7a", picks: ["seven", "a", "b"] },
    { seat: 0, action: "4a", picks: ["four", "a", "c"] },
    { seat: 0, action: "7c", picks: ["seven", "a", "c"] },
    { seat: 0, action: "throw", picks: ["two"] },
  ]);
  assert.deepEqual(["seven", "two", "a", "b"].map((id) => picks.lift(id)), ["more", "whole", "later", null]);
  assert.deepEqual([...picks.goals("a")], ["b"]);
  assert.equal(picks.between("a", "b").action, "7a");
  assert.equal(picks.between("a", "c"), null);
  picks.pick("seven");
  assert.equal(picks.lift("seven"), "more");
  assert.equal(picks.lift("a"), "more");
});

const names = new Map(Object.entries({ r5: "red 5", r5b: "red 5", b5: "blue 5", plus: "plus, blue", c1: "c1, weißer Stein", c2: "c2, leer", b2: "b2, rotes Plättchen", pass: "Pass" }));
const say = (text, ...ways) => meant(text, ways.map((picks) => ({ picks })), names, "the nach").map((picks) => picks.join());

test("what things are called is understood", () => {
  assert.deepEqual(say("red 5", ["r5"], ["b5"]), ["r5"]);
  assert.deepEqual(say("Red 5", ["r5"], ["r5b"]), ["r5b"]);
  assert.deepEqual(say("5", ["r5"], ["b5"]), ["r5", "b5"]);
  assert.deepEqual(say("blu", ["r5"], ["b5"], ["plus"]), ["b5", "plus"]);
  assert.deepEqual(say("weisser Stein c1", ["c1", "b2"], ["c1", "c2"]), ["c1"]);
  assert.deepEqual(say("c1 nach B2", ["c1", "b2"], ["c1", "c2"]), ["c1,b2"]);
  assert.deepEqual(say("c2", ["c1", "c2"], ["c2", "b2"]), ["c2"]);
  assert.deepEqual(say("c", ["c1", "c2"]), []);
  assert.deepEqual(say("red 6", ["r5"]), []);
  assert.deepEqual(say("", ["r5"]), []);
});

const done = (...seats) => seats.map((seat, ply) => ({ seat, ply }));

test("a round goes from the own turn before to now", () => {
  assert.equal(roundStart(done(0, 0, 1, 2, 3), [0]), 2);
  assert.equal(roundStart(done(0, 1, 2, 0, 0), [0]), 1);
  assert.equal(roundStart(done(1, 2), [0]), 0);
  assert.equal(roundStart(done(0, 0), [0]), 0);
  assert.equal(roundStart([], [0]), 0);
  assert.equal(roundStart(done(0, 1, 1, 0, 1), []), 3);
  assert.equal(roundStart([...done(0, 1), { seat: 0, ply: null }, { seat: 1, ply: 2 }], [0]), 1);
});

/** A message with one thing new. */
const message = (ply, seat, more = {}) => ({
  table: { ply, seq: ply, you: { seats: [0] }, seats: [], offers: [], stage: {}, status: "playing", prompt: `prompt ${ply}`, your_turn: false, window_ms: null, ...more },
  news: seat === null ? [] : [{ seq: ply, ply: ply - 1, seat, texts: [`${seat} did ${ply}.`], trails: [] }],
  first: false,
});

test("others' actions get their time, the own little, and who can act waits for nothing", () => {
  assert.equal(timeFor(message(2, 1), "relaxed"), 1800);
  assert.equal(timeFor(message(2, 1), "brisk"), 800);
  assert.equal(timeFor(message(2, 1), "instant"), 0);
  assert.ok(timeFor(message(2, 0), "relaxed") < 800);
  assert.equal(timeFor(message(2, 1, { your_turn: true }), "relaxed"), 0);
  assert.equal(timeFor(message(2, null), "relaxed"), 0);
  assert.equal(timeFor({ ...message(2, 1), first: true }, "relaxed"), 0);
  const two = message(3, 1);
  two.news.push(...message(4, 2).news);
  assert.equal(timeFor(two, "brisk"), 1600);
  two.news = Array.from({ length: 30 }, () => two.news[0]);
  assert.equal(timeFor(two, "brisk"), 0);
  assert.equal(isUrgent(message(2, 1, { your_turn: true, window_ms: 5000 }).table), true);
  assert.equal(isUrgent(message(2, 1, { your_turn: true, seats: [{ you: true, clock_ms: 3000 }] }).table), true);
  assert.equal(isUrgent(message(2, 1, { your_turn: true }).table), false);
});

test("the parade shows one after another, and at once for who is in a hurry", async () => {
  const shown = [];
  const parade = new Parade(async (item, { more, hurried }) => shown.push([item, more, hurried]), () => 40);
  const began = performance.now();
  for (const item of ["a", "b", "c", "d"]) parade.push(item);
  await new Promise((later) => setTimeout(later, 60));
  assert.deepEqual(shown.map(([item]) => item), ["a", "b"]);
  assert.equal(parade.behind, 2);
  await parade.hurry();
  assert.ok(performance.now() - began < 120);
  assert.deepEqual(shown.slice(2), [["c", true, true], ["d", false, true]]);
  // The hurry is over: what comes now has its time again.
  parade.stop();
  for (const item of ["e", "f"]) parade.push(item);
  await new Promise((later) => setTimeout(later, 60));
  assert.equal(parade.behind, 2);
  parade.go();
  await new Promise((later) => setTimeout(later, 10));
  assert.deepEqual(shown.slice(4), [["e", true, false]]);
  await new Promise((later) => setTimeout(later, 60));
  assert.equal(parade.behind, 0);
  await parade.hurry();
});

test("what goes wrong with one message keeps no other from being shown", async () => {
  const shown = [];
  const parade = new Parade(async (item) => (item === 1 ? Promise.reject(new Error("no")) : shown.push(item)), () => 0);
  for (const item of [0, 1, 2]) parade.push(item);
  await parade.hurry();
  assert.deepEqual(shown, [0, 2]);
});

test("one steps back through the round, sees what is remembered of it, and comes back", () => {
  const reel = new Reel();
  const add = (ply, seat, more) => reel.add({ ...message(ply, seat), ...more });
  add(1, 1, { first: true });
  add(2, 0);
  add(3, 1);
  const fight = message(4, 2);
  fight.news[0].remembered = ["A fight."];
  reel.add(fight);
  add(5, 3);
  add(5, null);
  assert.deepEqual([reel.behind, reel.back], [3, 0]);
  assert.equal(reel.step(-1).text, "A fight.");
  assert.equal(reel.step(-1).text, "1 did 3.");
  assert.equal(reel.step(-1).text, "0 did 2.");
  assert.equal(reel.step(-1), null);
  assert.equal(reel.step(1).text, "1 did 3.");
  assert.equal(reel.step(Infinity).text, "3 did 5.");
  assert.deepEqual([reel.behind, reel.back], [3, 0]);
  // Two actions are taken back.
  add(3, null);
  assert.equal(reel.behind, 1);
});

/** What a listener at seat 0 is told of these changes. */
function told(...changes) {
  const lines = [];
  const tell = (...texts) => lines.push(texts.filter(Boolean).join(" "));
  const herald = new Herald({ tell, ask: tell, play: (sound) => lines.push(`(${sound})`) });
  let before = null;
  for (const { table, news } of changes) {
    herald.hear(before, table, news);
    before = table;
  }
  return lines.filter(Boolean);
}

test("at one's turn everything since the last comes in one go, once", () => {
  const start = message(0, null, { your_turn: true, goal: "Win." });
  assert.deepEqual(told(start), ["Win.", "⟨your-turn⟩"]);
  const round = [message(1, 0), message(2, 1), message(3, 2), message(4, 3, { your_turn: true })];
  assert.deepEqual(told(start, ...round).slice(2), ["0 did 1.", "(turn)", "1 did 2. 2 did 3. 3 did 4.", "⟨your-turn⟩"]);
  // The same where the server told it in one message.
  const whole = { ...message(4, 3, { your_turn: true }), news: round.flatMap(({ news }) => news) };
  assert.deepEqual(told(start, whole).slice(2), ["(turn)", "0 did 1. 1 did 2. 2 did 3. 3 did 4.", "⟨your-turn⟩"]);
});

test("the end is told at once and once", () => {
  const over = { status: "over", prompt: null, outcome: { text: "1 wins.", winners: [1], scores: [0, 1] } };
  const [end, same] = [message(2, 1, over), { ...message(2, null, over) }];
  assert.deepEqual(told(message(1, 0), end, same), ["prompt 1", "(end)", "1 did 2. ⟨lost⟩"]);
  // Who gives up does nothing that tells it.
  assert.deepEqual(told(message(2, 0), same), ["prompt 2", "(end)", "⟨lost⟩ 1 wins."]);
});

test("before the game the last word about each seat is told, now and then", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const lines = [];
  const tell = (...texts) => lines.push(texts.join(" "));
  const herald = new Herald({ tell, ask: tell, play: () => {} });
  const lobby = { status: "lobby", seats: [], you: { seats: [] }, offers: [] };
  const hear = (seat, text) => herald.hear(lobby, lobby, [{ seat, ply: null, texts: [text] }]);
  herald.hear(null, lobby, []);
  for (let round = 0; round < 100; round += 1) {
    hear(1, "Joker sits down.");
    hear(1, `Joker stands up, ${round}.`);
  }
  hear(0, "Ada sits down.");
  assert.deepEqual(lines, ["Joker sits down."]);
  t.mock.timers.tick(2000);
  assert.deepEqual(lines.slice(1), ["Joker stands up, 99. Ada sits down."]);
  t.mock.timers.tick(2000);
  hear(0, "Ada stands up.");
  assert.deepEqual(lines.slice(2), ["Ada stands up."]);
});

/** A socket of the client at a server that answers every attempt in the same way; how often it was tried, and what was heard. */
async function attempts(t, { minutes, status, visit }) {
  t.mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  const tried = { times: [], gone: 0 };
  globalThis.addEventListener = () => {};
  globalThis.document = { addEventListener() {}, hidden: false };
  globalThis.location = new URL("https://example.org/t/x");
  globalThis.fetch = async () => ({ status });
  globalThis.WebSocket = class {
    static OPEN = 1;
    readyState = 0;
    constructor() {
      tried.times.push(Date.now());
      setTimeout(() => visit(this), 10);
    }
    send() {}
    close() {}
  };
  const { Socket } = await import("../server/web/socket.js");
  new Socket("/t/x/socket", { table() {}, online() {}, gone: () => (tried.gone += 1) });
  for (let tick = 0; tick < minutes * 600; tick += 1) {
    t.mock.timers.tick(100);
    await Promise.resolve();
    await Promise.resolve();
  }
  return tried;
}

test("a line that is refused is tried less and less often, and not at all where no waiting helps", async (t) => {
  const refuse = (socket) => socket.onclose();
  const busy = await attempts(t, { minutes: 2, status: 503, visit: refuse });
  assert.ok(busy.times.length > 10 && busy.times.length < 30, `${busy.times.length} attempts`);
  assert.equal(busy.gone, 0);
  t.mock.timers.reset();
  const gone = await attempts(t, { minutes: 2, status: 410, visit: refuse });
  assert.deepEqual([gone.times.length, gone.gone], [1, 1]);
});

test("a line that breaks after the first word is no reason to hurry", async (t) => {
  const visit = (socket) => {
    socket.onopen();
    socket.onmessage({ data: '{"type":"refused","key":null,"text":"too fast"}' });
    socket.onclose();
  };
  const broken = await attempts(t, { minutes: 2, status: 200, visit });
  assert.ok(broken.times.length > 10 && broken.times.length < 30, `${broken.times.length} attempts`);
});
