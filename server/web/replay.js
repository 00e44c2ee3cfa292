// The page of a finished game: the same stage as at the table, moved back and forth by a slider, keys or the
// clock, seen from any seat or with everything open.

import { addressOf } from "./address.js";
import { loadArt, make } from "./dom.js";
import { follow } from "./follow.js";
import { Motion } from "./motion.js";
import { Review } from "./review.js";
import { Seats, chairs } from "./seats.js";
import { dress } from "./settings.js";
import { Stage } from "./stage.js";
import { loadWords, say } from "./words.js";

const at = (id) => document.getElementById(`ui-${id}`);
const page = at("table").dataset;

const seats = new Seats(at("seats"), at("own"));
const stage = new Stage({ board: at("board"), side: at("side"), hand: at("hand"), seat: (seat) => seats.rows(seat) }, () => {});
const motion = new Motion(at("ghosts"));

let game = null;
let ply = 0;
let timer = 0;

/** Look at the game through other eyes. */
async function see(view, where) {
  const answer = await fetch(addressOf(`/t/${page.id}/replay.json?view=${view}&lang=${page.lang}`));
  game = await answer.json();
  if (at("view").options.length === 2) {
    at("view").options[0].after(...chairs(game.seats).map((seats) =>
      make("option", { value: seats[0].seat }, [...new Set([seats[0].name, ...seats.map((seat) => seat.game_name)])].filter(Boolean).join(", "))));
  }
  at("slider").max = game.plies.length;
  at("log").replaceChildren(...game.plies.map((entry, i) =>
    make("li", {}, make("button", { type: "button", onclick: () => go(i + 1) }, entry.texts.join(" ")))));
  await go(where);
}

/** Show the table after so many actions. */
async function go(to) {
  const step = to - ply;
  ply = Math.min(Math.max(to, 0), game.plies.length);
  const view = at("view").value;
  const asked = ply;
  const answer = await fetch(addressOf(`/t/${page.id}/stage.json?ply=${ply}&view=${view}&lang=${page.lang}`));
  const shown = await answer.json();
  // Somebody pulled the slider further meanwhile.
  if (asked !== ply) return;
  const entry = game.plies[ply - 1];
  const trails = step === 1 ? entry?.trails ?? [] : [];
  const before = stage.scene;
  const spots = Math.abs(step) === 1 ? motion.measure(stage, trails) : null;
  const near = chairs(game.seats).find(([first]) => String(first.seat) === view)?.map(({ seat }) => seat) ?? [];
  seats.show(seated(shown), near);
  stage.paint(shown, near);
  stage.mark({ may: new Set(), picked: [], last: new Set(entry?.trails.flat()), why: new Map() });
  tellPly(entry);
  const followed = follow(before.things, shown.things, trails);
  motion.play({ stage, scene: before, spots, followed, trails });
}

function tellPly(entry) {
  at("slider").value = ply;
  at("slider").setAttribute("aria-valuetext", place());
  at("ply").textContent = place();
  at("text").textContent = entry?.texts.join(" ") ?? "";
  at("link").href = `#ply=${ply}`;
  history.replaceState(null, "", `#ply=${ply}`);
  [...at("log").children].forEach((item, i) => {
    item.classList.toggle("now", i === ply - 1);
    item.firstChild.toggleAttribute("aria-current", i === ply - 1);
  });
  at("log").children[ply - 1]?.scrollIntoView({ block: "nearest" });
}

/** The moment that the address leads to. */
const linked = () => Number(/ply=(\d+)/.exec(location.hash)?.[1] ?? 0);

const place = () => (ply === 0 ? say("ply-start") : say("ply", { number: ply, count: game.plies.length }));

/** The panels of a scene as seats at a table. */
function seated(shown) {
  const seat = (known) => {
    const { looks = [], facts = [] } = shown.seats.find((panel) => panel.seat === known.seat) ?? {};
    return { ...known, looks, facts, you: false, acting: false, here: true, clock_ms: null, standin: null, resigned: false };
  };
  return { seats: game.seats.map(seat), outcome: ply === game.plies.length ? game.outcome : null, status: "over" };
}

function toggle() {
  const playing = timer !== 0;
  clearInterval(timer);
  timer = 0;
  at("play").textContent = say(playing ? "play" : "pause");
  if (playing) return;
  if (ply === game.plies.length) go(0);
  const tick = () => {
    if (ply >= game.plies.length) toggle();
    else go(ply + 1);
  };
  timer = setInterval(tick, Number(at("speed").value));
}

const steps = { first: () => go(0), previous: () => go(ply - 1), next: () => go(ply + 1), last: () => go(game.plies.length), play: toggle };
for (const [id, step] of Object.entries(steps)) at(id).addEventListener("click", step);
at("slider").addEventListener("input", () => go(Number(at("slider").value)));
at("view").addEventListener("change", () => see(at("view").value, ply));
at("speed").addEventListener("change", () => timer && (toggle(), toggle()));
addEventListener("hashchange", () => linked() !== ply && go(linked()));
document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, button.thing") || event.ctrlKey || event.altKey || event.metaKey) return;
  const key = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" }[event.key];
  if (!key) return;
  event.preventDefault();
  steps[key]();
});

/** Look at a moment with the eyes of whoever decided, and mark what would have been better. */
async function jump({ ply: where, seat, picks }) {
  at("view").value = chairs(game.seats).find((seats) => seats.some((one) => one.seat === seat))?.[0].seat ?? "all";
  await see(at("view").value, where);
  stage.mark({ may: new Set(), picked: picks, last: new Set(), why: new Map() });
  at("main").focus();
  at("main").scrollIntoView();
}

dress(page);
await Promise.all([loadWords(page.lang), loadArt(page.game)]);
await see(at("view").value, linked());
new Review(at("review"), addressOf(`/t/${page.id}/review.json?lang=${page.lang}`), jump).open();
