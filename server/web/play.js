// A board to play on: what a source of messages says is drawn, told and heard; what a person picks goes back to
// it. A table, a lesson and a puzzle are such sources. Nothing here knows a game.

import { Actions } from "./actions.js";
import { listen as listenToCommands } from "./command.js";
import { loadArt } from "./dom.js";
import { follow } from "./follow.js";
import { announce } from "./herald.js";
import { listen as listenToKeys } from "./keys.js";
import { Log } from "./log.js";
import { showKeys } from "./menu.js";
import { Motion } from "./motion.js";
import { Picks } from "./picks.js";
import { Seats, seatName } from "./seats.js";
import { dress } from "./settings.js";
import { play, soundOf, toggleSound } from "./sound.js";
import { call, tell } from "./speak.js";
import { Stage } from "./stage.js";
import { showTitle } from "./title.js";
import { loadWords, say } from "./words.js";

export const at = (id) => document.getElementById(`ui-${id}`);

/** What the page says about itself. @type {DOMStringMap} */
export const page = at("table").dataset;

/** So many names are told one by one. */
const FEW = 5;
/** Who was away long is not shown every step. */
const BACKLOG = 4;
const EMPTY = { areas: [], things: [], choices: [], ways: [], asks: [], why: [] };

const stageOf = (table) => table?.stage ?? EMPTY;

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
  /** While an action is on its way: the sequence number from which on it is done, Infinity before that is known. */
  #sent = null;
  /** Messages to be shown, the one on display first; and when all of them will have been. */
  #arrivals = [];
  #shown = Promise.resolve();
  #seats = new Seats(at("seats"), at("own"));
  #log = new Log(at("log"));
  #motion = new Motion(at("ghosts"));
  #picks = new Picks((id) => stageOf(this.table).choices.some((choice) => choice.id === id));
  #stage;
  #actions;

  /** @param {Source} source */
  constructor(source) {
    this.#source = source;
    const regions = { board: at("board"), side: at("side"), hand: at("hand"), seat: (seat) => this.#seats.rows(seat) };
    this.#stage = new Stage(regions, (id, byKey) => this.#pick(id, byKey), (id) => this.hint(id));
    const verbs = { pick: (id) => this.#pick(id, false), cancel: () => this.#cancel(), ask: (request) => this.ask(request) };
    this.#actions = new Actions(at("actions"), verbs);
    this.#listen();
  }

  /** A message came: show it when those before it have been seen. */
  arrive(message) {
    this.#arrivals.push(message);
    if (this.#arrivals.length === 1) this.#shown = this.#showAll();
  }

  /** Ask the source for anything but an action; a refusal is told. */
  async ask(request) {
    try {
      await this.#source.ask(request);
    } catch (refusal) {
      this.#refuse(refusal.text);
    }
  }

  /** A short text under the board: why the thing looked at cannot be picked, or what was refused. */
  hint(id, text = new Map(stageOf(this.table).why).get(id) ?? "") {
    at("hint").textContent = text;
  }

  async #showAll() {
    while (this.#arrivals.length) {
      // What goes wrong with one must not keep the next from being shown.
      await this.#show(this.#arrivals[0], this.#arrivals.length > 1).catch(reportError);
      this.#arrivals.shift();
    }
  }

  async #show(now, more) {
    const before = this.table;
    this.table = now;
    const stage = this.#stage;
    const news = this.#log.add(now.news);
    const scene = stage.scene;
    const trails = news.flatMap((entry) => entry.trails);
    const spots = before && this.#arrivals.length < BACKLOG ? this.#motion.measure(stage, trails) : null;
    const hadFocus = at("table").contains(document.activeElement);
    this.#seats.show(now);
    stage.paint(stageOf(now), now.you.seats);
    showTitle(now);
    at("table").dataset.status = now.status;
    at("table").classList.toggle("your-turn", now.your_turn);
    at("turn").hidden = !now.your_turn;
    at("watchers").textContent = now.watchers ? say("watchers", { count: now.watchers }) : "";
    if (this.#sent !== null && before.ply !== now.ply) this.#picks.cancel();
    if (now.seq >= this.#sent) this.#sent = null;
    const kept = more || this.#picks.renew(stageOf(now).ways);
    this.#offer();
    const moved = this.#source.shown?.(before, now);
    if (hadFocus && (moved || document.activeElement === document.body)) stage.refocus();
    announce(before, now, news, kept);
    const followed = follow(scene.things, stage.scene.things, trails);
    if (before && before.ply !== now.ply) play(soundOf(scene, stage.scene, followed));
    await this.#motion.play({ stage, scene, spots, followed, trails });
  }

  /** Whether a person may pick now: nothing is on its way in either direction. */
  #ready() {
    return this.#sent === null && this.#arrivals.length < 2;
  }

  /** Mark what can be picked next, and say what is asked for. */
  #offer() {
    const { asks, why } = stageOf(this.table);
    this.#stage.mark({
      may: this.#ready() ? this.#picks.next() : new Set(),
      picked: this.#picks.chosen,
      last: new Set(this.#log.lastPlaces()),
      why: new Map(why),
    });
    const asked = this.#picks.chosen.length ? asks[this.#picks.asked()] : undefined;
    at("prompt").textContent = this.table.status === "playing" ? asked ?? this.table.prompt : "";
    if (this.#actions.show(this.table, this.#picks, !this.#ready())) this.#stage.refocus();
  }

  async #pick(id, byKey) {
    this.#motion.skip();
    if (this.#arrivals.length > 1) await this.#shown;
    if (!this.#ready()) return;
    const step = this.#picks.pick(id);
    if (step === "refused") {
      const reason = new Map(stageOf(this.table).why).get(id) ?? say(this.table.your_turn ? "cannot-pick" : "not-your-turn");
      this.hint(id, reason);
      call(reason);
    } else {
      this.hint(id, "");
      if (step === "cancelled") tell(say("cancelled"));
    }
    const decided = step === "done" ? this.#picks.decided() : null;
    if (decided) this.#act(decided.seat, decided.action).catch(() => {});
    this.#offer();
    if (byKey && step === "more") this.#goOn(this.#picks.next());
  }

  /** Tell who picks by key what comes next, and lead him to the buttons where that is all there is. */
  #goOn(next) {
    const { things, choices } = stageOf(this.table);
    const names = [...things, ...choices].filter(({ id }) => next.has(id)).map(({ name }) => name);
    tell(at("prompt").textContent, names.length > FEW ? say("next-many", { count: names.length }) : say("next-few", { text: names.join("; ") }));
    if (choices.filter(({ id }) => next.has(id)).length === next.size) this.#actions.focus();
  }

  #cancel() {
    if (this.#picks.chosen.length === 0) return;
    this.#picks.cancel();
    tell(say("cancelled"));
    this.#offer();
  }

  async #act(seat, action) {
    const busy = (is) => at("table").setAttribute("aria-busy", is);
    this.#sent = Infinity;
    busy(true);
    try {
      const seq = await this.#deliver(seat, action);
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
    const { ply } = this.table;
    try {
      return await this.#source.act(seat, action, ply);
    } catch (refusal) {
      const still = stageOf(this.table).ways.some((way) => way.seat === seat && way.action === action);
      if (this.table.ply === ply || !still) throw refusal;
      return this.#deliver(seat, action);
    }
  }

  /** The own seat that can do an action; if none can, the one whose turn it is is told why. */
  #seatFor(action) {
    const own = this.table.you.seats;
    const able = stageOf(this.table).ways.find((way) => way.action === action && own.includes(way.seat));
    return able?.seat ?? own.find((seat) => this.table.to_act.includes(seat)) ?? own[0];
  }

  #refuse(text) {
    this.hint(null, text);
    call(text);
  }

  #listen() {
    const answers = {
      help: () => {
        showKeys();
        return [say("command-help")];
      },
      hand: () => [this.#stage.namesIn(at("hand")).join(", ")],
      board: () => this.table.told,
      last: () => this.#log.last(),
      who: () => [this.table.prompt, ...this.table.seats.map((seat) => [...new Set([seatName(seat), seat.game_name, ...seat.facts])].join(", ") + ".")],
      turn: () => [this.table.your_turn ? say("your-turn", { text: this.table.prompt }) : this.table.prompt],
    };
    const answer = (question) => () => tell(answers[question]().join(" ") || say("nothing"));
    listenToCommands(at("command"), {
      ask: (question) => answers[question](),
      act: (action) => this.#act(this.#seatFor(action), action),
    });
    listenToKeys(document.querySelectorAll(".stage-keys"), {
      "?": showKeys,
      t: answer("turn"),
      l: answer("last"),
      h: answer("hand"),
      b: answer("board"),
      w: answer("who"),
      i: () => this.#explain(document.activeElement?.dataset.thing),
      u: () => this.table.can.undo && this.ask({ do: "undo" }),
      c: () => at("command").querySelector("input").focus(),
      m: () => tell(say(toggleSound() ? "sound-on" : "sound-off")),
      Escape: () => this.#cancel(),
      Backspace: () => this.#picks.chosen.length && (this.#picks.back(), this.#offer()),
    });
    document.addEventListener("keydown", () => this.#motion.skip(), true);
  }

  /** Tell what a thing is and does now. */
  async #explain(id) {
    const texts = id ? await this.#source.help(id) : [];
    tell(texts.join(" ") || say("nothing"));
    this.hint(id, texts.join(" "));
  }
}
