// What each library plays of an exported text: a function of the seconds since its call, by the library's published
// formulas. An angle is in degrees, but in CSS.

import { parseEase } from "gsap";

import { cssEasing, cubicBezier } from "./curves.js";

const held = (progress) => Math.min(Math.max(progress, 0), 1);
const only = (object) => Object.values(object)[0];

/** https://motion.dev/docs/react-transitions; its Béziers are solved by twelve halvings. */
export function motion({ keyframes, options }) {
  const values = only(keyframes);
  const { delay = 0, duration = 0.3, times = [0, 1], ease, type } = options;
  const player = type === "spring" ? motionSpring(values, options) : (time) => {
    const progress = held(time / duration);
    if (typeof ease === "function") return values[0] + (values[1] - values[0]) * ease(progress);
    // Of keys at one time the last.
    const next = times.findIndex((key) => key > progress);
    if (next < 0) return values.at(-1);
    const inside = (progress - times[next - 1]) / (times[next] - times[next - 1]);
    const own = times.length === 2 && typeof ease[0] === "number" ? ease : ease[next - 1];
    // The diagonal is not solved.
    const isLine = own === "linear" || (own[0] === own[1] && own[2] === own[3]);
    const eased = isLine ? inside : cubicBezier(...own, 12)(inside);
    return values[next - 1] + (values[next] - values[next - 1]) * eased;
  };
  return (time) => player(Math.max(time - delay, 0));
}

// The closed forms of its generator, with the limit that keeps sinh and cosh finite; it rests by two thresholds.
function motionSpring([origin, target], { stiffness, damping, mass, velocity, restDelta, restSpeed }) {
  const [distance, frequency] = [target - origin, Math.sqrt(stiffness / mass)];
  const ratio = damping / (2 * Math.sqrt(stiffness * mass));
  const slope = ratio * frequency * distance - velocity;
  const value = (t) => {
    const envelope = Math.exp(-ratio * frequency * t);
    if (ratio === 1) return target - envelope * (distance + slope * t);
    const half = frequency * Math.sqrt(Math.abs(1 - ratio * ratio));
    if (ratio < 1) return target - envelope * ((slope / half) * Math.sin(half * t) + distance * Math.cos(half * t));
    const limited = Math.min(half * t, 300);
    return target - envelope * ((slope / half) * Math.sinh(limited) + distance * Math.cosh(limited));
  };
  return (t) => {
    const before = Math.max(t - 0.005, 0);
    const speed = ratio >= 1 ? 0 : t === 0 ? velocity : (value(t) - value(before)) / (t - before);
    return Math.abs(speed) <= restSpeed && Math.abs(target - value(t)) <= restDelta ? target : value(t);
  };
}

/** https://gsap.com/docs/v3/GSAP/gsap.fromTo() */
export function gsap({ from, to: { duration = 0.5, delay = 0, ease, ...to } }) {
  const eased = typeof ease === "string" ? parseEase(ease) : ease;
  return (time) => only(from) + (only(to) - only(from)) * eased(held((time - delay) / duration));
}

/** https://www.react-spring.dev/docs/advanced/config: the equation itself, by Runge and Kutta's steps, with its rest. */
export function reactSpring({ from, to, delay = 0, config }) {
  const [start, end] = [only(from), only(to)];
  if (config.duration !== undefined) {
    return (time) => start + (end - start) * config.easing(held((1000 * time - delay) / config.duration));
  }
  const { mass, tension, friction, velocity, precision, restVelocity } = config;
  const force = ([x, v]) => [v, (-tension * (x - end) - friction * v) / mass];
  const rows = [[start, 1000 * velocity]];
  const [step, moved] = [1e-4, (state, slope, part) => state.map((number, i) => number + part * slope[i])];
  const isAtRest = ([x, v]) => Math.abs(v) <= 1000 * restVelocity && Math.abs(x - end) <= precision;
  while (rows.length < 1e6 && !(rows.length % 10 === 1 && isAtRest(rows.at(-1)))) {
    const a = rows.at(-1);
    const k1 = force(a), k2 = force(moved(a, k1, step / 2)), k3 = force(moved(a, k2, step / 2)), k4 = force(moved(a, k3, step));
    rows.push(a.map((number, i) => number + (step / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i])));
  }
  return (time) => {
    const place = Math.max(1000 * time - delay, 0) / 1000 / step;
    const row = rows[Math.floor(place)];
    if (row === undefined || Math.floor(place) >= rows.length - 1) return end;
    // A cubic with the values and velocities of both ends of the step.
    const [u, next] = [place % 1, rows[Math.floor(place) + 1]];
    const w = 1 - u;
    return w * w * ((1 + 2 * u) * row[0] + u * step * row[1]) + u * u * ((1 + 2 * w) * next[0] - w * step * next[1]);
  };
}

/** https://drafts.csswg.org/web-animations-1/ */
export function waapi({ keyframes, options: { duration, delay = 0 } }) {
  const value = (frame) => parseFloat(Object.entries(frame).find(([name]) => name !== "offset" && name !== "easing")[1]);
  return (time) => {
    // Engines take the step of a jump at the start only when the delay is over.
    if (1000 * time < delay) return value(keyframes[0]);
    const progress = held((1000 * time - delay) / duration);
    const next = keyframes.findIndex(({ offset }) => offset > progress);
    if (next < 0) return value(keyframes.at(-1));
    const [first, last] = keyframes.slice(next - 1, next + 1);
    const inside = (progress - first.offset) / (last.offset - first.offset);
    return value(first) + (value(last) - value(first)) * cssEasing(first.easing)(inside);
  };
}

/** https://tailwindcss.com/docs/animation: the classes and the theme say the same. */
export function tailwind(text) {
  const property = (name) => new RegExp(`--${name}-motion: ([^;]*);`).exec(text)[1];
  const [, duration, delay = "0ms"] = /^motion (\S+)ms var\(--ease-motion\)(?: (\S+)ms)? both$/.exec(property("animate"));
  const [from, to] = ["from", "to"].map((key) => parseFloat(new RegExp(`${key} { [a-z]+: ([^;]*);`).exec(text)[1]));
  const classes = /ease-\[(.*)\] duration-\[(.*?)ms\]/.exec(text);
  if (Number(classes[2]) !== Number(duration)) throw new Error("the class has another duration");
  const [theme, own] = [cssEasing(property("ease")), cssEasing(classes[1].replaceAll("_", " "))];
  return (time) => {
    const progress = (1000 * time - parseFloat(delay)) / duration;
    if (progress < 0) return from;
    if (theme(held(progress)) !== own(held(progress))) throw new Error("the class has another ease");
    return from + (to - from) * theme(held(progress));
  };
}
