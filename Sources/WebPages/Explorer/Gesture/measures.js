// Numbers read off lines of samples.

import { limited } from "../../Kit/numbers.js";

const MOST_LAG = 0.5;
const COARSE = 0.02;
const FINE = 0.001;
// As many samples as a shift needs: it is searched for while things move.
const ENOUGH = 150;

/** The value at a time on the straight lines between samples whose times ascend; beyond them it is the outermost one. */
function lineReader(times, values) {
  let index = 0;
  // For times that ascend too: it goes on where it was.
  return (time) => {
    if (index > 0 && times[index] > time) index = 0;
    while (index + 1 < times.length && times[index + 1] <= time) index += 1;
    if (index + 1 >= times.length || time <= times[0]) return values[index];
    const fraction = (time - times[index]) / (times[index + 1] - times[index]);
    return values[index] + (values[index + 1] - values[index]) * limited(fraction, 0, 1);
  };
}

/**
 * The seconds by which `late` comes behind `early`: the shift for which the mean square of their distances is the least. NaN if
 * neither has moved.
 */
export function lag(early, late) {
  const { times, values } = late;
  const isMoved = (list) => list.some((value) => Math.abs(value - list[0]) > 1);
  if (times.length < 3 || !isMoved(values) || !isMoved(early.values)) return NaN;
  const stride = Math.ceil(times.length / ENOUGH);
  const error = (shift) => {
    const read = lineReader(early.times, early.values);
    let sum = 0;
    for (let index = 0; index < times.length; index += stride) sum += (values[index] - read(times[index] - shift)) ** 2;
    return sum;
  };
  const rough = bestOf(error, 0, MOST_LAG, COARSE);
  return bestOf(error, Math.max(rough - COARSE, 0), rough + COARSE, FINE);
}

function bestOf(error, least, greatest, step) {
  let best = { shift: least, error: Infinity };
  for (let shift = least; shift <= greatest + step / 2; shift += step) {
    const found = error(shift);
    if (found < best.error) best = { shift, error: found };
  }
  return best.shift;
}

/** The greatest change of the velocity from one frame to the next, as a display shows it, in value units per second. */
export function greatestJump({ times, values }) {
  let greatest = 0;
  let last = 0;
  for (let index = 1; index < times.length; index++) {
    const velocity = (values[index] - values[index - 1]) / (times[index] - times[index - 1]);
    greatest = Math.max(greatest, Math.abs(velocity - last));
    last = velocity;
  }
  return greatest;
}

/** The greatest distance of the samples of some lines from another line, between whose samples lines are straight. */
export function spread(lines, reference) {
  return Math.max(...lines.map(({ times, values }) => {
    const read = lineReader(reference.times, reference.values);
    return values.reduce((most, value, index) => Math.max(most, Math.abs(value - read(times[index]))), 0);
  }));
}
