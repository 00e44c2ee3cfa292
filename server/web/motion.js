// Movement tells what happened: a thing that moves, moves; what is captured fades; a card whose face changes
// turns over. Short, skippable, and absent for those who want none.

import { isAt } from "./follow.js";
import { moving } from "./settings.js";

const MOVE = 260;
const FADE = 220;
const STAGGER = 35;
const LONGEST = MOVE + 8 * STAGGER + 100;
const EASE = "cubic-bezier(.3, .1, .2, 1)";

export class Motion {
  #running = [];
  #ghosts;

  /** @param {HTMLElement} ghosts a layer over the page for what is gone */
  constructor(ghosts) {
    this.#ghosts = ghosts;
    document.addEventListener("visibilitychange", () => document.hidden && this.skip());
  }

  /** Where everything and these places are and how it looks, to be asked before a scene is drawn. */
  measure(stage, trails) {
    if (!moving() || document.hidden) return null;
    const spots = new Map();
    for (const [id, element] of stage.elements) {
      spots.set(id, { box: element.getBoundingClientRect(), face: element.firstChild.cloneNode(true) });
    }
    for (const id of trails.flat()) {
      const box = stage.place(id)?.getBoundingClientRect();
      if (box && !spots.has(id)) spots.set(id, { box });
    }
    return spots;
  }

  /**
   * Show how the scene before became the one now.
   * @param {object} change `stage`, `scene` before, `spots` measured before, `followed`, `trails`
   */
  async play({ stage, scene, spots, followed, trails }) {
    if (!spots || document.hidden) return;
    const loose = new Set(stage.scene.areas.filter(({ shape }) => shape === "row" || shape === "pile").map(({ id }) => id));
    const animations = [];
    const before = new Map(scene.things.map((thing) => [thing.id, thing]));
    for (const thing of stage.scene.things) {
      const was = before.get(followed.moves.get(thing.id));
      if (!was) continue;
      const flows = loose.has(thing.area);
      const turns = (flows || !thing.name) && was.looks.join() !== thing.looks.join();
      // A board that gets another size has not moved its things.
      if (flows || turns || was.area !== thing.area || was.spot.join() !== thing.spot.join()) {
        animations.push(this.#travel(stage.elements.get(thing.id), spots.get(was.id), turns));
      }
    }
    const now = new Map(stage.scene.things.map((thing) => [thing.id, thing]));
    const [first, last] = [(trail) => trail[0], (trail) => trail[trail.length - 1]];
    followed.come.forEach((id, i) => {
      const trail = trails.find((trail) => isAt(now.get(id), now.get(last(trail)), last(trail)));
      animations.push(this.#appear(stage.elements.get(id), trail && spots.get(first(trail))?.box, i));
    });
    for (const id of followed.gone) {
      const trail = trails.find((trail) => trail.length > 1 && isAt(before.get(id), before.get(first(trail)), first(trail)));
      animations.push(this.#vanish(spots.get(id), trail && stage.place(last(trail))?.getBoundingClientRect()));
    }
    this.#running = animations.filter(Boolean);
    const all = Promise.allSettled(this.#running.map((animation) => animation.finished));
    // A page that cannot be seen or a slow machine may never finish an animation: nobody waits longer than it takes.
    await Promise.race([all, new Promise((late) => setTimeout(late, LONGEST))]);
    this.skip();
    this.#running = [];
  }

  /** Be done at once. */
  skip() {
    for (const animation of this.#running) animation.finish();
  }

  #travel(element, { box, face }, turned) {
    const now = element.getBoundingClientRect();
    const still = Math.hypot(box.x - now.x, box.y - now.y) < 2 && Math.abs(box.width - now.width) < 2;
    if (now.width === 0 || box.width === 0 || (still && !turned)) return null;
    const from = between(box, now);
    const frames = turned
      ? [{ transform: from }, { transform: `${half(box, now)} scaleX(0.02)`, offset: 0.5 }, { transform: "none" }]
      : [{ transform: from }, { transform: "none" }];
    element.classList.add("flying");
    if (turned) {
      face.classList.add("was");
      element.append(face);
      setTimeout(() => face.remove(), MOVE / 2);
    }
    const animation = element.animate(frames, { duration: MOVE, easing: EASE });
    afterwards(animation, () => {
      element.classList.remove("flying");
      face.remove();
    });
    return animation;
  }

  #appear(element, source, order) {
    const now = element.getBoundingClientRect();
    if (now.width === 0) return null;
    const transform = source ? between(source, now) : "scale(.7)";
    const delay = Math.min(order, 8) * STAGGER;
    element.classList.add("flying");
    const animation = element.animate([{ transform, opacity: source ? 0.6 : 0 }, { transform: "none", opacity: 1 }],
      { duration: MOVE, delay, easing: EASE, fill: "backwards" });
    afterwards(animation, () => element.classList.remove("flying"));
    return animation;
  }

  #vanish({ box, face: ghost }, target) {
    if (box.width === 0) return null;
    ghost.classList.add("ghost");
    Object.assign(ghost.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` });
    this.#ghosts.append(ghost);
    const end = target ? { transform: between(target, box), opacity: 0.2 } : { transform: "scale(.5) rotate(12deg)", opacity: 0 };
    const animation = ghost.animate([{ transform: "none", opacity: 1 }, end], { duration: target ? MOVE : FADE, easing: EASE, fill: "forwards" });
    afterwards(animation, () => ghost.remove());
    return animation;
  }
}

/** Clear up after an animation, however it ends. */
function afterwards(animation, clear) {
  for (const end of ["finish", "cancel"]) animation.addEventListener(end, clear, { once: true });
}

/** The transform that shows an element, which is at `now`, in `box`; for a transform-origin in the middle. It fits in
    there and keeps its proportions, whatever those of the box. */
function between(box, now) {
  const [x, y] = [box.x + box.width / 2 - now.x - now.width / 2, box.y + box.height / 2 - now.y - now.height / 2];
  return `translate(${x}px, ${y}px) scale(${Math.min(box.width / now.width, box.height / now.height)})`;
}

function half(box, now) {
  const [x, y] = [box.x + box.width / 2 - now.x - now.width / 2, box.y + box.height / 2 - now.y - now.height / 2];
  return `translate(${x / 2}px, ${y / 2}px)`;
}
