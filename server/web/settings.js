// What a person has chosen for this browser, remembered; and the dialog in which it is chosen.

import { make } from "./dom.js";
import { say } from "./words.js";

const KEY = "tactable";
const DEFAULTS = { sound: true, motion: true, keys: true, forced: true, text: "normal", pace: "relaxed", sorts: {} };
/** What can be chosen from a list. */
const LISTS = { text: ["normal", "large", "huge"], pace: ["relaxed", "brisk", "instant"] };
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const settings = { ...DEFAULTS, ...stored() };

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** What is chosen under this name. */
export const chosen = (name) => settings[name];

/** Whether things may move. */
export const moving = () => settings.motion && !calm.matches;

/** Choose, remember and show. */
export function choose(name, value) {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that remembers nothing still plays.
  }
  apply();
}

/** Show what is chosen in the page. */
function apply() {
  document.documentElement.dataset.text = settings.text;
  for (const list of document.querySelectorAll("select[data-setting]")) list.value = settings[list.dataset.setting];
}

/** Dress the page of a table: in the colours of its game, and right to left where the address says so. */
export function dress({ groundLight, groundDark }) {
  apply();
  document.body.style.setProperty("--ground-light", groundLight);
  document.body.style.setProperty("--ground-dark", groundDark);
  const direction = new URLSearchParams(location.search).get("dir");
  if (direction) document.documentElement.dir = direction;
}

/** A list to choose from, the same wherever it stands. */
export function settingList(name, attributes = {}) {
  return make("select", { "data-setting": name, onchange: (event) => choose(name, event.target.value), ...attributes },
    ...LISTS[name].map((value) => make("option", { value, selected: settings[name] === value }, say(`${name}-${value}`))));
}

/** The choices as a form. */
export function settingsForm() {
  const flag = (name) =>
    make("label", { class: "setting" },
      make("input", { type: "checkbox", checked: settings[name], onchange: (event) => choose(name, event.target.checked) }),
      make("span", {}, say(`setting-${name}`)));
  const list = (name) => make("label", { class: "setting" }, make("span", {}, say(`setting-${name}`)), settingList(name));
  return make("form", { class: "settings" }, list("pace"), flag("sound"), flag("motion"), flag("forced"), flag("keys"), list("text"));
}
