import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "node:util";

import { init, Motion, Spring } from "inbetween/lottie";

import { anyMotion, dice } from "./random_motions.js";
import { near, refuses, sameBits } from "./support.js";

await init();
const card = new Motion("0.4s ease-in-out 0 -> 300");
const spring = new Motion("spring(1 100 10) 0 -> 300");

test("values and velocities", () => {
  assert.equal(card.value(0.2), 150);
  assert.equal(card.value(-1), 0);
  assert.equal(card.value(Infinity), 300);
  assert.ok(Number.isNaN(card.value(NaN)));
  near(card.velocity(0.2), (card.value(0.2001) - card.value(0.1999)) / 0.0002, 1e-2);
});

test("a batch has the bits of single values, across the parts that it is made in", () => {
  const times = Float64Array.from({ length: 10_001 }, (_, i) => i / 7001 - 0.1);
  for (const motion of [card, spring]) {
    const values = motion.sample(times);
    const velocities = motion.velocities(times);
    sameBits(values, times.map((time) => motion.value(time)), "values");
    sameBits(velocities, times.map((time) => motion.velocity(time)), "velocities");
    const both = motion.states(times);
    sameBits(both.values, values, "values of both");
    sameBits(both.velocities, velocities, "velocities of both");
  }
});

test("times may be any numbers, and results go into arrays of the caller", () => {
  const times = [0, 0.1, 0.2];
  const expected = card.sample(Float64Array.from(times));
  for (const given of [times, Float32Array.from(times), new Set(times)]) {
    sameBits(card.sample(given), [...given].map((time) => card.value(time)), given.constructor.name);
  }
  const generated = (function* () { yield* times; })();
  sameBits(card.sample(generated), expected, "generated");
  const out = new Float64Array(3);
  assert.equal(card.sample(times, out), out);
  sameBits(out, expected, "out");
  const inPlace = Float64Array.from(times);
  card.sample(inPlace, inPlace);
  sameBits(inPlace, expected, "in place");
  // The values lie one behind the times.
  const long = Float64Array.from({ length: 9001 }, (_, i) => i / 9000);
  const shifted = card.sample(long.slice(0, 9000));
  card.sample(long.subarray(0, 9000), long.subarray(1));
  sameBits(long.subarray(1), shifted, "overlapping");
  const { values, velocities } = card.states(times, { values: out });
  assert.equal(values, out);
  assert.equal(velocities.length, 3);
  // Halves of one array are apart, in either order.
  const whole = new Float64Array(6);
  const halves = [whole.subarray(0, 3), whole.subarray(3)];
  for (const [first, second] of [halves, halves.toReversed()]) {
    card.states(times, { values: first, velocities: second });
    sameBits(first, expected, "values in a half");
    sameBits(second, velocities, "velocities in a half");
  }
  assert.equal(card.sample([]).length, 0);
});

test("what is no number or no array is a TypeError", () => {
  for (const wrong of [undefined, null, "0.1", 1n, {}]) {
    assert.throws(() => card.value(wrong), TypeError);
    assert.throws(() => card.velocity(wrong), TypeError);
    assert.throws(() => card.sample(wrong), TypeError);
    assert.throws(() => card.sample([wrong]), TypeError);
    assert.throws(() => card.evenly(0, wrong, 3), TypeError);
  }
  assert.throws(() => card.sample([0], [0]), TypeError);
  assert.throws(() => card.sample([0], new Float32Array(1)), TypeError);
  for (const wrong of [undefined, null, 3, {}]) assert.throws(() => new Motion(wrong), TypeError);
  refuses(() => card.sample([0, 1], new Float64Array(3)), "parameter", /room for 2 numbers, not for 3/);
  const shared = new Float64Array(3);
  refuses(() => card.states([0, 1], { values: shared.subarray(0, 2), velocities: shared.subarray(1) }), "parameter", /overlap/);
  for (const count of [-1, 0.5, NaN, 2 ** 31]) refuses(() => card.evenly(0, 1, count), "parameter", /count/);
});

test("evenly spaced values", () => {
  const values = spring.evenly(0.1, 1 / 120, 1000);
  values.forEach((value, i) => near(value, spring.value(0.1 + i / 120), 3e-11));
  sameBits(card.evenly(0.1, 1 / 120, 1000), Array.from({ length: 1000 }, (_, i) => card.value(0.1 + i * (1 / 120))), "card");
  const out = new Float64Array(2);
  assert.equal(card.evenly(0, 0.2, 2, out), out);
  assert.equal(card.evenly(0, 0.2, 0).length, 0);
});

