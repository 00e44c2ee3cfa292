// Dialogs with a title and a way out, on the browser's own `dialog`, which keeps focus and Escape in order.

import { button, make } from "./dom.js";
import { say } from "./words.js";

/** Show something until it is closed. */
export function inform(title, ...content) {
  const dialog = open(title, content, [button("close", say("close"), () => dialog.close())]);
  return dialog;
}

/** Ask before something is done. @returns {Promise<boolean>} */
export function confirm(title, text, yes) {
  return new Promise((resolve) => {
    const answer = (is) => () => {
      resolve(is);
      dialog.close();
    };
    const dialog = open(title, [make("p", {}, text)], [
      button("no", say("cancel"), answer(false)),
      button("yes", yes, answer(true), { class: "button primary" }),
    ]);
    dialog.addEventListener("close", () => resolve(false));
  });
}

/** Ask for a line of text. @returns {Promise<string|null>} what was typed; null where nothing was */
export function prompt(title, text, label, yes) {
  return new Promise((resolve) => {
    const field = make("input", { required: true, maxlength: 40, autocomplete: "nickname" });
    const form = make("form", { id: "ui-dialog-form", class: "dialog-form", onsubmit: (event) => {
      event.preventDefault();
      resolve(field.value.trim() || null);
      dialog.close();
    } }, make("label", {}, label, field));
    const dialog = open(title, [make("p", {}, text), form], [
      button("no", say("cancel"), () => dialog.close()),
      make("button", { class: "button primary", form: form.id }, yes),
    ]);
    dialog.addEventListener("close", () => resolve(null));
    field.focus();
  });
}

function open(title, content, buttons) {
  const heading = make("h2", { id: "ui-dialog-title" }, title);
  const dialog = make("dialog", { "aria-labelledby": heading.id, onclose: () => dialog.remove() },
    heading, ...content, make("div", { class: "dialog-end" }, ...buttons));
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
