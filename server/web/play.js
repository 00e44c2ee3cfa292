// A board to play on: what a source of messages says is told at once and shown at the pace of a person; what a
// person picks goes back to it. A table, a lesson and a puzzle are such sources. Nothing here knows a game.

import { Actions } from "./actions.js";
import { listen as listenToCommands } from "./command.js";
import { loadArt } from "./dom.js";
import { listen as listenToDrags } from "./drag.js";
import { follow, isAt } from "./follow.js";
import { Herald } from "./herald.js";
import { listen as listenToKeys } from "./keys.js";
import { Line } from "./line.js";
import { Log } from "./log.js";
import { meant, nameOf } from "./match.js";
import { showKeys } from "./menu.js";
import { Motion } from "./motion.js";
import { playsOn } from "./offer.js";
import { LONG_BEAT, isUrgent, timeFor } from "./pace.js";
import { Parade } from "./parade.js";
import { Picks } from "./picks.js";
import { Reel } from "./reel.js";
import { Reveal } from "./reveal.js";
import { recalled, roundStart } from "./round.js";
import { Seats, seatName } from "./seats.js";
import { chosen, dress } from "./settings.js";
import { play, soundOf, toggleSound } from "./sound.js";
import { ask, call, hush, tell } from "./speak.js";
import { Stage } from "./stage.js";
import { Tip } from "./tip.js";
import { showTitle } from "./title.js";
import { loadWords, say } from "./words.js";

export const at = (id) => document.getElementById(`ui-${id}`);

/** What the page says about itself. @type {DOMStringMap} */
export const page = at("table").dataset;

/** So many names are told one by one. */
const FEW = 8;
/** So many names are listed for who asks. */
const MANY = 40;
const EMPTY = { areas: [], things: [], choices: [], ways: [], asks: [], why: [] };
/** Before what is forced a second time in a row, one need not think again. */
const SHORT_BEAT = 400;

const stageOf = (table) => table?.stage ?? EMPTY;
/** The ways to actions and to several of them in a row. */
const waysOf = ({ ways, runs = [] }) => [...ways, ...runs.map((run) => ({ ...run, action: run.actions.join(" ") }))];

/** Fetch and put on what every page with a board needs. */
export async function prepare() {
  dress(page);
  await Promise.all([loadWords(page.lang), loadArt(page.game)]);
}

/**
 * @typedef {object} Source where messages come from and picks go to
 * @property {(seat: number, action: string, ply: number) => Promise<number>} act the sequence number from which on it is
 *   done; fails with `{text}` where it is refused
 * @property {(request: object) => Promise<void>} ask for anything but an action
 * @property {(id: string) => Promise<string[]>} help what a thing is
 * @property {(before: object|null, now: object) => void} [shown] a message was drawn
 */
export class Play {
  /** The message on display. */
  table = null;
  #source;
  /** The message that came last: what is true now. */
  #newest = null;
  /** Everything that happened, as far as it was told. */
  #heard = [];
  /** While an action is on its way: the sequence number from which on it is done, Infinity before that is known. */
  #sent = null;
  /** Tells whoever waits for a message that one came. */
  #came = () => {};
  /** Lets what is forced go by itself, and whether it just did. */
  #beat = 0;
  #forced = false;
  #seats = new Seats(at("seats"), at("own"));
  #log = new Log(at("log"));
  #line = new Line(at("line"), (by) => this.#step(by));
  #motion = new Motion(at("ghosts"));
  #reveal = new Reveal(at("ghosts"));
  #tip = new Tip(at("table"), (id) => this.#source.help(id));
  #herald = new Herald({ tell, ask, play });
  #parade = new Parade((arrival, way) => this.#show(arrival, way), (arrival) => timeFor(arrival, chosen("pace")));
  #reel = new Reel();
  #picks = new Picks((id) => stageOf(this.table).choices.some((choice) => choice.id === id));
  #stage;
  #actions;

