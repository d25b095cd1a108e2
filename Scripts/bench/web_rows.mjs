// Measures the package for JavaScript in node, each call as a page makes it, beside the same in JavaScript: d3-ease where
// it is installed, and the formulas and methods that pages have, restated here. Prints rows as JSON.
//
//   node web_rows.mjs PACKAGE REPEATS

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { performance } from "node:perf_hooks";
import { pathToFileURL } from "node:url";

const [folder, repeats] = [process.argv[2], Number(process.argv[3] ?? 5)];
// The small module has less, and the pages have the large one.
const { init, Motion, Curve, Path, SpringPool, Track } = await import(pathToFileURL(`${folder}/src/index.js`));
await init(readFileSync(`${folder}/src/inbetween.wasm`));

const SUITE = "WebAssembly", COUNT = 100_000;
const rows = [];
// What the calls compute is kept, so that no engine leaves them out.
let sink = 0;

// The same numbers in each run.
let seed = 1;
const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
const progress = Float64Array.from({ length: COUNT }, random);
const sorted = progress.slice().sort();
const times = progress.map((x) => 2 * x);
const out = new Float64Array(COUNT);

/** Adds the least nanoseconds of a value of each call, in interleaved rounds; the first is the baseline. */
function compare(what, count, calls, targets = {}) {
  const names = Object.keys(calls), least = Object.fromEntries(names.map((name) => [name, Infinity]));
  for (let round = -2; round < repeats; round++) {
    for (const name of names) {
      const start = performance.now();
      calls[name]();
      // The first rounds warm the engine up.
      if (round >= 0) least[name] = Math.min(least[name], ((performance.now() - start) * 1e6) / count);
    }
  }
  for (const name of names) {
    rows.push({
      suite: SUITE, what, solver: name, nanoseconds: least[name], times_as_fast: least[names[0]] / least[name],
      is_baseline: name === names[0], target: targets[name] ?? null,
    });
  }
}

/** A loop of single calls. */
const each = (list, call) => () => {
  let sum = 0;
  for (let i = 0; i < list.length; i++) sum += call(list[i]);
  sink += sum;
};
/** A loop of single calls that keeps the values. */
const kept = (list, call) => () => {
  for (let i = 0; i < list.length; i++) out[i] = call(list[i]);
  sink += out[1];
};
const batch = (call) => () => { sink += call()[1]; };

// MARK: cubic-bezier

/** Eight steps of Newton's method, then bisection, to 1e-7: WebKit's former UnitBezier. */
function newton(x1, y1, x2, y2) {
  const cx = 3 * x1, bx = 3 * (x2 - x1) - cx, ax = 1 - cx - bx, cy = 3 * y1, by = 3 * (y2 - y1) - cy, ay = 1 - cy - by;
  const at = (x) => {
    let t = x;
    for (let i = 0; i < 8; i++) {
      const miss = ((ax * t + bx) * t + cx) * t - x;
      if (Math.abs(miss) < 1e-7) return ((ay * t + by) * t + cy) * t;
      const slope = (3 * ax * t + 2 * bx) * t + cx;
      if (Math.abs(slope) < 1e-6) break;
      t -= miss / slope;
    }
    let low = 0, high = 1;
    t = x;
    while (low < high) {
      const miss = ((ax * t + bx) * t + cx) * t - x;
      if (Math.abs(miss) < 1e-7) break;
      if (miss < 0) low = t; else high = t;
      t = (high - low) / 2 + low;
    }
    return ((ay * t + by) * t + cy) * t;
  };
  return at;
}

const textbook = newton(0.25, 0.1, 0.25, 1), exact = new Motion("ease"), prepared = new Curve("ease");
compare("ease, a value", COUNT, {
  "Newton and bisection in JavaScript": each(progress, textbook),
  "Motion.value": each(progress, (x) => exact.value(x)),
  "Curve.value": each(progress, (x) => prepared.value(x)),
});
for (const [order, list] of [["random", progress], ["sorted", sorted]]) {
  compare(`ease, ${order} progress`, COUNT, {
    "Newton and bisection in JavaScript": kept(list, textbook),
    "Motion.sample": batch(() => exact.sample(list, out)),
    "Curve.sample": batch(() => prepared.sample(list, out)),
  }, { "Curve.sample": ["≥", order === "sorted" ? 4 : 2.5] });
}

// MARK: Named easings

try {
  const ease = createRequire(import.meta.url)("/usr/share/nodejs/d3-ease/dist/d3-ease.js");
  for (const [name, peer] of [["ease-in-out-cubic", "easeCubicInOut"], ["ease-out-bounce", "easeBounceOut"], ["ease-in-out-sine", "easeSinInOut"]]) {
    const motion = new Motion(name);
    compare(name, COUNT, {
      [`d3-ease ${peer}`]: kept(progress, ease[peer]),
      "Motion.value": kept(progress, (x) => motion.value(x)),
      "Motion.sample": batch(() => motion.sample(progress, out)),
    });
  }
} catch (error) {
  if (error.code !== "MODULE_NOT_FOUND") throw error;
  console.error("left out: d3-ease, which the package node-d3-ease of Debian has");
}

