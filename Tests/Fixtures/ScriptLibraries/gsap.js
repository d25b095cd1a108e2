// A stand-in for GSAP and its CustomEase, by the formulas of their published documentation and source:
// https://gsap.com/docs/v3/Eases, https://gsap.com/docs/v3/Eases/CustomEase.

import { polyline } from "./curves.js";

export const gsap = { registerPlugin() {} };

export const CustomEase = {
  create(_, data, { precision = 1 } = {}) {
    // At a precision of 1 or less GSAP goes straight between points at equal distances instead.
    if (!(precision > 1)) throw new Error("this stand-in knows no table of equal distances");
    const numbers = data.match(/-?[0-9.]+/g).map(Number);
    if (numbers[0] !== 0 || numbers.at(-2) !== 1 || (numbers.length - 2) % 6) throw new Error(`the path would be changed: ${data}`);
    const pairs = numbers.flatMap((x, i) => (i % 2 ? [] : [[x, numbers[i + 1]]]));
    const points = [pairs[0]];
    for (let i = 3; i < pairs.length; i += 3) halve(pairs.slice(i - 3, i + 1), precision, points);
    return polyline(points);
  },
};

// Adds the points of a Bézier: it is halved until its inner control points are near to its chord, and then once.
function halve(p, precision, points) {
  const between = (a, b) => a.map((number, axis) => (number + b[axis]) / 2);
  const rows = [p];
  while (rows.at(-1).length > 1) rows.push(rows.at(-1).slice(1).map((point, i) => between(rows.at(-1)[i], point)));
  const [dx, dy] = [p[3][0] - p[0][0], p[3][1] - p[0][1]];
  const far = [p[1], p[2]].reduce((sum, [x, y]) => sum + Math.abs((x - p[3][0]) * dy - (y - p[3][1]) * dx), 0);
  if (far ** 2 <= (dx ** 2 + dy ** 2) / (200_000 * precision)) {
    points.push(rows[3][0], p[3]);
  } else {
    halve(rows.map((row) => row[0]), precision, points);
    halve(rows.map((row) => row.at(-1)).reverse(), precision, points);
  }
}

const ACCELERATING = {
  power1: (p) => p ** 2, power2: (p) => p ** 3, power3: (p) => p ** 4, power4: (p) => p ** 5,
  sine: (p) => 1 - Math.cos((p * Math.PI) / 2), circ: (p) => 1 - Math.sqrt(1 - p * p),
  back: (p) => p * p * (2.70158 * p - 1.70158), bounce: (p) => 1 - bounceOut(1 - p),
};

function bounceOut(p) {
  const start = [0, 1, 2, 2.5].filter((edge) => p * 2.75 >= edge).at(-1);
  const [center, rest] = { 0: [0, 0], 1: [1.5, 0.75], 2: [2.25, 0.9375], 2.5: [2.625, 0.984375] }[start];
  return 7.5625 * (p - center / 2.75) ** 2 + rest;
}

function elasticOut(amplitude, period) {
  if (amplitude !== 1) throw new Error("an elastic ease of another amplitude");
  return (p) => (p === 1 ? 1 : 2 ** (-10 * p) * Math.sin(((p - period / 4) * 2 * Math.PI) / period) + 1);
}

/** An ease by its name. */
export function parseEase(name) {
  const [, word, inside] = /^([a-zA-Z0-9.]+)(?:\((.*)\))?$/.exec(name);
  const numbers = inside?.split(",") ?? [];
  if (word === "none") return (p) => p;
  if (word === "steps") {
    const [count, isEarly] = [Number(numbers[0]), numbers[1] === "true"];
    return (p) => (Math.floor((count + (isEarly ? 0 : 1)) * Math.min(p, 1 - 1e-8)) + (isEarly ? 1 : 0)) / count;
  }
  const [family, way] = word.split(".");
  const slow = family === "elastic" ? elasticOut(...numbers.map(Number)) : (p) => 1 - ACCELERATING[family](1 - p);
  if (way === "out") return slow;
  if (way === "in") return (p) => 1 - slow(1 - p);
  return (p) => (p < 0.5 ? (1 - slow(1 - 2 * p)) / 2 : (1 + slow(2 * p - 1)) / 2);
}