  /** @param {Source} source */
  constructor(source) {
    this.#source = source;
    const regions = { board: at("board"), side: at("side"), hand: at("hand"), seat: (seat) => this.#seats.rows(seat) };
    this.#stage = new Stage(regions, (id, byKey) => this.#pick(id, byKey));
    const verbs = { pick: (id) => this.#pick(id, false), cancel: () => this.#cancel(), ask: (request) => this.ask(request) };
    this.#actions = new Actions(at("actions"), verbs);
    at("advice").addEventListener("click", () => this.ask({ do: "hint" }));
    this.#listen();
  }

  /** A message came: tell it now, show it when those before it have been seen. */
  arrive(message) {
    const before = this.#newest;
    this.#newest = message;
    const known = this.#heard.at(-1)?.seq ?? -1;
    const news = message.news.filter((entry) => entry.seq > known);
    this.#heard.push(...news);
    this.#came();
    showTitle(message);
    this.#herald.hear(before, message, news);
    this.#parade.push({ table: message, news, first: !before });
    if (document.hidden || isUrgent(message)) this.#hurry();
  }

  /** Ask the source for anything but an action; a refusal is told. */
  async ask(request) {
    try {
      await this.#source.ask(request);
    } catch (refusal) {
      this.#refuse(refusal.text);
    }
  }

  /** A short text under the board: what was refused. */
  hint(text) {
    at("hint").textContent = text;
    if (!text) hush();
  }

  async #show(arrival, { more, hurried }) {
    const { table: now, news, first } = arrival;
    const before = this.table;
    this.table = now;
    this.#reel.add(arrival);
    this.#log.add(news, now.status === "lobby");
    const told = news.filter((entry) => entry.texts.length).map((entry) => entry.texts.join(" "));
    this.#line.say(first || hurried ? told.slice(-1) : told, timeFor({ ...arrival, news: news.slice(-1) }, chosen("pace")));
    showStatus(now);
    if (this.#sent !== null && before.ply !== now.ply) this.#picks.cancel();
    if (now.seq >= this.#sent) this.#sent = null;
    if (before?.ply !== now.ply || before?.prompt !== now.prompt) this.hint("");
    if (before && playsOn(before, now)) this.hint(say("offer-resign-gone"));
    if (!more && !this.#picks.renew(waysOf(stageOf(now)))) tell(say("selection-lost"));
    const hadFocus = at("table").contains(document.activeElement);
    const trails = news.flatMap((entry) => entry.trails);
    const moved = this.#draw(now, trails, before && !hurried);
    this.#offer();
    const left = this.#source.shown?.(before, now);
    if (hadFocus && (left || document.activeElement === document.body)) this.#stage.refocus();
    if (before && before.ply !== now.ply) play(moved.sound);
    this.#goByItself(news);
    await moved.done;
    if (first || hurried) return;
    for (const entry of news) await this.#reveal.show(this.#stage, entry.shown);
  }

  /** Draw the seats and the stage of a message. @returns how that sounds, and when what moves has moved */
  #draw(table, trails, moving) {
    const stage = this.#stage;
    const scene = stage.scene;
    this.#tip.reset();
    const spots = moving ? this.#motion.measure(stage, trails) : null;
    this.#seats.show(table);
    stage.paint(stageOf(table), table.you.seats);
    const followed = follow(scene.things, stage.scene.things, trails);
    return { sound: soundOf(scene, stage.scene, followed), done: this.#motion.play({ stage, scene, spots, followed, trails }) };
  }

  /** Whether a person may pick now: nothing is on its way in either direction, and the board shows what is. */
  #ready() {
    return this.#sent === null && this.#parade.behind === 0 && !this.#reel.back;
  }

  /** Mark what can be picked next, and say what is asked for. */
  #offer(may = this.#ready() ? this.#picks.next() : new Set()) {
    const { asks, why } = stageOf(this.table);
    this.#stage.mark({ may, picked: this.#picks.chosen, last: new Set(this.#log.lastPlaces()), why: new Map(why) });
    const asked = this.#picks.chosen.length ? asks[this.#picks.asked()] : undefined;
    at("prompt").textContent = this.table.status === "playing" ? asked ?? this.table.prompt : "";
    this.#excuse();
    this.#line.offer(this.#reel.behind, this.#reel.back);
    if (this.#actions.show(this.table, this.#picks, !this.#ready())) this.#stage.refocus();
  }

  /** Where the house is busy, say when the bot will answer. */
  #excuse() {
    const wait = this.#reel.back || this.table.your_turn ? null : this.table.bot_wait_ms;
    at("bot-wait").hidden = !wait;
    at("bot-wait").textContent = wait ? say("bot-wait", { seconds: Math.ceil(wait / 1000) }) : "";
  }

  /** Show all that waits now. */
  #hurry() {
    clearTimeout(this.#beat);
    this.#motion.skip();
    this.#reveal.hide();
    return this.#reel.back ? Promise.resolve() : this.#parade.hurry();
  }

  /** Look at an earlier moment of the round, or come back. */
  async #step(by) {
    await this.#hurry();
    const from = this.#reel.back;
    const frame = this.#reel.step(by);
    if (!frame) return tell(say("step-none"));
    const { back } = this.#reel;
    at("table").classList.toggle("looking-back", back > 0);
    if (back === 0) this.#parade.go();
    else this.#parade.stop();
    this.#draw(frame.table, frame.trails, from - back === 1);
    showStatus(frame.table);
    this.#offer();
    if (back > 0) {
      this.#stage.mark({ may: new Set(), picked: [], last: new Set(frame.trails.flat()), why: new Map() });
      at("prompt").textContent = say("looking-back", { number: this.#reel.behind + 1, count: this.#reel.behind + 1 + back });
      at("turn").hidden = true;
    }
    this.#line.say([frame.text]);
    return tell(back > 0 ? at("prompt").textContent : say("step-now-told"), frame.text);
  }

  async #pick(id, byKey) {
    if (this.#reel.back) return this.#step(Infinity);
    // Who presses before all is shown wants to see it; who listens has heard it.
    const late = this.#parade.behind > 0;
    await this.#hurry();
    if (!this.#ready() || (late && !byKey)) return undefined;
    const step = this.#picks.pick(id);
    if (step === "refused") this.#refuse(new Map(stageOf(this.table).why).get(id) ?? say(this.table.your_turn ? "cannot-pick" : "not-your-turn"));
    else this.hint("");
    if (step === "cancelled") tell(say("cancelled"));
    const decided = step === "done" ? this.#picks.decided() : null;
    if (decided) this.#take(decided);
    this.#offer();
    if (byKey && step === "more") this.#goOn(this.#picks.next());
    return step;
  }

  /** Tell who picks by key what comes next, and lead him to the buttons where that is all there is. */
  #goOn(next) {
    const { choices } = stageOf(this.table);
    const names = this.#namesOf(next);
    tell(at("prompt").textContent, names.length > FEW ? say("next-many", { count: names.length }) : say("next-few", { text: names.join("; ") }));
    if (choices.filter(({ id }) => next.has(id)).length === next.size) this.#actions.focus();
  }

  /** What these things and buttons are called, each name once. */
  #namesOf(ids) {
    const { things, choices } = stageOf(this.table);
    return [...new Set([...things, ...choices].filter(({ id }) => ids.has(id)).map(({ name }) => name))];
  }

  #cancel() {
    this.hint("");
    if (this.#picks.chosen.length === 0) return;
    this.#picks.cancel();
    tell(say("cancelled"));
    this.#offer();
  }

  /** Go a way; what is refused on it is told. */
  #take({ seat, action, actions = [action] }) {
    this.#act(seat, ...actions).catch(() => {});
  }

  async #act(seat, ...actions) {
    const busy = (is) => at("table").setAttribute("aria-busy", is);
    this.#sent = Infinity;
    busy(true);
    try {
      let seq = 0;
      for (const action of actions) seq = await this.#deliver(seat, action);
      this.#sent = this.table.seq >= seq ? null : seq;
    } catch (refusal) {
      this.#sent = null;
      this.#refuse(refusal.text);
      throw refusal;
    } finally {
      busy(false);
      this.#picks.cancel();
      this.#offer();
    }
  }

