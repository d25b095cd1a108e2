import assert from "node:assert/strict";
import { test } from "node:test";

import { init, Motion, Spring } from "inbetween/lottie";

import { near, refuses } from "./support.js";

await init();

test("a spring by its numbers, in every way of the field", () => {
  assert.equal(new Spring({ mass: 1, stiffness: 100, damping: 10 }).dampingRatio, 0.5);
  near(new Spring({ duration: 0.5, bounce: 0.3 }).bounce, 0.3);
  near(new Spring({ duration: 0.5 }).dampingRatio, 1);
  near(new Spring({ response: 0.5, dampingRatio: 0.7 }).response, 0.5);
  near(new Spring({ settling: 1, dampingRatio: 0.5 }).dampingRatio, 0.5);
  near(new Spring({ overshoot: 0.1, settlingDuration: 0.4 }).overshoot, 0.1);
  const wobbly = new Spring("react-spring.wobbly");
  assert.deepEqual([wobbly.mass, wobbly.stiffness, wobbly.damping, wobbly.regime], [1, 180, 12, "underdamped"]);
  assert.equal(`${wobbly}`, "spring(1 180 12)");
  assert.equal(wobbly.settlingDuration, new Motion("react-spring.wobbly").restTime);
  assert.ok(wobbly.overshoot > 0 && wobbly.naturalFrequency > 13);
  assert.equal(new Spring({ mass: 1, stiffness: 100, damping: 0 }).settlingDuration, null);
  assert.throws(() => { "use strict"; wobbly.mass = 2; }, TypeError);
});

test("numbers are read back to the bit", () => {
  for (const stiffness of [1e-7, 123456789012345680000, 0.1 + 0.2]) {
    assert.equal(new Spring({ mass: 1, stiffness, damping: 1 }).stiffness, stiffness);
  }
});

test("the motion on a spring", () => {
  const spring = new Spring({ duration: 0.5, bounce: 0.3 });
  assert.equal(spring.motion().value(Infinity), 1);
  const motion = spring.motion({ from: 100, to: -200, velocity: 900 });
  assert.equal(motion.value(0), 100);
  near(motion.velocity(0), 900, 1e-12);
  assert.equal(motion.value(Infinity), -200);
  refuses(() => spring.motion({ from: 1, to: 1, velocity: 1 }), "parameter", /differ/);
  refuses(() => spring.motion({ from: NaN }), "parameter");
  assert.throws(() => spring.motion({ velocity: "1" }), TypeError);
});

test("a motion by its numbers", () => {
  const numbers = { mass: 1, stiffness: 100, damping: 10, start: 20, target: 300, velocity: -900, startTime: 0.5 };
  const motion = new Motion(numbers);
  assert.deepEqual(motion.spring, numbers);
  assert.equal(motion.notation, null);
  assert.equal(motion.timeMeaning, "seconds");
  assert.equal(motion.facts.mass, 1);
  assert.equal(motion.value(0.5), 20);
  assert.equal(motion.velocity(0.5), -900);
  const unit = new Motion(new Spring("spring(1 100 10)"));
  assert.equal(unit.value(0.1), new Motion("spring(1 100 10)").value(0.1));
  assert.equal(unit.compare([0, 1], unit.sample([0, 1])).largest, 0);
  const caught = motion.handedOver(0, { at: 0.6, spring: { mass: 2, stiffness: 50, damping: 8 } });
  assert.equal(caught.value(0.6), motion.value(0.6));
  assert.equal(caught.spring.mass, 2);
  assert.equal(motion.handedOver(0, { at: 0.6 }).spring.stiffness, 100);
  refuses(() => new Motion({ ...numbers, stiffness: -1 }), "parameter", /stiffness/);
  refuses(() => new Motion({ ...numbers, velocity: Infinity }), "parameter", /finite/);
  refuses(() => motion.handedOver(0, { at: 0.6, spring: { ...numbers, mass: 0 } }), "parameter", /mass/);
  assert.throws(() => new Motion({ mass: 1 }), TypeError);
  assert.throws(() => new Motion({ ...numbers, start: "0" }), TypeError);
});

