// Whose turn it is, told by the tab of the browser.

import { addressOf } from "./address.js";
import { say } from "./words.js";

const icon = document.querySelector('link[rel="icon"]');
const calm = icon?.getAttribute("href");

/** Show in title and icon of the page how the table stands. */
export function showTitle(table) {
  const state = table.status === "over" ? say("title-over")
    : table.your_turn ? say("title-turn")
    : table.status === "lobby" ? say("title-lobby") : null;
  document.title = [table.your_turn ? "●" : null, state, table.title, "Tactable"].filter(Boolean).join(" · ").replace("● ·", "●");
  icon?.setAttribute("href", table.your_turn ? addressOf("/static/icon-turn.svg") : calm);
}