  /** Send an action, and send it again where somebody else acted meanwhile and it is still legal. */
  async #deliver(seat, action) {
    const { ply } = this.#newest;
    try {
      const seq = await this.#source.act(seat, action, ply);
      while (this.#newest.seq < seq) await new Promise((came) => (this.#came = came));
      return seq;
    } catch (refusal) {
      const still = stageOf(this.#newest).ways.some((way) => way.seat === seat && way.action === action);
      if (this.#newest.ply === ply || !still) throw refusal;
      return this.#deliver(seat, action);
    }
  }

  /**
   * Where an own turn can go on in one way only, and that on the board, it goes by itself after a moment; any key
   * or press stops it, so there is time to take back.
   */
  #goByItself(news) {
    clearTimeout(this.#beat);
    const { things, areas } = stageOf(this.table);
    const way = this.#picks.only();
    const last = news.findLast((entry) => entry.ply !== null);
    const again = this.#forced;
    this.#forced = false;
    if (!chosen("forced") || !this.#ready() || !this.table.can.undo || !way || last?.seat !== way.seat) return;
    const boards = new Set(areas.filter(({ shape }) => shape === "grid" || shape === "track").map(({ id }) => id));
    if (!way.picks.every((id) => boards.has(things.find((thing) => thing.id === id)?.area))) return;
    if (!again) {
      this.hint(say("forced"));
      tell(say("forced"));
    }
    this.#beat = setTimeout(() => {
      if (!this.#ready() || this.#picks.chosen.length || this.#picks.only() !== way) return;
      this.#forced = true;
      this.#take(way);
    }, again ? SHORT_BEAT : LONG_BEAT);
  }

  /** Take up a thing to drag it. @returns {HTMLElement|null} what is to be seen of it */
  #lift(id) {
    const kind = this.#ready() ? this.#picks.lift(id) : null;
    if (!kind) return null;
    if (kind === "more" && this.#picks.chosen.at(-1) !== id) this.#picks.pick(id);
    this.hint("");
    this.#offer(kind === "later" ? this.#picks.goals(id) : undefined);
    const { things } = this.#stage.scene;
    const place = things.find((thing) => thing.id === id);
    const piece = things.findLast((thing) => !thing.name && isAt(thing, place, id));
    return this.#stage.elements.get(piece?.id ?? id);
  }

  /** Let go of it over a goal, or anywhere. */
  #drop(id, goal, away) {
    if (!this.#ready()) return;
    const kind = this.#picks.lift(id);
    const way = kind === "later" && goal ? this.#picks.between(id, goal) : null;
    if (way) this.#take(way);
    else if (kind === "whole" && away) this.#pick(id, false);
    else if (kind === "more" && goal) this.#pick(goal, false);
    else if (kind === "more") this.#picks.back();
    this.#offer();
  }

  /** Do what is typed: what things are called picks them, everything else is an action in notation. */
  async #obey(text) {
    await (this.#reel.back ? this.#step(Infinity) : this.#hurry());
    const { things, choices, ways } = stageOf(this.table);
    const written = ways.some((way) => way.action === text);
    const names = new Map([...things, ...choices].map(({ id, name }) => [id, name]));
    const options = written ? [] : meant(text, this.#picks.left(), names, say("command-filler"));
    if (options.length > 1) {
      throw { text: say("command-which", { text: options.slice(0, MANY).map((picks) => nameOf(picks, names)).join("; ") }) };
    }
    if (options.length === 0) await this.#act(this.#seatFor(text), text);
    for (const id of options[0] ?? []) await this.#pick(id, false);
    return this.#picks.chosen.length ? this.#possible().join(" ") : "";
  }

  /** What can be done now, by name. */
  #possible() {
    const names = this.#ready() ? this.#namesOf(this.#picks.next()) : [];
    const shown = names.slice(0, MANY).join("; ") + (names.length > MANY ? " …" : "");
    return [at("prompt").textContent, names.length ? say("next-few", { text: shown }) : ""].filter(Boolean);
  }

  /** The own seat that can do an action; if none can, the one whose turn it is is told why. */
  #seatFor(action) {
    const own = this.table.you.seats;
    const able = stageOf(this.table).ways.find((way) => way.action === action && own.includes(way.seat));
    return able?.seat ?? own.find((seat) => this.table.to_act.includes(seat)) ?? own[0];
  }

  #refuse(text) {
    this.hint(text);
    call(text);
  }

