// What a change at the table means to those who listen. What others do is gathered and told in one go when it is
// one's turn, or when nothing more happens for a while; so nothing is told twice and nothing is cut off.

import { headline } from "./ending.js";
import { newlyResigning, offerText, playsOn } from "./offer.js";
import { say } from "./words.js";

/** After so long without anything new, in milliseconds, whoever waits is told what happened. */
const QUIET = 6000;
/** The same for those who only watch. */
const QUIET_WATCHING = 1500;
/** Before the game something is told at most this often. */
const LOBBY_PAUSE = 2000;

export class Herald {
  #voice;
  #untold = [];
  /** Before the game: the last word about each seat. */
  #lately = new Map();
  #timer = 0;

  /** @param {{tell: (...texts: string[]) => void, ask: (text: string) => void, play: (sound: string) => void}} voice */
  constructor(voice) {
    this.#voice = voice;
  }

  /**
   * Take note of a change and tell what must be told now.
   * @param {object|null} before the table as it was; null at first @param {object} now @param {object[]} news
   */
  hear(before, now, news) {
    if (!before) return this.#greet(now);
    const confided = inConfidence(before, now);
    if (now.status === "lobby") {
      this.#untold.push(...confided);
      return this.#gather(news, comings(before, now));
    }
    clearTimeout(this.#timer);
    this.#untold.push(...news.flatMap((entry) => entry.texts), ...comings(before, now).values(), ...confided);
    const own = news.map((entry) => entry.ply !== null && now.you.seats.includes(entry.seat));
    if (now.status === "over" && before.status !== "over") {
      this.#voice.play("end");
      // An action that ends the game says so itself.
      this.#flush(headline(now), news.at(-1)?.ply === now.ply - 1 ? "" : now.outcome?.text);
    } else if (before.status === "lobby" && now.status === "playing") {
      this.#flush();
      this.#greet(now);
    } else if (now.your_turn && (!before.your_turn || anew(news, own))) {
      this.#voice.play("turn");
      this.#flush();
      this.#voice.ask(say("your-turn", { text: now.prompt }));
    } else if (now.your_turn) {
      this.#flush();
      if (now.prompt !== before.prompt) this.#voice.ask(now.prompt);
    } else if (own.includes(true) || asked(now) > asked(before) || confided.length) {
      this.#flush();
      this.#wait(now);
    } else {
      this.#wait(now);
    }
  }

  /** Whoever sits down and stands up again and again does not talk everybody else down: the last of it is told, now and then. */
  #gather(news, comings) {
    for (const { seat, texts } of news) this.#lately.set(seat, texts.join(" "));
    for (const [chair, text] of comings) this.#lately.set(`chair-${chair}`, text);
    if (this.#timer || this.#lately.size + this.#untold.length === 0) return;
    this.#flush();
    this.#timer = setTimeout(() => {
      this.#timer = 0;
      this.#gather([], new Map());
    }, LOBBY_PAUSE);
  }

  /** Whoever comes is told what this is about. */
  #greet(now) {
    const { status, prompt, goal, ply } = now;
    if (status === "over") return this.#flush(now.outcome?.text);
    if (status !== "playing") return undefined;
    this.#flush(ply === 0 && goal);
    return this.#voice.ask(now.your_turn ? say("your-turn", { text: prompt }) : prompt);
  }

  #wait(now) {
    if (now.status !== "playing") return this.#flush();
    const quiet = now.you.seats.length ? QUIET : QUIET_WATCHING;
    this.#timer = setTimeout(() => {
      this.#flush();
      this.#voice.ask(now.prompt);
    }, quiet);
    return undefined;
  }

  #flush(...more) {
    this.#voice.tell(...this.#lately.values(), ...this.#untold, ...more);
    this.#untold = [];
    this.#lately.clear();
  }
}

/** Whether others acted since one did: a turn that one message ends and gives back is another turn. */
function anew(news, own) {
  const mine = own.lastIndexOf(true);
  return mine >= 0 && news.slice(mine + 1).some((entry) => entry.ply !== null);
}

/** How many requests of others wait for an answer. */
const asked = (table) => table.offers.filter(({ waiting }) => table.you.seats.some((seat) => waiting.includes(seat))).length;

/** What is told to this person or the own team alone, and so is not among the news. */
function inConfidence(before, now) {
  const plea = newlyResigning(before, now);
  const wait = now.your_turn || before.bot_wait_ms ? null : now.bot_wait_ms;
  return [
    plea && offerText(plea, now),
    playsOn(before, now) && say("offer-resign-gone"),
    now.you.dismissed && !before.you.dismissed && say("dismissed"),
    wait && say("bot-wait", { seconds: Math.ceil(wait / 1000) }),
  ].filter(Boolean);
}

/** Who went away and who is back, by chair; who sits down, stands up or asks for something is among the news. */
function comings(before, now) {
  const changed = now.seats
    .filter((seat, i) => seat.kind === "person" && !seat.you && before.seats[i]?.name === seat.name && before.seats[i].here !== seat.here)
    .map((seat) => [seat.chair, say(seat.here ? "back" : "gone", { who: seat.name })]);
  // Whoever holds several seats comes and goes once.
  return new Map(changed);
}