test("what a motion is", () => {
  assert.deepEqual(card.domain, [0, 0.4]);
  assert.equal(card.restTime, 0.4);
  assert.equal(card.timeMeaning, "seconds");
  assert.equal(new Motion("ease").timeMeaning, "progress");
  assert.equal(new Motion("damped(5, 30)").timeMeaning, "x");
  assert.equal(new Motion("1s damped(5, 30)").timeMeaning, "seconds");
  assert.deepEqual(
    (({ kind, decay, frequency, duration, delay }) => ({ kind, decay, frequency, duration, delay }))(
      new Motion("1s damped(5, 30) 100ms").parts),
    { kind: "damped", decay: 5, frequency: 30, duration: 1, delay: 0.1 });
  assert.deepEqual(
    (({ kind, name, delay, from, to }) => ({ kind, name, delay, from, to }))(new Motion("snappy 3 -> 7 after 100ms").parts),
    { kind: "spring", name: "swiftui.snappy", delay: 0.1, from: 3, to: 7 });
  assert.equal(new Motion("damped(5, 30) 3 -> 7").facts.units.maximum, "units");
  assert.equal(new Motion("400ms  cubic-bezier(.2,0,0,1)").notation, "0.4s cubic-bezier(0.2, 0, 0, 1)");
  assert.equal(`${card}`, "0.4s ease-in-out 0 -> 300");
  assert.equal(card.spring, null);
  assert.deepEqual(spring.spring,
    { mass: 1, stiffness: 100, damping: 10, start: 0, target: 300, velocity: 0, startTime: 0 });
  assert.equal(new Motion({ stiffness: 100, damping: 10, target: 300 }).spring.mass, 1);
  assert.equal(spring.facts.regime, "underdamped");
  assert.equal(new Motion("spring(1 100 0)").facts.settlingDuration, null);
  assert.deepEqual(new Motion("spring(1 100 0)").domain, [0, Infinity]);
  assert.equal(new Motion("spring(1 100 0)").restValue, null);
  assert.equal(new Motion("spring(1 100 10) 0 -> 300").restValue, 300);
  assert.equal(new Motion("spring(1 100 0)").restTime, Infinity);
});

test("an error says where the notation stopped", () => {
  refuses(() => new Motion("spring(1 -100 10)"), "notation", /^column 10: expected a positive number .*'-100'$/);
  refuses(() => new Motion(""), "notation");
  refuses(() => new Motion("ease\0"), "notation", /zero character/);
  refuses(() => new Motion("é".repeat(2000)), "notation");
});

test("a text of another system says how it was read", () => {
  const motion = new Motion("animation: spin 2s linear infinite, fade 1s");
  assert.equal(motion.notation, "2s linear, forever");
  assert.equal(motion.remark, 'read as "2s linear, forever" (CSS); this is the first of 2 entries');
  assert.equal(new Motion("2s linear, forever").remark, "");
  assert.equal(Motion.of("spring", [1, 100, 10]).remark, "");
});

