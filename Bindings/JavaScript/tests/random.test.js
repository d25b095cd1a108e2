// Random calls of everything with whatever people pass: each returns, or throws what the package says it throws.
import assert from "node:assert/strict";
import test from "node:test";

import {
  Axis, ColorMotion, Curve, Effect, Follower, init, InbetweenError, Lottie, Motion, Path, Spring, SpringPool, Track, VectorMotion,
} from "inbetween/lottie";

import { dice } from "./random_motions.js";

await init();

const CALLS = process.env.INBETWEEN_THOROUGH ? 1_000_000 : 20_000;
const NUMBERS = [0, 1, -1, 0.5, 1e-300, 1e300, -1e17, 5e-324, NaN, Infinity, -Infinity, 2 ** 24, 2 ** 63, true, null, undefined, "1", 2n];
const TEXTS = [
  "ease", "snappy", "spring(1 100 10) 0 -> 300", "spring(1 100 0)", "steps(3)", "linear(0, 1 50%, 0.2)", "0s ease", "", "css", "svg", "c",
  "opacity", "cubic", "hold", "natural", "M0 0C0 100 100 100 100 0", "oklab", "lch", "#f00", "blue", "rgb(1 2 3 / 0.5)", "**",
  "Ball.Transform.Position", "e\0", "\ud800", "😀".repeat(100), "(".repeat(1000), null, undefined, 3, {},
];
const { number: between, choice } = dice(2026);
const DOCUMENT = JSON.stringify({
  v: "5.7.0", fr: 60, ip: 0, op: 60, w: 200, h: 100,
  layers: [{ ty: 4, nm: "Ball", ip: 0, op: 60, ks: { p: { a: 1, k: [{ t: 0, s: [0, 50] }, { t: 50, s: [200, 50] }] } }, shapes: [] }],
});

// MARK: Arguments

function number() { return between(0, 1) < 0.6 ? between(-1, 3) : choice(NUMBERS); }
function text() { return choice(TEXTS); }
function few() { return choice([0, 1, 10, 1000, -1, 2.5, null, 2 ** 62]); }
function array() {
  const numbers = Array.from({ length: choice([0, 1, 2, 3, 7, 50, 300]) }, () => between(-2, 3));
  return choice([
    numbers, numbers.sort((a, b) => a - b), Float64Array.from(numbers), Float32Array.from(numbers), new Set(numbers), [...numbers, NaN],
    [...numbers, "1"], new Float64Array(8).subarray(1), numbers.map((x) => [x, 1]), null, undefined, number(), text(),
  ]);
}
function motion() { return between(0, 1) < 0.9 ? new Motion(choice(TEXTS.slice(0, 7))) : text(); }
function options() {
  return choice([
    undefined, { at: number(), spring: text() }, { at: number() }, { curves: text(), mode: text() }, { space: text() },
    { alternating: number() }, { digits: few(), target: number() }, { tolerance: number(), name: text() }, { members: [few()] },
  ]);
}

// MARK: Calls

const MAKERS = [
  () => new Motion(text()), () => new Motion({ mass: number(), stiffness: number(), damping: number(), target: number() }),
  () => new Motion("spring(1 100 10) 0 -> 3"), () => Motion.of(choice(["spring", "decay", "linear", text()]), choice([array(), { duration: number() }])),
  () => isNow() ? Motion.fitSpring(array(), array(), options()).motion : new Motion("snappy"),
  () => isNow() ? Motion.fitCurve(array(), array()).motion : new Motion("0.3s ease 0 -> 3"),
  () => new Curve(text()), () => new Curve(number(), number(), number(), number()), () => new Path(text()), () => new Spring(text()),
  () => new Track(array(), array(), options()), () => new Track([0, 1, 2], [1, 3, 2], options()),
  () => new VectorMotion(Array.from({ length: Math.floor(between(0, 6)) }, motion)), () => new ColorMotion(text(), text(), text(), options()),
  () => VectorMotion.between(motion(), array(), array()), () => new SpringPool(few(), text(), options()), () => new SpringPool(7, "snappy"),
  () => new Effect(choice(["cube-refresh", "pop-scale", text()])), () => new Follower(text()), () => new Follower("snappy"),
  () => new Axis({ greatest: number(), extent: 1 }), () => new Lottie(DOCUMENT), () => new Lottie(DOCUMENT.slice(0, Math.floor(between(0, DOCUMENT.length)))),
];
// For each member what it takes, the same for all classes that have it.
const TAKES = {
  acceleration: [number], accelerations: [array, array], between: [number, number], channels: [array], check: [array, array, number],
  color: [number], compare: [array, array, options], delayed: [number], drag: [number, number, number], easing: [number], evenly: [number, number, few],
  export: [text, options], finish: [number], fitLines: [number], follow: [number, number], followedBy: [motion], forget: [number],
  grab: [number], handedOver: [choice, options], jump: [number, number], motion: [options], numbers: [text], overriding: [text, text],
  part: [number, number], phase: [number], placed: [options], position: [number], positions: [array], release: [number],
  repeated: [number, options], retarget: [array, options], sample: [array, array], setSpring: [few, text], settled: [], springTo: [number, options],
  states: [array], step: [number], svg: [number, options], tap: [number], toJSON: [], toString: [], value: [number], values: [text, number],
  velocities: [array], velocity: [number], facts: [], domain: [], parts: [], restTime: [], restValue: [], spring: [], keyPaths: [], warnings: [],
};

// Searches take a thousand times as long as other calls, and come as much less often.
const SEARCHES = new Set(["easing", "export", "fitLines"]);
function isNow() { return between(0, 1) < 0.02; }

function called(object) {
  const name = choice(Object.keys(TAKES).filter((each) => each in object && (!SEARCHES.has(each) || isNow())));
  const member = object[name];
  if (typeof member !== "function") return member;
  return object[name](...TAKES[name].map((take) => take === choice ? choice([number, array])() : take()));
}

test(`${CALLS} random calls`, () => {
  let objects = [new Motion("ease")];
  let returned = 0;
  for (let i = 0; i < CALLS; i++) {
    try {
      if (between(0, 1) < 0.15) objects = [...objects.slice(-11), choice(MAKERS)()];
      const object = choice(objects);
      if (between(0, 1) < 0.01) object.close?.();
      const result = called(object);
      returned++;
      if (result instanceof Motion || result instanceof VectorMotion) objects = [...objects.slice(-11), result];
    } catch (error) {
      assert.ok(error instanceof InbetweenError || error instanceof TypeError, error?.stack ?? error);
    }
  }
  assert.ok(returned > CALLS / 10, `${returned} calls returned`);
});