// MARK: Springs

const spring = new Motion("spring(1 100 10)");
const decay = 5, frequency = Math.sqrt(75), share = decay / frequency;
const closedForm = (t) => 1 - Math.exp(-decay * t) * (Math.cos(frequency * t) + share * Math.sin(frequency * t));
compare("spring, a value", COUNT, {
  "exp, cos and sin in JavaScript": each(times, closedForm),
  "Motion.value": each(times, (t) => spring.value(t)),
});
compare("spring, uneven times", COUNT, {
  "exp, cos and sin in JavaScript": kept(times, closedForm),
  "Motion.sample": batch(() => spring.sample(times, out)),
}, { "Motion.sample": ["≥", 2] });
compare("spring, even times", COUNT, {
  "exp, cos and sin in JavaScript": () => {
    for (let i = 0; i < COUNT; i++) out[i] = closedForm(i * 2e-5);
    sink += out[1];
  },
  "Motion.evenly": batch(() => spring.evenly(0, 2e-5, COUNT, out)),
}, { "Motion.evenly": ["≥", 10] });

// MARK: Pools

{
  const count = 10_000, interval = 1 / 120, pool = new SpringPool(count, { mass: 1, stiffness: 158, damping: 0 });
  pool.place({ positions: Float64Array.from({ length: count }, random), targets: 200 });
  const places = new Float64Array(count);
  const [x, v, target] = [0, 0, 200].map((value) => new Float64Array(count).fill(value));
  // The usual method of engines: Euler's, semi-implicit, with four substeps.
  const euler = () => {
    const step = interval / 4;
    for (let i = 0; i < count; i++) {
      let position = x[i], velocity = v[i];
      const goal = target[i];
      for (let substep = 0; substep < 4; substep++) {
        velocity += 158 * (goal - position) * step;
        position += velocity * step;
      }
      x[i] = position;
      v[i] = velocity;
    }
    sink += x[0];
  };
  const tenTimes = (call) => () => { for (let i = 0; i < 10; i++) call(); };
  compare("a step of 10000 springs", 10 * count, {
    "Euler, four substeps, in JavaScript": tenTimes(euler),
    "SpringPool.step": tenTimes(() => pool.step(interval)),
    "and positions": tenTimes(() => { pool.step(interval); sink += pool.positions(places)[0]; }),
  }, { "SpringPool.step": ["≥", 1.5] });
}

// MARK: Keyframes

{
  const keys = 64, keyTimes = Float64Array.from({ length: keys }, (_, i) => (2 * i) / (keys - 1));
  const values = Float64Array.from({ length: keys }, random), track = new Track(keyTimes, values);
  const lines = (t) => {
    let low = 0, high = keys - 2;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (keyTimes[middle] <= t) low = middle; else high = middle - 1;
    }
    const part = (t - keyTimes[low]) / (keyTimes[low + 1] - keyTimes[low]);
    return values[low] + (values[low + 1] - values[low]) * part;
  };
  compare("64 keys, random times", COUNT, {
    "binary search in JavaScript": kept(times, lines),
    "Track.value": kept(times, (t) => track.value(t)),
    "Track.sample": batch(() => track.sample(times, out)),
  }, { "Track.sample": ["≥", 2] });
}

// MARK: Paths

{
  const path = new Path("M0 0C0 100 100 100 100 0"), places = new Float64Array(2 * COUNT);
  const point = (u, a, b, c, d) => (((d - 3 * c + 3 * b - a) * u + 3 * (c - 2 * b + a)) * u + 3 * (b - a)) * u + a;
  // The usual table of 64 lines, right to some thousandths.
  const lengths = new Float64Array(65);
  for (let i = 1; i <= 64; i++) {
    const [u, w] = [(i - 1) / 64, i / 64];
    lengths[i] = lengths[i - 1] + Math.hypot(point(w, 0, 0, 100, 100) - point(u, 0, 0, 100, 100), point(w, 0, 100, 100, 0) - point(u, 0, 100, 100, 0));
  }
  const distances = progress.map((x) => 0.999 * x * lengths[64]);
  const table = () => {
    for (let i = 0; i < COUNT; i++) {
      let low = 0, high = 63;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (lengths[middle] <= distances[i]) low = middle; else high = middle - 1;
      }
      const u = (low + (distances[i] - lengths[low]) / (lengths[low + 1] - lengths[low])) / 64;
      places[2 * i] = point(u, 0, 0, 100, 100);
      places[2 * i + 1] = point(u, 0, 100, 100, 0);
    }
    sink += places[1];
  };
  compare("positions on a cubic", COUNT, {
    "table of 64 lines in JavaScript": table,
    "Path.position": each(distances, (s) => path.position(s).y),
    "Path.positions": batch(() => path.positions(distances, places)),
  });
}

if (Number.isNaN(sink)) throw new Error("a value is NaN");
process.stdout.write(`${JSON.stringify(rows)}\n`);