test("a motion is handed over without a jump", () => {
  for (const name of ["snappy", new Spring({ duration: 0.3, bounce: 0.1 })]) {
    const caught = card.handedOver(40, { at: 0.15, spring: name });
    near(caught.value(0.15), card.value(0.15));
    near(caught.velocity(0.15), card.velocity(0.15), 1e-9);
    assert.equal(caught.value(Infinity), 40);
    assert.equal(caught.notation, null);
    assert.equal(caught.spring.startTime, 0.15);
    assert.match(`${caught}`, /^spring\(1 .* to 40 with velocity 1\d{3}\.?\d*, starting at 0.15 s$/);
    assert.equal(caught.handedOver(0, { at: 0.2 }).spring.stiffness, caught.spring.stiffness);
  }
  refuses(() => card.handedOver(40, { at: 0.15 }), "parameter", /no spring of its own/);
  assert.throws(() => card.handedOver(40, { at: 0.15, velocity: 3 }), /keeps its velocity; there is no option velocity/);
  refuses(() => card.handedOver(40, { at: 0.15, spring: "ease" }), "parameter", /expected a spring/);
  refuses(() => card.handedOver(Infinity, { at: 0.15, spring: "snappy" }), "parameter");
  assert.throws(() => card.handedOver(40), TypeError);
});

test("what is shown of a motion opens it again", () => {
  assert.equal(inspect(card), "Motion('0.4s ease-in-out 0 -> 300')");
  const caught = card.handedOver(40, { at: 0.15, spring: "snappy" });
  const again = Function("Motion", `return new ${inspect(caught, { numericSeparator: false })}`)(Motion);
  assert.deepEqual(again.spring, caught.spring);
  assert.equal(String(new Motion({ mass: 1, stiffness: 100, damping: 10, velocity: -1000 / 3, startTime: 2 / 3 })),
    "spring(1 100 10) from 0 to 1 with velocity -333.333, starting at 0.666667 s");
  caught.close();
  assert.equal(inspect(caught), "Motion, closed");
});

test("a motion that was stored or sent has the same bits", () => {
  const random = dice(11);
  const times = Float64Array.from({ length: 200 }, (_, i) => i / 64 - 0.5);
  const same = (motion) => {
    const values = motion.sample(times);
    for (const stored of [JSON.parse(JSON.stringify(motion)), structuredClone(motion.toJSON())]) {
      const again = new Motion(stored);
      sameBits(again.sample(times), values, `${motion}`);
      sameBits(again.velocities(times), motion.velocities(times), `${motion}`);
      again.close();
    }
  };
  for (let i = 0; i < 300; i++) {
    const motion = new Motion(anyMotion(random));
    same(motion);
    same(motion.handedOver(random.number(-9, 9), { at: random.number(0, 1), spring: `spring(1 ${random.number(1, 900)} 10)` }));
  }
  const recorded = times.map((time) => spring.value(time) + Math.sin(99 * time) / 3);
  for (const motion of [Motion.fitSpring(times, recorded).motion, Motion.fitCurve(times, recorded).motion, card.fitLines().motion]) same(motion);
  same(Motion.of("spring", { duration: 1 / 3, bounce: 0.3 }).placed({ delay: 0.1, from: 1 / 7, to: 300 }));
  same(new Motion({ mass: 1 / 3, stiffness: 100, damping: 10, start: 20, target: 20, velocity: 45.7, startTime: 0.25 }));
  card.export("css");
  same(card);
  const closed = card.handedOver(1, { at: 0, spring: "snappy" });
  closed.close();
  refuses(() => JSON.stringify(closed), "closed");
});

test("the spring of a recording, and how far one is from a motion", () => {
  const times = Float64Array.from({ length: 40 }, (_, i) => i * 0.015);
  const recorded = spring.sample(times);
  const fit = Motion.fitSpring(times, recorded);
  near(fit.motion.spring.stiffness, 100, 1e-3);
  assert.ok(fit.largest < 1e-6 && fit.rootMeanSquare <= fit.largest);
  const late = spring.compare(times.map((time) => time + 0.01), recorded, { shifts: [-0.1, 0.1] });
  near(late.shift, -0.01, 1e-6);
  assert.ok(late.largest < 1e-3 && late.mean <= late.largest && late.worstTime >= 0.01);
  assert.ok(spring.check(times, recorded, 0));
  assert.ok(!spring.check(times, recorded.map((value) => value + 1), 0.9));
  refuses(() => spring.check(times, recorded, -1), "parameter", /tolerance/);
  refuses(() => spring.compare(times, recorded.subarray(1)), "parameter", /40 times, and 39 values/);
  refuses(() => spring.compare([0, Infinity], [0, 0]), "parameter");
  refuses(() => Motion.fitSpring([0, 1], [0, 1]), "parameter");
});

test("the names of the notation", () => {
  const names = Motion.names();
  assert.equal(new Set(names).size, names.length);
  for (const name of ["linear", "ease-in-out", "step-end", "default", "ease-out-back", "swiftui.snappy", "material.standard"]) {
    assert.ok(names.includes(name), name);
  }
  assert.ok(!names.includes("snappy"));
  for (const name of names) assert.equal(new Motion(name).value(1e9) >= 0, true, name);
});

test("what a motion is made of", () => {
  const parts = (notation) => new Motion(notation).parts;
  const common = (name, notation, from = 0, to = 1) => ({ name, from, to, notation });
  assert.deepEqual(parts("default"), { kind: "cubic-bezier", points: [0.25, 0.1, 0.25, 1], ...common("ease", "ease") });
  assert.deepEqual(parts("0.4s cubic-bezier(0.2, 0, 0, 1) 0.1s 0 -> 300"), {
    kind: "cubic-bezier", points: [0.2, 0, 0, 1], duration: 0.4, delay: 0.1,
    ...common(null, "0.4s cubic-bezier(0.2, 0, 0, 1) 0.1s 0 -> 300", 0, 300),
  });
  assert.deepEqual(parts("material.standard").points, [0.2, 0, 0, 1]);
  assert.equal(parts("material.standard").name, "material.standard");
  assert.deepEqual(parts("linear(0, 0.5, 1)").stops, [[0, 0], [0.5, 0.5], [1, 1]]);
  assert.deepEqual(parts("steps(4, jump-none)"), {
    kind: "steps", count: 4, position: "jump-none", ...common(null, "steps(4, jump-none)"),
  });
  assert.deepEqual(parts("ease-out-back"), { kind: "easing", ...common("ease-out-back", "ease-out-back") });
  assert.deepEqual(parts("spring(1 100 10 -2) 5 -> 6"), {
    kind: "spring", mass: 1, stiffness: 100, damping: 10, velocity: -2, ...common(null, "spring(1 100 10 -2) 5 -> 6", 5, 6),
  });
  assert.deepEqual(parts("decay(velocity: 1000, deceleration: 0.99) within(max: 200)"), {
    kind: "within", base: "decay", velocity: 1000, deceleration: 0.99, min: null, max: 200,
    ...common(null, "decay(velocity: 1000, deceleration: 0.99) within(max: 200)"),
  });
  for (const name of Motion.names()) assert.ok(parts(name).name !== null || /^step/.test(name), name);
});

test("the parts of a motion that was handed over", () => {
  const caught = card.handedOver(40, { at: 0.15, spring: "spring(1 100 10)" });
  const { kind, from, to, velocity, startTime, notation } = caught.parts;
  assert.deepEqual([kind, from, to, startTime], ["spring", card.value(0.15), 40, 0.15]);
  near(velocity * (to - from), card.velocity(0.15), 1e-9);
  const again = new Motion(notation);
  for (const time of [0, 0.1, 0.7]) near(again.value(time), caught.value(0.15 + time), 1e-9);
  const back = card.handedOver(card.value(0.15), { at: 0.15, spring: "snappy" });
  assert.deepEqual([back.parts.velocity, back.parts.notation], [null, null]);
});

test("the curve of a recording", () => {
  const curve = new Motion("0.5s cubic-bezier(0.2, 0.1, 0.3, 1) 20 -> 300");
  const times = Float64Array.from({ length: 60 }, (_, i) => (i / 59) * 0.5);
  const fit = Motion.fitCurve(times.map((time) => time + 3), curve.sample(times));
  const { kind, points, duration, from, to } = fit.motion.parts;
  assert.equal(kind, "cubic-bezier");
  points.forEach((point, i) => near(point, [0.2, 0.1, 0.3, 1][i], 1e-3));
  assert.deepEqual([duration, from, to], [0.5, 20, 300]);
  assert.ok(fit.largest < 0.05);
  assert.equal(fit.largest, fit.motion.compare(times.map((time) => time + 3 - 3), curve.sample(times)).largest);
  assert.equal(new Motion(fit.motion.notation).value(0.3), fit.motion.value(0.3));
  refuses(() => Motion.fitCurve([0, 1], [3, 3]), "parameter", /distance/);
  refuses(() => Motion.fitCurve([0, 1], [3]), "parameter", /2 times, and 1 values/);
  refuses(() => Motion.fitCurve([0, 0], [1, 3]), "parameter");
});

test("the spring of a recording that starts late, as a notation", () => {
  const times = Float64Array.from({ length: 40 }, (_, i) => i * 0.015);
  const { motion, notation } = Motion.fitSpring(times.map((time) => time + 2), spring.sample(times));
  assert.equal(motion.spring.startTime, 2);
  const again = new Motion(notation);
  for (const time of times) near(again.value(time), motion.value(2 + time), 1e-9);
});
