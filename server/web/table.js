// The page of a table: the board, with the line to the server, the lobby and the menu around it.

import { addressOf } from "./address.js";
import { Lobby } from "./lobby.js";
import { Menu } from "./menu.js";
import { Play, at, page, prepare } from "./play.js";
import { Rules } from "./rules.js";
import { Socket } from "./socket.js";
import { tell } from "./speak.js";
import { named, suggest } from "./suggest.js";
import { say } from "./words.js";

await prepare();

/** Whether this person asked for another game. */
let again = false;

const socket = new Socket(addressOf(`/t/${page.id}/socket?lang=${page.lang}`), {
  table: (message) => board.arrive(message),
  online,
  // The server says on the page itself why the table cannot be had any more.
  gone: () => location.reload(),
});
const board = new Play({
  act: async (seat, action, ply) => (await socket.send({ do: "act", seat, action, ply })).seq,
  ask: async (request) => {
    again ||= request.do === "rematch";
    if (request.do === "hint") board.hint(say("hint-wait"));
    const answer = await socket.send(request);
    if (answer.type === "hint") advise(answer);
  },
  help: async (thing) => (await socket.send({ do: "help", thing })).texts,
  shown,
});
const lobby = new Lobby(at("lobby"), (request) => board.ask(request));
const menu = new Menu(at("menu"), (request) => board.ask(request));
new Rules(page.game, page.lang).listen();

/** Show a good move on the board and say it. */
function advise({ picks, texts, why }) {
  const move = say("hint-shown", { text: texts.join(" ") || named(board.table.stage, picks) });
  const text = say("hint-why", { move, why: why.join(" ") });
  suggest(picks);
  board.hint(text);
  tell(text);
}

/** What is around the board. @returns {boolean} whether the lobby made room for it */
function shown(before, now) {
  if (before?.ply !== now.ply) suggest();
  const started = lobby.show(now);
  menu.show(now);
  if (again && now.rematch) location.assign(addressOf(`/t/${now.rematch}`));
  return started;
}

/** The line to the server broke or is back; the first time it is neither. */
function online(is) {
  at("offline").hidden = is;
  if (board.table) tell(say(is ? "online" : "offline"));
}