test("motions of every kind by their numbers are those of their notation", () => {
  const same = (motion, notation) => {
    const read = new Motion(notation);
    assert.equal(motion.notation, read.notation);
    assert.equal(motion.written, notation);
    assert.deepEqual(motion.parts, read.parts);
    assert.deepEqual(motion.facts, read.facts);
    assert.deepEqual(motion.sample([0, 0.1, 0.5, 1]), read.sample([0, 0.1, 0.5, 1]));
  };
  same(Motion.of("spring", { duration: 0.5, bounce: 0.3, velocity: 2 }), "spring(duration: 0.5, bounce: 0.3, velocity: 2)");
  same(Motion.of("spring", { response: 0.5, dampingRatio: 0.7 }), "spring(response: 0.5, damping-ratio: 0.7)");
  same(Motion.of("spring", [1, 100, 10]), "spring(1 100 10)");
  same(Motion.of("cubic-bezier", [0.2, 0, 0, 1]), "cubic-bezier(0.2, 0, 0, 1)");
  same(Motion.of("linear", [[0, 0], [0.2, 0.3], [1, 1]]), "linear(0 0%, 0.3 20%, 1 100%)");
  same(Motion.of("damped", { decay: 5, frequency: 30 }).placed({ duration: 0.4, delay: 0.1 }), "0.4s damped(5, 30) 0.1s");
  same(Motion.of("min-jerk", Float64Array.of(0.5)).placed({ from: 3, to: -2 }), "min-jerk(0.5s) 3 -> -2");
  same(new Motion("0.4s ease 5 -> 7").placed({ duration: 1 }), "1s ease");
  same(Motion.of("spring", { duration: 0.5 }).placed({ delay: 0.1, to: 300 }), "spring(duration: 0.5) after 0.1s 0 -> 300");
  refuses(() => Motion.of("ease", []), "parameter", /one that has numbers/);
  refuses(() => Motion.of("spring", { duration: 0.5, stiffness: 3 }), "parameter", /mass stiffness damping/);
  refuses(() => Motion.of("linear", [0, 1, 2]), "parameter", /linear/);
  refuses(() => Motion.of("cubic-bezier", [2, 0, 0, 1]), "parameter", /x1/);
  refuses(() => Motion.of("damped", [NaN, 30]), "parameter", /decay/);
  refuses(() => new Motion("ease").placed({ delay: 1 }), "parameter", /without a duration/);
  refuses(() => new Motion("snappy").placed({ duration: 1 }), "parameter", /duration/);
  refuses(() => new Motion("snappy").placed({ to: Infinity }), "parameter", /finite/);
  assert.throws(() => Motion.of("spring", "1 100 10"), TypeError);
});

test("facts as numbers", () => {
  const names = ["mass", "settlingDuration", "regime", "nothing", "bounce"];
  assert.deepEqual(new Motion("spring(1 100 0)").numbers(...names), [1, Infinity, 0, NaN, 1]);
  assert.deepEqual(new Motion("ease").numbers("minimum", "isMonotonic"), [0, 1]);
  assert.deepEqual(new Motion("ease").numbers(), []);
});

test("what is no spring", () => {
  refuses(() => new Spring("ease"), "notation", /expected a spring/);
  refuses(() => new Spring("spring(1 100 10 5)"), "notation");
  refuses(() => new Spring("spring(1 100 10) 0 -> 3"), "notation");
  refuses(() => new Spring({ mass: 0, stiffness: 100, damping: 10 }), "parameter", /mass/);
  refuses(() => new Spring({ duration: 1, dampingRatio: 1 }), "parameter", /mass stiffness damping/);
  for (const wrong of [{}, { mass: 1 }]) refuses(() => new Spring(wrong), "parameter");
  refuses(() => new Spring({ mass: NaN, stiffness: 100, damping: 10 }), "parameter", /finite/);
  for (const wrong of [undefined, null, 3, { response: "1", dampingRatio: 1 }]) {
    assert.throws(() => new Spring(wrong), TypeError);
  }
});
