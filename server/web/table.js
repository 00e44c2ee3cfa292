// The page of a table. Wires the parts: what the server says is drawn, told and heard; what a person picks is
// sent. Nothing here knows a game.

import { Actions } from "./actions.js";
import { listen as listenToCommands } from "./command.js";
import { loadArt } from "./dom.js";
import { follow } from "./follow.js";
import { announce } from "./herald.js";
import { listen as listenToKeys } from "./keys.js";
import { Lobby } from "./lobby.js";
import { Log } from "./log.js";
import { Menu, showKeys } from "./menu.js";
import { Motion } from "./motion.js";
import { Picks } from "./picks.js";
import { Seats, seatName } from "./seats.js";
import { dress } from "./settings.js";
import { Socket } from "./socket.js";
import { play, soundOf, toggleSound } from "./sound.js";
import { call, tell } from "./speak.js";
import { Stage } from "./stage.js";
import { showTitle } from "./title.js";
import { loadWords, say } from "./words.js";

const at = (id) => document.getElementById(`ui-${id}`);
const page = at("table").dataset;
/** So many names are told one by one. */
const FEW = 5;
const EMPTY = { areas: [], things: [], choices: [], ways: [], why: [] };

let table = null;
/** While an action is on its way: the sequence number from which on it is done, Infinity before that is known. */
let sent = null;
/** Whether this person asked for another game. */
let again = false;
/** Messages to be shown, the one on display first; and when all of them will have been. */
const arrivals = [];
let shown = Promise.resolve();
/** Who was away long is not shown every step. */
const BACKLOG = 4;

const seats = new Seats(at("seats"), at("own"));
const log = new Log(at("log"));
const motion = new Motion(at("ghosts"));
const picks = new Picks((id) => stageOf(table).choices.some((choice) => choice.id === id));
const stage = new Stage({ board: at("board"), side: at("side"), hand: at("hand"), seat: (seat) => seats.rows(seat) }, pick, hint);
const actions = new Actions(at("actions"), { pick: (id) => pick(id, false), cancel, ask });
const lobby = new Lobby(at("lobby"), ask);
const menu = new Menu(at("menu"), ask);

const stageOf = (table) => table?.stage ?? EMPTY;

dress(page);
await Promise.all([loadWords(page.lang), loadArt(page.game)]);
const socket = new Socket(`/t/${page.id}/socket?lang=${page.lang}`, { table: arrive, online });

/** A message came: show it when those before it have been seen. */
function arrive(message) {
  arrivals.push(message);
  if (arrivals.length === 1) shown = showAll();
}

async function showAll() {
  while (arrivals.length) {
    // What goes wrong with one must not keep the next from being shown.
    await show(arrivals[0], arrivals.length > 1).catch(reportError);
    arrivals.shift();
  }
}

async function show(now, more) {
  const before = table;
  table = now;
  const news = log.add(now.news);
  const scene = stage.scene;
  const trails = news.flatMap((entry) => entry.trails);
  const spots = before && arrivals.length < BACKLOG ? motion.measure(stage, trails) : null;
  const hadFocus = at("table").contains(document.activeElement);
  seats.show(now);
  stage.paint(stageOf(now), now.you.seats);
  const started = lobby.show(now);
  menu.show(now);
  showTitle(now);
  at("prompt").textContent = now.status === "playing" ? now.prompt : "";
  at("table").dataset.status = now.status;
  at("table").classList.toggle("your-turn", now.your_turn);
  at("turn").hidden = !now.your_turn;
  at("watchers").textContent = now.watchers ? say("watchers", { count: now.watchers }) : "";
  if (sent !== null && before.ply !== now.ply) picks.cancel();
  if (now.seq >= sent) sent = null;
  const kept = more || picks.renew(stageOf(now).ways);
  offer();
  if (hadFocus && (started || document.activeElement === document.body)) stage.refocus();
  announce(before, now, news, kept);
  const followed = follow(scene.things, stage.scene.things, trails);
  if (before && before.ply !== now.ply) play(soundOf(scene, stage.scene, followed));
  if (again && now.rematch) location.assign(`/t/${now.rematch}`);
  await motion.play({ stage, scene, spots, followed, trails });
}

/** Whether a person may pick now: nothing is on its way in either direction. */
const ready = () => sent === null && arrivals.length < 2;

