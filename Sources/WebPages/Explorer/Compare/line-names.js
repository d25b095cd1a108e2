// Where the names of lines stand in a plot: each beside its own line, where the others are far away.

import { limited } from "../../Kit/numbers.js";

const PLACES = 28;
const POINTS = 100;
// Of a box around a name, in pixels: half its height, and half the width of a letter.
const HALF_HEIGHT = 7;
const HALF_LETTER = 3.2;
// Its middle beside a point of the line: halves of its width and pixels to the right, pixels down.
const SIDES = [[0, 0, -14], [0, 0, 14], [1, 6, 9], [1, 6, -9], [-1, -6, 9], [-1, -6, -9]];
// Squares of distances: how near a name is to a line at most, and how far from others it need not be.
const LEAST = 4 ** 2;
const ENOUGH = 24 ** 2;

/**
 * The left ends of the names' middles, `{ x, y }`; null for a name without room. Lines are `{ name, points }`, their points,
 * [x, y, x, y…], and the frame in pixels.
 */
export function placesOfNames(lines, frame) {
  const thin = lines.map(({ points }) => everyFew(points, POINTS));
  const boxes = [];
  return lines.map(({ name, points }, own) => {
    const others = Float64Array.from([...thin.filter((_, index) => index !== own), ...boxes.map(corners)].flatMap((points) => [...points]));
    const best = bestBox(name.length * HALF_LETTER, points, others, frame);
    if (best === null) return null;
    boxes.push(best);
    return { x: best.x - best.half, y: best.y };
  });
}

// The box with the most room, of equal ones the last of the line: lines end at the right.
function bestBox(half, line, others, { left, right, top, bottom }) {
  let [best, most] = [null, LEAST];
  const places = everyFew(line, PLACES);
  for (let at = places.length - 2; at >= 0 && most < ENOUGH; at -= 2) {
    for (const [halves, across, down] of SIDES) {
      const box = { x: limited(places[at] + halves * half + across, left + half, right - half), y: places[at + 1] + down, half };
      if (box.y < top + HALF_HEIGHT || box.y > bottom - HALF_HEIGHT || room(box, line, LEAST) <= LEAST) continue;
      const free = Math.min(room(box, others, most), ENOUGH);
      if (free > most) [best, most] = [box, free];
    }
  }
  return best;
}

// The square of the distance between a box and the nearest point; of distances up to a limit the first one that is found.
function room({ x, y, half }, points, limit) {
  let least = Infinity;
  for (let at = 0; at < points.length && least > limit; at += 2) {
    const across = Math.max(Math.abs(points[at] - x) - half, 0);
    const up = Math.max(Math.abs(points[at + 1] - y) - HALF_HEIGHT, 0);
    const square = across * across + up * up;
    if (square < least) least = square;
  }
  return least;
}

function corners({ x, y, half }) {
  return [-half, -half / 2, 0, half / 2, half].flatMap((across) => [x + across, y - HALF_HEIGHT, x + across, y + HALF_HEIGHT]);
}

// About so many of the points, evenly, with the first one.
function everyFew(points, count) {
  const step = 2 * Math.max(Math.floor(points.length / 2 / count), 1);
  return Float64Array.from({ length: 2 * Math.ceil(points.length / step) }, (_, index) => points[(index >> 1) * step + (index & 1)]);
}
