// Random motions of every kind, by a seed.

import { catalogue } from "inbetween/lottie";

/** Numbers below 1: Mulberry32. */
export function dice(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const number = (least, greatest) => least + (greatest - least) * next();
  const choice = (list) => list[Math.floor(next() * list.length)];
  return { number, choice };
}

/** A timing curve that is made of additions and multiplications. */
export function plainCurve({ number, choice }) {
  return choice([
    choice(["linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end", "default"]),
    `cubic-bezier(${number(0, 1)}, ${number(-2, 3)}, ${number(0, 1)}, ${number(-2, 3)})`,
    `steps(${choice([2, 3, 5, 9])}, jump-${choice(["start", "end", "none", "both"])})`,
    `linear(${number(-1, 1)}, ${number(-1, 2)} ${number(1, 99)}%, ${number(0, 1)})`,
  ]);
}

function curve(random) {
  const { choice } = random;
  return choice([plainCurve(random), choice(catalogue().curves)]);
}

function spring({ number, choice }) {
  return choice([
    `spring(${number(0.1, 5)} ${number(1, 900)} ${number(0.1, 90)} ${number(-9, 9)})`,
    `spring(duration: ${number(0.1, 2)}, bounce: ${number(-0.9, 1)})`,
    `spring(response: ${number(0.1, 2)}, damping-ratio: ${number(0.1, 3)})`,
    `spring(settling: ${number(0.1, 2)}, damping-ratio: ${number(0.2, 3)})`,
    choice(catalogue().presets.filter(({ notation }) => notation.startsWith("spring"))).name,
    `spring(1 ${number(50, 200)} 10) within(max: 1)`,
    `spring(1 ${number(50, 200)} 10) within(min: 0, max: 1, restitution: ${number(0, 0.9)})`,
  ]);
}

/** A motion whose values are made of additions and multiplications, which are the same on every machine. */
export function plainMotion(random) {
  const { number, choice } = random;
  const notation = choice([
    plainCurve(random), `${number(0.1, 2)}s ${plainCurve(random)} ${number(-0.5, 0.5)}s`, `min-jerk(${number(0.1, 2)}s)`,
  ]);
  return withEnds(notation, random);
}

/** A motion of any kind. */
export function anyMotion(random) {
  const { number, choice } = random;
  if (number(0, 1) < 0.1) return `decay(velocity: ${number(-999, 999)}, deceleration: ${number(0.9, 0.999)})`;
  return withEnds(choice([
    curve(random), `${number(0.1, 2)}s ${curve(random)} ${number(-0.5, 0.5)}s`, spring(random), spring(random),
    `second-order(frequency: ${number(0.5, 9)}, damping-ratio: ${number(0.1, 2)}, response: ${number(-2, 2)})`,
    `min-jerk(${number(0.1, 2)}s)`, `damped(${number(0.1, 9)}, ${number(0, 60)})`,
    `${number(0.1, 2)}s damped(${number(0.1, 9)}, ${number(0, 60)}) ${number(-0.5, 0.5)}s`,
    `${spring(random)} after ${number(-0.5, 0.5)}s`,
    `trapezoid(velocity: ${number(0.1, 9)}, acceleration: ${number(0.1, 9)})`,
    `s-curve(velocity: ${number(0.1, 9)}, acceleration: ${number(0.1, 9)}, jerk: ${number(1, 90)})`,
    `${number(0.1, 1)}s ease-out 0 -> ${number(1, 9)} then ${spring(random)} -> ${number(-5, 5)}`,
    `(${number(0.1, 1)}s ease, ${number(0.5, 3)} times, alternating)`,
    `${number(0.1, 1)}s keyframes(0, ${number(1, 3)} at 40% ease-in, 1)`,
  ]), random);
}

function withEnds(notation, { number }) {
  if (number(0, 1) < 0.5 || /within|then|keyframes/.test(notation)) return notation;
  return `${notation} ${number(-400, 400)} -> ${number(-400, 400)}`;
}
