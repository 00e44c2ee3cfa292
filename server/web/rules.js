// Numbers of rules in texts, such as R3.2, become buttons that open the rule beside the table.

import { addressOf } from "./address.js";
import { button, make } from "./dom.js";
import { say } from "./words.js";

/** Where texts name rules. */
const PLACES = "#ui-hint, #ui-line, #ui-log, #ui-lesson, #ui-command output, .tip";
const NUMBER = /\bR\d+(?:\.\d+)+\b/g;

export class Rules {
  #game;
  #lang;
  #panel = null;
  #opener = null;

  /** @param {string} game @param {string} lang */
  constructor(game, lang) {
    this.#game = game;
    this.#lang = lang;
  }

  /** Turn the numbers in what is told around the board into buttons, whenever that changes. */
  listen() {
    const seen = new MutationObserver((changes) => {
      for (const { target } of changes) this.#link(target);
    });
    for (const place of document.querySelectorAll(PLACES)) {
      this.#link(place);
      seen.observe(place, { childList: true, characterData: true, subtree: true });
    }
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.#panel && this.#close(event));
  }

  #link(place) {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const found = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (node.data.match(NUMBER) && !node.parentElement.closest("button, a, .rule-panel, [role=status], [role=alert]")) found.push(node);
    }
    for (const node of found) node.replaceWith(...this.#parts(node.data));
  }

  #parts(text) {
    const parts = [];
    let end = 0;
    for (const { 0: number, index } of text.matchAll(NUMBER)) {
      parts.push(text.slice(end, index), this.#button(number));
      end = index + number.length;
    }
    return [...parts, text.slice(end)];
  }

  #button(number) {
    const open = (event) => this.#open(number, event.currentTarget);
    return button(`rule-${number}`, number, open, { class: "rule-link", "aria-label": say("rule-open", { rule: number }) });
  }

  async #open(number, opener) {
    const response = await fetch(addressOf(`/rules/${this.#game}?rule=${number}&lang=${this.#lang}`)).catch(() => null);
    if (!response?.ok) return;
    this.#panel?.remove();
    this.#opener = opener;
    const text = make("div", { class: "rule-text" });
    // What the server wrote from its own rules.
    text.innerHTML = await response.text();
    const title = make("h2", { id: "ui-rule-title", tabindex: -1 }, say("rule-title", { rule: number }));
    this.#panel = make("dialog", { class: "rule-panel", "aria-labelledby": title.id }, title, text,
      make("p", { class: "dialog-end" },
        make("a", { class: "button", href: addressOf(`/rules/${this.#game}#${number}`), target: "_blank", rel: "noopener" }, say("rules")),
        button("close", say("close"), () => this.#close())));
    document.body.append(this.#panel);
    this.#panel.show();
    title.focus();
  }

  #close(event) {
    event?.preventDefault();
    this.#panel.remove();
    this.#panel = null;
    this.#opener?.focus();
  }
}
