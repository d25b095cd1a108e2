// Prepared curves, paths, tracks and pools.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Curve, init, Motion, Path, Spring, SpringPool, Track } from "inbetween/lottie";

import { near, refuses, sameBits } from "./support.js";

await init();

test("a prepared curve", () => {
  const curve = new Curve("cubic-bezier(0.2, -1, 0.3, 2)");
  const motion = new Motion("cubic-bezier(0.2, -1, 0.3, 2)");
  const progress = Float64Array.from({ length: 5000 }, (_, i) => i / 4999);
  const values = curve.sample(progress);
  values.forEach((value, i) => near(value, motion.value(progress[i]), 2e-12));
  sameBits(values, progress.map((x) => curve.value(x)), "single");
  sameBits(curve.evenly(0.1, 0.001, 500), Array.from({ length: 500 }, (_, i) => curve.value(i * 0.001 + 0.1)), "evenly");
  sameBits(curve.sample(progress, progress), values, "in place");
  refuses(() => new Curve("snappy"), "notation", /cubic-bezier/);
  refuses(() => new Curve("eas"), "notation");
  assert.throws(() => curve.value(), TypeError);
});

test("a prepared curve by its control points", () => {
  const curve = new Curve(0.2, -1, 0.3, 2);
  const notated = new Curve("cubic-bezier(0.2, -1, 0.3, 2)");
  sameBits(curve.evenly(0, 0.01, 101), notated.evenly(0, 0.01, 101), "values");
  refuses(() => new Curve(2, 0, 0, 0), "parameter", /x1/);
  assert.throws(() => new Curve(0, 0, 0), TypeError);
  assert.throws(() => new Curve("0", 0, 0, 0), TypeError);
  assert.throws(() => new Curve(), TypeError);
});

test("a path", () => {
  const road = new Path("M0 0C0 100 100 100 100 0");
  near(road.length, 200, 1e-6);
  assert.deepEqual(road.position(0), { x: 0, y: 0 });
  near(road.position(100).x, 50, 1e-9);
  near(road.tangent(100).x, 1, 1e-9);
  near(road.angle(0), Math.PI / 2, 1e-9);
  assert.equal(road.positions([0, 50, 100]).length, 6);
  sameBits(road.positions([0, 50]).subarray(2), Object.values(road.position(50)), "positions");
  sameBits(road.tangents([50]), Object.values(road.tangent(50)), "tangents");
  const out = new Float64Array(2);
  assert.equal(road.angles([50, 70], out), out);
  near(new Path(road.part(90, 110)).length, 20, 1e-6);
  assert.equal(road.part(3, 3), "");
  near(new Path("M0 0C0 100 100 100 100 0", { tolerance: 1e-3 }).length, 200, 0.2);
  refuses(() => new Path("L1 2"), "notation");
  refuses(() => new Path("M0 0L1 1", { tolerance: 1 }), "parameter", /tolerance/);
  assert.throws(() => road.part("1", 2), TypeError);
});

test("a track", () => {
  const track = new Track([0, 0.3, 1], [0, 1, 0.8], { curves: ["ease-in", "hold", null] });
  sameBits(track.sample([0.3, 0.9, 1]), [1, 1, 0.8], "values");
  assert.equal(track.value(0.15), new Motion("ease-in").value(0.5));
  near(track.velocity(0.15), new Motion("ease-in").velocity(0.5) / 0.3);
  assert.equal(track.restTime, 1);
  assert.equal(track.dimension, 1);
  assert.equal(new Track([0, 1], [0, 1], { curves: "ease" }).value(0.5), new Motion("ease").value(0.5));
  assert.notEqual(new Track([0, 1, 2], [0, 1, 0], { mode: "natural" }).value(0.5), 0.5);
});

test("a track of points", () => {
  const track = new Track([0, 1], [[0, 0], [120, 40]]);
  assert.equal(track.dimension, 2);
  const single = new Track([0, 1], [[0], [40]]);
  assert.equal(single.dimension, 1);
  assert.deepEqual([...single.value(0.5), ...single.velocity(0.5)], [20, 40]);
  assert.deepEqual([...track.value(0.25)], [30, 10]);
  assert.deepEqual([...track.velocity(0.25)], [120, 40]);
  const times = Float64Array.from({ length: 5001 }, (_, i) => i / 5000);
  const { values, velocities } = track.states(times);
  assert.equal(values.length, 10_002);
  sameBits(values, [...times].flatMap((time) => [...track.value(time)]), "values");
  sameBits(velocities, track.velocities(times), "velocities");
});

test("a curve for each segment says the same as one for each key", () => {
  const [bySegments, byKeys] = [["ease", "hold"], ["ease", "hold", null]].map((curves) => new Track([0, 1, 2], [0, 1, 0], { curves }));
  for (const time of [0.3, 1.5, 2]) assert.equal(bySegments.value(time), byKeys.value(time));
});

