// Dragging: from a thing to where it should go is the same as picking both. A tap stays a tap, a long press a
// long press, and a finger on anything that cannot be picked scrolls.

/** So far a finger or mouse has to go before it drags, in pixels. */
const SLACK = 10;
/** A goal is hit within so many pixels of its middle. */
const REACH = 32;

/**
 * Listen for drags among the things of a table.
 * @param {HTMLElement[]} parts @param {HTMLElement} layer over the page
 * @param {object} verbs
 * @param {(id: string) => HTMLElement|null} verbs.lift take up a thing; what is to be seen under the finger, null if it stays
 * @param {(id: string, goal: string|null, away: boolean) => void} verbs.drop on a goal or none; away from where it lay
 */
export function listen(parts, layer, verbs) {
  let held = null;
  for (const part of parts) {
    part.addEventListener("pointerdown", (event) => {
      const element = event.target.closest("button.thing");
      if (!event.isPrimary || event.button !== 0 || !element || held?.ghost) return;
      held = { id: element.dataset.thing, element, x: event.clientX, y: event.clientY, pointer: event.pointerId, ghost: null };
    });
    part.addEventListener("dragstart", (event) => event.preventDefault());
  }
  const mine = (event) => held?.pointer === event.pointerId;
  document.addEventListener("pointermove", (event) => {
    if (!mine(event)) return;
    if (!held.ghost && Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK) return;
    if (!held.ghost && !raise(held)) return;
    held.ghost.style.translate = `${event.clientX - held.x}px ${event.clientY - held.y}px`;
    mark(goalAt(event));
  });
  document.addEventListener("pointerup", (event) => {
    if (!mine(event)) return;
    const { id, element, ghost } = held;
    const goal = ghost && goalAt(event);
    const box = element.closest(".plane")?.getBoundingClientRect();
    end();
    if (!ghost) return;
    swallowClick();
    verbs.drop(id, goal?.dataset.thing === id ? null : goal?.dataset.thing ?? null, !box || !inside(box, event));
  });
  // The browser scrolls instead, or the drag was given up.
  const giveUp = () => {
    if (held?.ghost) verbs.drop(held.id, null, false);
    end();
  };
  document.addEventListener("pointercancel", (event) => mine(event) && giveUp());
  document.addEventListener("keydown", (event) => event.key === "Escape" && giveUp(), true);

  function raise(what) {
    const face = verbs.lift(what.id);
    if (!face) {
      held = null;
      return false;
    }
    const { x, y, width, height } = face.getBoundingClientRect();
    what.ghost = face.querySelector(".looks").cloneNode(true);
    what.ghost.classList.add("ghost", "dragged");
    Object.assign(what.ghost.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
    layer.append(what.ghost);
    document.body.classList.add("dragging");
    return true;
  }

  function end() {
    held?.ghost?.remove();
    held = null;
    mark(null);
    document.body.classList.remove("dragging");
  }
}

/** The thing to pick that is meant by a place on the screen. */
function goalAt({ clientX, clientY }) {
  const near = [...document.querySelectorAll("button.thing.may")].map((element) => {
    const box = element.getBoundingClientRect();
    const distance = Math.hypot(clientX - box.x - box.width / 2, clientY - box.y - box.height / 2);
    return { element, distance, hit: inside(box, { clientX, clientY }) || distance < REACH };
  });
  return near.filter(({ hit }) => hit).sort((a, b) => a.distance - b.distance)[0]?.element ?? null;
}

const inside = (box, { clientX, clientY }) => clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;

function mark(goal) {
  for (const old of document.querySelectorAll(".goal")) if (old !== goal) old.classList.remove("goal");
  goal?.classList.add("goal");
}

/** The click that ends a drag is none. */
function swallowClick() {
  const swallow = (event) => event.stopPropagation();
  document.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 50);
}
