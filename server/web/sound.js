// Small sounds made on the spot: a wooden knock for a move, a lower double one for a capture, a rustle for a
// card, two notes for your turn, a chord for the end.

import { choose, chosen } from "./settings.js";

let context = null;

/** Turn all sound off or on. @returns {boolean} whether it is on now */
export function toggleSound() {
  choose("sound", !chosen("sound"));
  return chosen("sound");
}

const SOUNDS = {
  move: (at) => knock(at, 420, 0.25),
  capture: (at) => {
    knock(at, 300, 0.3);
    knock(at + 0.09, 190, 0.35);
  },
  card: (at) => rustle(at),
  turn: (at) => {
    note(at, 587, 0.16);
    note(at + 0.13, 880, 0.22);
  },
  end: (at) => [392, 494, 587, 784].forEach((pitch, i) => note(at + i * 0.11, pitch, 0.7)),
};

/** Let a sound be heard, if sound is on and the browser allows it yet. @param {keyof typeof SOUNDS} name */
export function play(name) {
  if (!chosen("sound") || document.hidden && name !== "turn") return;
  // Browsers let nothing be heard before the first press of a key or button.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  SOUNDS[name](context.currentTime + 0.01);
}

/** How a change of scene sounds: something is gone from a board, something moved on one, or a card went. */
export function soundOf(before, now, { moves, gone }) {
  const boards = new Set([...before.areas, ...now.areas].filter(({ shape }) => shape === "grid" || shape === "track").map(({ id }) => id));
  const old = new Map(before.things.map((thing) => [thing.id, thing]));
  if (gone.some((id) => boards.has(old.get(id).area))) return "capture";
  const moved = (thing) => {
    const was = old.get(moves.get(thing.id));
    return was && boards.has(thing.area) && (was.area !== thing.area || was.spot.join() !== thing.spot.join());
  };
  return now.things.some(moved) ? "move" : "card";
}

function envelope(at, peak, length) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(context.destination);
  return gain;
}

function note(at, pitch, length, type = "sine", peak = 0.12) {
  const tone = context.createOscillator();
  tone.type = type;
  tone.frequency.setValueAtTime(pitch, at);
  tone.connect(envelope(at, peak, length));
  tone.start(at);
  tone.stop(at + length);
  return tone;
}

function knock(at, pitch, peak) {
  const tone = note(at, pitch, 0.09, "triangle", peak);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2.5, at + 0.08);
}

function rustle(at) {
  const length = 0.12;
  const buffer = context.createBuffer(1, context.sampleRate * length, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  const noise = context.createBufferSource();
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.setValueAtTime(1800, at);
  band.frequency.exponentialRampToValueAtTime(4200, at + length);
  noise.buffer = buffer;
  noise.connect(band).connect(envelope(at, 0.18, length));
  noise.start(at);
}
