// A motion as a small picture: its line from the start to the end of it, between the lines of 0 and 1.

import { setAttributes, svgElement } from "../Kit/elements.js";
import { evenly } from "../Kit/numbers.js";
import { opened } from "./motion-source.js";

const WIDTH = 80;
const HEIGHT = 44;
const SAMPLES = 80;
// The range of values in the picture, with room for the usual overshoot.
const VIEW = { lower: -0.25, upper: 1.25 };
const MARGIN = 3;
// The time shown of a motion that never ends, in its own units.
const ENDLESS = 3;

/** An empty picture with the lines of 0 and 1. */
export function emptyPicture() {
  return svgElement("svg", { class: "preset-picture", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" },
    svgElement("path", { class: "bounds" }), svgElement("path", { class: "preset-line" }));
}

/** Draws a motion into an empty picture. */
export function drawPicture(picture, notation) {
  const values = opened(notation, (motion) => {
    const end = Number.isFinite(motion.domain[1]) ? motion.domain[1] : ENDLESS;
    return motion.sample(evenly(SAMPLES, end));
  });
  const lower = Math.min(VIEW.lower, ...values);
  const upper = Math.max(VIEW.upper, ...values);
  const y = (value) => (MARGIN + ((upper - value) / (upper - lower)) * (HEIGHT - 2 * MARGIN)).toFixed(1);
  const x = (index) => (MARGIN + (index / SAMPLES) * (WIDTH - 2 * MARGIN)).toFixed(1);
  const [bounds, line] = picture.children;
  setAttributes(bounds, { d: `M0 ${y(0)}H${WIDTH}M0 ${y(1)}H${WIDTH}` });
  setAttributes(line, { d: Array.from(values, (value, index) => `${index === 0 ? "M" : "L"}${x(index)} ${y(value)}`).join("") });
}