test("what is no track", () => {
  refuses(() => new Track([0, 1], [0]), "parameter", /2 times, and 1 values/);
  refuses(() => new Track([1, 0], [0, 1]), "parameter");
  refuses(() => new Track([], []), "parameter");
  refuses(() => new Track([0, 1], [[0], [0, 1]]), "parameter", /as many numbers/);
  refuses(() => new Track([0], [[1, 2, 3, 4, 5]]), "parameter");
  refuses(() => new Track([0, 1, 2], [0, 1, 0], { curves: ["ease"] }), "parameter", /a curve for each/);
  refuses(() => new Track([0, 1], [0, 1], { curves: ["eas", null] }), "parameter");
  refuses(() => new Track([0, 1], [0, 1], { mode: "cubicle" }), "parameter");
  assert.throws(() => new Track([0, 1]), TypeError);
  assert.throws(() => new Track([0, 1], ["a", "b"]), TypeError);
});

test("a pool moves as its springs do", () => {
  const pool = new SpringPool(1000, "snappy");
  assert.equal(pool.count, 1000);
  assert.equal(pool.awakeCount, 0);
  pool.retarget([10, 20], { members: [3, 7] });
  assert.equal(pool.awakeCount, 2);
  const expected = new Motion("snappy 0 -> 10");
  for (let i = 1; i <= 30; i++) {
    pool.step(1 / 60);
    near(pool.positions()[3], expected.value(i / 60), 1e-11);
    near(pool.velocities()[3], expected.velocity(i / 60), 1e-10);
  }
  assert.equal(pool.targets()[7], 20);
  pool.step(10);
  assert.deepEqual([...pool.settled()], [3, 7]);
  assert.equal(pool.positions()[3], 10);
  pool.step(0);
  assert.deepEqual([...pool.settled()], []);
});

test("all members of a pool at once", () => {
  const pool = new SpringPool(3, new Spring({ response: 0.5, dampingRatio: 1 }), { position: 5, tolerance: 0.01 });
  const out = new Float64Array(3);
  assert.equal(pool.positions(out), out);
  assert.deepEqual([...out], [5, 5, 5]);
  pool.retarget(7);
  pool.retarget([1, 2, 3]);
  assert.deepEqual([...pool.targets()], [1, 2, 3]);
  pool.place({ positions: [1, 2, 3], velocities: 0, targets: 4 });
  assert.equal(pool.awakeCount, 3);
  pool.place({ positions: [1, 2, 3] });
  assert.equal(pool.awakeCount, 0);
  pool.setSpring(1, "wobbly");
  pool.retarget(0);
  pool.step(0.1);
  assert.notEqual(pool.positions()[1] / 2, pool.positions()[0]);
});

test("a pool without members answers", () => {
  const pool = new SpringPool(0, "snappy");
  pool.retarget([]);
  pool.place({ positions: [] });
  pool.step(0.1);
  assert.deepEqual([pool.positions().length, pool.velocities().length, pool.targets().length, pool.settled().length], [0, 0, 0, 0]);
});

test("what a pool refuses changes nothing", () => {
  const pool = new SpringPool(3, "snappy");
  refuses(() => pool.step(-1), "parameter", /not -1/);
  refuses(() => pool.step(Infinity), "parameter");
  refuses(() => pool.retarget([1, 2]), "parameter", /one number or 3, not 2/);
  refuses(() => pool.retarget([1, NaN, 2]), "parameter");
  refuses(() => pool.retarget(1, { members: [3] }), "parameter");
  refuses(() => pool.retarget(1, { members: [-1] }), "parameter");
  refuses(() => pool.place({ positions: Infinity }), "parameter");
  refuses(() => pool.setSpring(3, "snappy"), "parameter", /member/);
  refuses(() => pool.setSpring(0, "ease"), "parameter", /expected a spring/);
  assert.deepEqual([...pool.targets()], [0, 0, 0]);
  assert.equal(pool.awakeCount, 0);
  refuses(() => new SpringPool(2 ** 25, "snappy"), "parameter", /count/);
  refuses(() => new SpringPool(1, "ease"), "parameter");
  refuses(() => new SpringPool(1, "snappy", { tolerance: 0 }), "parameter");
  assert.throws(() => new SpringPool("1", "snappy"), TypeError);
  assert.throws(() => new SpringPool(1, 3), TypeError);
});

test("a pool on a spring of numbers", () => {
  const spring = { mass: 2, stiffness: 100, damping: 10 };
  const pools = [new SpringPool(3, spring), new SpringPool(3, "spring(2 100 10)")];
  pools[0].setSpring(1, { mass: 1, stiffness: 50, damping: 3 });
  pools[1].setSpring(1, "spring(1 50 3)");
  for (const pool of pools) {
    pool.retarget([1, 2, 3]);
    pool.step(0.1);
  }
  sameBits(pools[0].positions(), pools[1].positions(), "positions");
  refuses(() => new SpringPool(3, { ...spring, mass: 0 }), "parameter", /mass/);
  refuses(() => pools[0].setSpring(1, { ...spring, damping: NaN }), "parameter", /damping/);
  refuses(() => pools[0].setSpring(3, spring), "parameter", /member/);
  assert.throws(() => new SpringPool(3, { mass: 1 }), TypeError);
  assert.throws(() => new SpringPool(3), TypeError);
});
