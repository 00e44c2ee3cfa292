// The few verbs with which every other module makes elements: texts are only ever set as text.

import { addressOf } from "./address.js";

const SVG = "http://www.w3.org/2000/svg";

/** What elements do when something happens to them, by event. */
const deeds = new WeakMap();

/**
 * An element with attributes, listeners (`onclick`) and children; what is null, undefined or false is left out.
 * @param {string} tag @param {Record<string, any>} [attributes] @param {...(Node|string|null|undefined|false)} children
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) listen(element, name.slice(2), value);
    else set(element, name, value);
  }
  element.append(...children.filter((child) => child || child === ""));
  return element;
}

/** Do something at an event, until another element hands on what is to be done then. */
function listen(element, event, deed) {
  const known = deeds.get(element) ?? {};
  if (!(event in known)) element.addEventListener(event, (happened) => deeds.get(element)[event]?.(happened));
  deeds.set(element, { ...known, [event]: deed });
}

/** Set an attribute, or take it away where the value is null or false. Touches nothing that is so already. */
export function set(element, name, value) {
  if (value === null || value === undefined || value === false) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else {
    const text = value === true ? "" : String(value);
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}

/** Make the children of an element these, in this order, moving as few as possible. */
export function arrange(parent, children) {
  let next = parent.firstChild;
  for (const child of children) {
    if (child === next) next = next.nextSibling;
    else parent.insertBefore(child, next);
  }
  while (next) {
    const gone = next;
    next = next.nextSibling;
    gone.remove();
  }
}

/** A picture made of symbols from the art of the game, on top of each other. */
export function picture(looks, className = "looks") {
  const span = make("span", { class: className, "aria-hidden": "true" });
  repaint(span, looks);
  return span;
}

/** Show other symbols in a picture. */
export function repaint(span, looks) {
  const key = looks.join(" ");
  if (span.dataset.looks === key) return;
  span.dataset.looks = key;
  span.replaceChildren(...looks.map(symbol));
}

function symbol(name) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  svg.setAttribute("focusable", "false");
  use.setAttribute("href", `#${name}`);
  use.setAttribute("width", "100%");
  use.setAttribute("height", "100%");
  svg.append(use);
  return svg;
}

/** Put the symbols of a game into the page, so that every picture can use them. */
export async function loadArt(game) {
  const answer = await fetch(addressOf(`/art/${game}.svg`));
  const sheet = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  for (const [name, value] of Object.entries({ width: 0, height: 0, class: "art", "aria-hidden": "true" })) {
    sheet.setAttribute(name, value);
  }
  document.body.prepend(document.adoptNode(sheet));
}

/** Whether one reads from right to left here. */
export const rightToLeft = (element) => getComputedStyle(element).direction === "rtl";

/**
 * Fill an element anew. What means the same stays as it is: news may come between a press and its release, which must
 * meet the same control. Focus stays on the control with the same `data-key`.
 * @returns {boolean} whether focus was inside and got lost
 */
export function refill(element, children) {
  const inside = element.contains(document.activeElement);
  const old = inside ? document.activeElement : null;
  const key = old?.dataset.key;
  const before = [...element.children];
  const filling = children.filter(Boolean).map((child) => {
    const place = before.findIndex((kept) => meansTheSame(kept, child));
    return place < 0 ? child : handOn(child, before.splice(place, 1)[0]);
  });
  // First what is gone: whatever else stays then need not move.
  for (const gone of before) if (!filling.includes(gone)) gone.remove();
  arrange(element, filling);
  if (!inside || old.isConnected) return false;
  const same = key && element.querySelector(`[data-key="${CSS.escape(key)}"]`);
  same?.focus({ preventScroll: true });
  // What was half typed is not lost.
  if (same instanceof HTMLInputElement) same.value = old.value;
  return !same;
}

const FIELDS = "input, select, textarea";

/** Whether an element looks like another, down to what was typed and chosen. */
function meansTheSame(one, other) {
  if (!one.isEqualNode(other)) return false;
  const others = [...other.querySelectorAll(FIELDS)];
  return [...one.querySelectorAll(FIELDS)].every((field, i) => field.value === others[i].value && field.checked === others[i].checked);
}

/** Let an element do what another would do that looks the same. @returns {Element} it */
function handOn(from, to) {
  if (from === to) return to;
  const now = deeds.get(from) ?? {};
  for (const event of Object.keys({ ...deeds.get(to), ...now })) listen(to, event, now[event]);
  [...from.children].forEach((child, i) => handOn(child, to.children[i]));
  return to;
}

/** A button that does something. */
export function button(key, text, onclick, attributes = {}) {
  return make("button", { type: "button", class: "button", "data-key": key, onclick, ...attributes }, text);
}
