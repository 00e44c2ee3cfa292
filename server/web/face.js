// The faces of bots, from one sheet of drawings. A name always stands beside them, so they are not read out.

import { addressOf } from "./address.js";

const SVG = "http://www.w3.org/2000/svg";

/** The face of the bot on a seat; nothing where a person sits. */
export function face(seat) {
  if (seat.face === null || seat.face === undefined) return null;
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  svg.setAttribute("class", "face");
  svg.setAttribute("width", 28);
  svg.setAttribute("height", 28);
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  use.setAttribute("href", addressOf(`/static/faces.svg#face-${seat.face}`));
  svg.append(use);
  return svg;
}