/** Mark what can be picked next. */
function offer() {
  stage.mark({
    may: ready() ? picks.next() : new Set(),
    picked: picks.chosen,
    last: new Set(log.lastPlaces()),
    why: new Map(stageOf(table).why),
  });
  if (actions.show(table, picks, !ready())) stage.refocus();
}

async function pick(id, byKey) {
  motion.skip();
  if (arrivals.length > 1) await shown;
  if (!ready()) return;
  const step = picks.pick(id);
  if (step === "refused") {
    const reason = new Map(stageOf(table).why).get(id) ?? say(table.your_turn ? "cannot-pick" : "not-your-turn");
    hint(id, reason);
    call(reason);
  } else {
    hint(id, "");
    if (step === "cancelled") tell(say("cancelled"));
  }
  const decided = step === "done" ? picks.decided() : null;
  if (decided) act(decided.seat, decided.action).catch(() => {});
  offer();
  if (byKey && step === "more") goOn(picks.next());
}

/** Tell who picks by key what comes next, and lead him to the buttons where that is all there is. */
function goOn(next) {
  const { things, choices } = stageOf(table);
  const names = [...things, ...choices].filter(({ id }) => next.has(id)).map(({ name }) => name);
  tell(names.length > FEW ? say("next-many", { count: names.length }) : say("next-few", { text: names.join("; ") }));
  if (choices.filter(({ id }) => next.has(id)).length === next.size) actions.focus();
}

function cancel() {
  if (picks.chosen.length === 0) return;
  picks.cancel();
  tell(say("cancelled"));
  offer();
}

async function act(seat, action) {
  const busy = (is) => at("table").setAttribute("aria-busy", is);
  sent = Infinity;
  busy(true);
  try {
    const seq = await deliver(seat, action);
    sent = table.seq >= seq ? null : seq;
  } catch (refusal) {
    sent = null;
    hint(null, refusal.text);
    call(refusal.text);
    throw refusal;
  } finally {
    busy(false);
    picks.cancel();
    offer();
  }
}

/** The own seat that can do an action; if none can, the one whose turn it is is told why. */
function seatFor(action) {
  const own = table.you.seats;
  const able = stageOf(table).ways.find((way) => way.action === action && own.includes(way.seat));
  return able?.seat ?? own.find((seat) => table.to_act.includes(seat)) ?? own[0];
}

/** Send an action, and send it again where somebody else acted meanwhile and it is still legal. */
async function deliver(seat, action) {
  const { ply } = table;
  try {
    return await socket.send({ do: "act", seat, action, ply });
  } catch (refusal) {
    const still = stageOf(table).ways.some((way) => way.seat === seat && way.action === action);
    if (table.ply === ply || !still) throw refusal;
    return deliver(seat, action);
  }
}

/** Ask the server for anything but an action; a refusal is told. */
async function ask(request) {
  again ||= request.do === "rematch";
  try {
    await socket.send(request);
  } catch (refusal) {
    hint(null, refusal.text);
    call(refusal.text);
  }
}

/** A short text under the board: why the thing looked at cannot be picked, or what was refused. */
function hint(id, text = new Map(stageOf(table).why).get(id) ?? "") {
  at("hint").textContent = text;
}

function online(is) {
  at("offline").hidden = is;
  if (!is && table) tell(say("offline"));
}

const answers = {
  help: () => {
    showKeys();
    return [say("command-help")];
  },
  hand: () => [stage.namesIn(at("hand")).join(", ")],
  board: () => table.told,
  last: () => log.last(),
  who: () => [table.prompt, ...table.seats.map((seat) => [...new Set([seatName(seat), seat.game_name, ...seat.facts])].join(", ") + ".")],
  turn: () => [table.your_turn ? say("your-turn", { text: table.prompt }) : table.prompt],
};

const answer = (question) => () => tell(answers[question]().join(" ") || say("nothing"));

listenToCommands(at("command"), {
  ask: (question) => answers[question](),
  act: (action) => act(seatFor(action), action),
});

listenToKeys(document.querySelectorAll(".stage-keys"), {
  "?": showKeys,
  t: answer("turn"),
  l: answer("last"),
  h: answer("hand"),
  b: answer("board"),
  w: answer("who"),
  u: () => table.can.undo && ask({ do: "undo" }),
  c: () => at("command").querySelector("input").focus(),
  m: () => tell(say(toggleSound() ? "sound-on" : "sound-off")),
  Escape: cancel,
  Backspace: () => picks.chosen.length && (picks.back(), offer()),
});

document.addEventListener("keydown", () => motion.skip(), true);