  /** Everything since one's last turn, in words. */
  #round() {
    const round = this.#heard.slice(roundStart(this.#heard, this.#newest.you.seats));
    return round.flatMap((entry, i) => recalled(entry, i === round.length - 1));
  }

  /** Go to the next thing that can be picked, or to the one before. */
  #seek(by) {
    const controls = [...document.querySelectorAll(".stage-keys :is(.thing.may, .choice)")];
    if (controls.length === 0) return tell(this.#newest.prompt ?? say("nothing"));
    const here = document.activeElement;
    const after = controls.findIndex((control) => here.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING);
    const ahead = after < 0 ? controls.length : after;
    const to = by > 0 ? ahead : ahead - (controls.includes(here) ? 2 : 1);
    return controls.at(to % controls.length).focus();
  }

  #listen() {
    const answers = {
      what: () => this.#possible(),
      help: () => {
        showKeys();
        return [say("command-help")];
      },
      hand: () => [this.#stage.namesIn(at("hand")).join(", ")],
      board: () => this.#newest.told,
      last: () => this.#round(),
      who: () => [this.#newest.prompt, ...this.#newest.seats.map((seat) => [...new Set([seatName(seat), seat.game_name, ...seat.facts])].join(", ") + ".")],
      turn: () => [this.#newest.your_turn ? say("your-turn", { text: this.#newest.prompt }) : this.#newest.prompt],
    };
    const answer = (question) => () => tell(answers[question]().join(" ") || say("nothing"));
    listenToCommands(at("command"), { ask: (question) => answers[question](), act: (text) => this.#obey(text) });
    const parts = [...document.querySelectorAll(".stage-keys")];
    listenToDrags(parts, at("ghosts"), { lift: (id) => this.#lift(id), drop: (...drop) => this.#drop(...drop) });
    listenToKeys([...parts, at("line")], {
      "?": showKeys,
      t: answer("turn"),
      l: answer("last"),
      h: answer("hand"),
      b: answer("board"),
      w: answer("who"),
      n: () => this.#seek(1),
      N: () => this.#seek(-1),
      ",": () => this.#step(-1),
      ".": () => this.#step(1),
      i: () => this.#explain(document.activeElement?.dataset.thing),
      g: () => this.table.can.hint && this.ask({ do: "hint" }),
      u: () => this.table.can.undo && this.ask({ do: "undo" }),
      c: () => at("command").querySelector("input").focus(),
      m: () => tell(say(toggleSound() ? "sound-on" : "sound-off")),
      Escape: () => (this.#reel.back ? this.#step(Infinity) : this.#cancel()),
      Backspace: () => this.#picks.chosen.length && (this.#picks.back(), this.#offer()),
    });
    for (const sign of ["keydown", "click"]) document.addEventListener(sign, () => this.#hurry(), true);
    document.addEventListener("visibilitychange", () => document.hidden && this.#hurry());
  }

  /** Tell what a thing is and does now. */
  async #explain(id) {
    const texts = id ? await this.#source.help(id) : [];
    tell(texts.join(" ") || say("nothing"));
    this.hint(texts.join(" "));
  }
}

/** Show around the board how the table stands. */
function showStatus(table) {
  at("table").dataset.status = table.status;
  at("table").classList.toggle("your-turn", table.your_turn);
  at("turn").hidden = !table.your_turn;
  at("advice").hidden = !table.can.hint;
  at("watchers").textContent = table.watchers ? say("watchers", { count: table.watchers }) : "";
}
