// A half-made action: narrows the legal ways pick by pick until one is left. Knows no game.

/**
 * @typedef {{seat: number, action: string, actions?: string[], picks: string[], free?: number, asks?: number[]}} Way
 * @typedef {"more"|"done"|"cancelled"|"refused"} Step
 */

export class Picks {
  /** @type {Way[]} */ #ways = [];
  /** @type {string[]} */ #chosen = [];
  #isChoice;

  /** @param {(id: string) => boolean} isChoice whether an id is a button rather than a thing */
  constructor(isChoice) {
    this.#isChoice = isChoice;
  }

  /** What was picked so far. */
  get chosen() {
    return this.#chosen;
  }

  /** Whether anything can be done at all. */
  get able() {
    return this.#ways.length > 0;
  }

  /** Take over what is legal now; false if what was picked no longer leads anywhere. */
  renew(ways) {
    this.#ways = ways;
    if (this.#chosen.length === 0 || this.#open().length > 0) return true;
    this.#chosen = [];
    return false;
  }

  /** Everything that can be picked next. */
  next() {
    return new Set(this.#open().flatMap((way) => left(way, this.#chosen)));
  }

  /** The place in the stage's `asks` of what is asked for next; undefined where the prompt says it all. */
  asked() {
    const asks = this.#open()[0]?.asks ?? [];
    return asks[Math.min(this.#chosen.length, asks.length - 1)];
  }

  /** Everything with which an action can begin. */
  first() {
    return new Set(this.#ways.flatMap((way) => left(way, [])));
  }

  /** The way that what was picked leads to for sure. */
  decided() {
    return this.#decidedBy(this.#chosen);
  }

  #decidedBy(chosen) {
    if (chosen.length === 0) return null;
    const open = this.#open(chosen);
    const whole = open.find((way) => way.picks.length === chosen.length);
    if (whole) return whole;
    const sure = open.every((way) => way.action === open[0].action && way.seat === open[0].seat);
    return sure && rest(open[0], chosen).every(this.#isChoice) ? open[0] : null;
  }

  /**
   * What lifting a thing to drag it means: "whole" is an action already, "more" needs to know where to, "later"
   * is picked on a way that something else begins, null cannot be dragged.
   * @returns {"whole"|"more"|"later"|null}
   */
  lift(id) {
    if (this.#chosen.at(-1) === id) return "more";
    const chosen = this.next().has(id) ? [...this.#chosen, id] : this.first().has(id) ? [id] : null;
    if (chosen) return this.#decidedBy(chosen) ? "whole" : "more";
    return this.#open().some((way) => (rest(way, this.#chosen) ?? []).slice(0, -1).includes(id)) ? "later" : null;
  }

  /** Where a thing that is picked later can go: wherever only one action leads. */
  goals(from) {
    const after = this.left().map(({ picks }) => picks[picks.indexOf(from) + 1]).filter((to) => to && to !== from);
    return new Set(after.filter((to) => this.between(from, to)));
  }

  /** The way from one thing to another, if only one action leads there. */
  between(from, to) {
    const ways = this.left().filter(({ picks }) => picks.includes(from) && picks.indexOf(from) + 1 === picks.lastIndexOf(to));
    return ways.every((way) => way.action === ways[0].action && way.seat === ways[0].seat) ? ways[0] ?? null : null;
  }

  /** The one way there is, where all lead to the same action, whatever may follow it. */
  only() {
    const [first] = this.#ways;
    const same = ({ seat, action, actions = [action] }) => seat === first.seat && actions[0] === first.action;
    return first && this.#ways.every(same) ? first : null;
  }

  /** The ways that what was picked leaves, each without it. */
  left() {
    return this.#open().map((way) => ({ ...way, picks: rest(way, this.#chosen) }));
  }

  /** Pick something. @returns {Step} */
  pick(id) {
    if (this.next().has(id)) {
      this.#chosen = [...this.#chosen, id];
      return this.decided() ? "done" : "more";
    }
    const again = this.#chosen.indexOf(id);
    if (again === 0) return this.cancel();
    if (again > 0) {
      this.#chosen = this.#chosen.slice(0, again);
      return "more";
    }
    if (this.first().has(id)) {
      this.#chosen = [];
      return this.pick(id);
    }
    return "refused";
  }

  /** Forget what was picked. @returns {Step} */
  cancel() {
    this.#chosen = [];
    return "cancelled";
  }

  /** Forget the last pick. @returns {Step} */
  back() {
    this.#chosen = this.#chosen.slice(0, -1);
    return this.#chosen.length ? "more" : "cancelled";
  }

  #open(chosen = this.#chosen) {
    return this.#ways.filter((way) => rest(way, chosen) !== null);
  }
}

/** The picks a way still asks for after these, or null where they do not belong to it. */
function rest(way, chosen) {
  if (chosen.length > way.picks.length) return null;
  const fixed = way.picks.length - (way.free ?? 0);
  const free = way.picks.slice(fixed);
  for (const [i, id] of chosen.entries()) {
    if (i < fixed) {
      if (way.picks[i] !== id) return null;
    } else {
      const at = free.indexOf(id);
      if (at < 0) return null;
      free.splice(at, 1);
    }
  }
  return [...way.picks.slice(chosen.length, fixed), ...free];
}

/** What a way lets one pick next. */
function left(way, chosen) {
  const fixed = way.picks.length - (way.free ?? 0);
  const ids = rest(way, chosen) ?? [];
  return chosen.length < fixed ? ids.slice(0, 1) : ids;
}
