// Shows one thing after another, each for its time, so that a person can follow. Knows no page and no game.

export class Parade {
  #show;
  #time;
  #waiting = [];
  #walks = false;
  #showing = false;
  #hurried = false;
  #stopped = false;
  /** Ends the rest, if there is one. */
  #wake = () => {};
  /** Ends the stop. */
  #open = () => {};
  /** Whoever wants to know when all were shown. */
  #asked = [];

  /**
   * @param {(item: object, way: {more: boolean, hurried: boolean}) => Promise<void>} show one
   * @param {(item: object) => number} time for which it is to be seen before the next comes, in milliseconds
   */
  constructor(show, time) {
    this.#show = show;
    this.#time = time;
  }

  /** How many have not been shown yet. */
  get behind() {
    return this.#waiting.length;
  }

  /** Show this when those before it have been seen. */
  push(item) {
    this.#waiting.push(item);
    if (!this.#walks) this.#walk();
  }

  /** What is left comes at once. @returns {Promise<void>} when all of it was shown */
  hurry() {
    this.#hurried = this.behind > 0;
    this.#wake();
    this.go();
    if (this.behind === 0 && !this.#showing) return Promise.resolve();
    return new Promise((shown) => this.#asked.push(shown));
  }

  /** Show nothing new until `go`. */
  stop() {
    this.#stopped = true;
  }

  go() {
    this.#stopped = false;
    this.#open();
  }

  async #walk() {
    this.#walks = true;
    while (this.behind > 0) {
      if (this.#stopped) await new Promise((open) => (this.#open = open));
      const item = this.#waiting.shift();
      this.#showing = true;
      // What goes wrong with one must not keep the next from being shown.
      await this.#show(item, { more: this.behind > 0, hurried: this.#hurried }).catch(reportError);
      this.#showing = false;
      if (this.behind === 0) this.#arrived();
      if (!this.#hurried) await this.#rest(this.#time(item));
    }
    this.#walks = false;
  }

  #arrived() {
    this.#hurried = false;
    for (const shown of this.#asked.splice(0)) shown();
  }

  async #rest(time) {
    if (time <= 0) return;
    await new Promise((over) => {
      const timer = setTimeout(over, time);
      this.#wake = () => (clearTimeout(timer), over());
    });
    this.#wake = () => {};
  }
}
