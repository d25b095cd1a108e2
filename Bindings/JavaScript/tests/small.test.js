// The build of what is opened by numbers.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { inspect } from "node:util";

import * as small from "inbetween/small";

import { refuses } from "./support.js";

// From a server that does not know the type.
const bytes = readFileSync(new URL(import.meta.resolve("inbetween/inbetween-small.wasm")));
await small.init(new Response(bytes));

const spring = { mass: 1, stiffness: 100, damping: 10 };

test("motions on springs", () => {
  const motion = new small.Motion({ ...spring, target: 300, velocity: 20 });
  assert.equal(motion.value(0), 0);
  assert.equal(motion.velocity(0), 20);
  assert.equal(motion.value(Infinity), 300);
  assert.deepEqual(motion.domain, [0, motion.restTime]);
  assert.deepEqual(motion.spring, { ...spring, start: 0, target: 300, velocity: 20, startTime: 0 });
  const times = Float64Array.from({ length: 100 }, (_, i) => i / 64);
  const values = motion.sample(times);
  assert.deepEqual([...values], [...times].map((time) => motion.value(time)));
  motion.evenly(0, 1 / 64, 100).forEach((value, i) => assert.ok(Math.abs(value - values[i]) < 1e-11));
  assert.equal(motion.states(times).velocities[50], motion.velocity(times[50]));
  const caught = motion.handedOver(0, { at: 0.1, spring: { ...spring, damping: 20 } });
  assert.equal(caught.value(0.1), motion.value(0.1));
  assert.equal(caught.handedOver(7, { at: 0.2 }).spring.damping, 20);
});

test("curves and pools", () => {
  const curve = new small.Curve(0.25, 0.1, 0.25, 1);
  assert.equal(curve.value(1), 1);
  assert.equal(curve.sample([0.5])[0], curve.evenly(0.5, 1, 1)[0]);
  const pool = new small.SpringPool(3, spring, { position: 5 });
  pool.setSpring(1, { ...spring, stiffness: 50 });
  pool.retarget([1, 2, 3]);
  pool.step(0.1);
  assert.equal(pool.awakeCount, 3);
  const motion = new small.Motion({ ...spring, start: 5, target: 1 });
  assert.ok(Math.abs(pool.positions()[0] - motion.value(0.1)) < 1e-12);
});

test("what is refused says why", () => {
  refuses(() => new small.Motion({ ...spring, mass: -0.5 }), "parameter", /mass must be a positive number, not -0.5/);
  refuses(() => new small.Motion({ ...spring, velocity: NaN }), "parameter", /velocity/);
  refuses(() => new small.Curve(1.5, 0, 1, 1), "parameter", /x1/);
  refuses(() => new small.SpringPool(3, { ...spring, damping: -1 }), "parameter", /damping/);
});

test("the rest says what it needs", () => {
  assert.deepEqual(Object.keys(small).sort(), ["Curve", "InbetweenError", "Motion", "SpringPool", "init"]);
  const motion = new small.Motion(spring);
  refuses(() => new small.Motion("ease"), "module", /inbetween\/small has no inbetween_motion_open: take the whole package/);
  refuses(() => new small.Curve("ease"), "module");
  refuses(() => new small.SpringPool(1, "snappy"), "module");
  refuses(() => new small.SpringPool(1, spring).setSpring(0, "snappy"), "module");
  refuses(() => motion.handedOver(0, { at: 0, spring: "snappy" }), "module");
  for (const member of ["facts", "notation", "timeMeaning"]) refuses(() => motion[member], "module");
  assert.equal(String(motion), "spring(1 100 10) from 0 to 1, starting at 0 s");
  assert.deepEqual(JSON.parse(JSON.stringify(motion)), motion.spring);
  assert.match(inspect(motion), /^Motion\(\{\s+mass: 1,/);
  refuses(() => motion.export("css"), "module");
  refuses(() => motion.easing(), "module");
  refuses(() => motion.compare([0], [0]), "module");
  refuses(() => small.Motion.fitSpring([0], [0]), "module");
});
