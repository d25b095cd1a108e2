// Vectors, colours, and motions made of motions.

import assert from "node:assert/strict";
import test from "node:test";
import { inspect } from "node:util";

import { ColorMotion, init, Motion, Track, VectorMotion } from "inbetween";

await init();

test("a vector has the numbers of its motions, and is caught", () => {
  const card = VectorMotion.between(new Motion("snappy"), [0, 40], [120, 0]);
  const [x, y] = card.motions;
  assert.deepEqual([...card.value(0.2)], [x.value(0.2), y.value(0.2)]);
  assert.deepEqual([...card.sample([0.1, 0.2])], [x.value(0.1), y.value(0.1), x.value(0.2), y.value(0.2)]);
  assert.deepEqual([...card.accelerations([0.1, 0.2])], [0.1, 0.2].flatMap((t) => [x.acceleration(t), y.acceleration(t)]));
  const caught = card.handedOver([300, 0], { at: 0.2, spring: "bouncy" });
  assert.deepEqual(caught.states([0.2]), card.states([0.2]));
  assert.equal(caught.motions[0].spring.target, 300);
  assert.deepEqual([...card.handedOver([300, 0], { at: 0.2 }).value(0.2)], [...card.value(0.2)]);
  assert.equal(String(card), "[swiftui.snappy 0 -> 120, swiftui.snappy 40 -> 0]");
  for (const vector of [card, caught]) {
    const again = new VectorMotion(JSON.parse(JSON.stringify(vector)));
    assert.deepEqual(again.states([0.1, 0.3]), vector.states([0.1, 0.3]));
  }
  assert.equal(inspect(card), "VectorMotion([ 'swiftui.snappy 0 -> 120', 'swiftui.snappy 40 -> 0' ])");
  assert.equal(card.restTime, Math.max(x.restTime, y.restTime));
  assert.throws(() => new VectorMotion(["ease", "snappy"]), /in seconds/);
  assert.throws(() => new VectorMotion([]), /1 to 4/);
  assert.throws(() => new VectorMotion(Array(9).fill("snappy")), /1 to 4/);
  assert.throws(() => card.handedOver([300], { at: 0.2 }), /2 numbers/);
});

test("a track is caught with its value and its velocity", () => {
  const track = new Track([0, 0.5, 1], [[0, 0], [100, 50], [120, 0]], { mode: "cubic" });
  const caught = track.handedOver([300, -20], { at: 0.25, spring: "spring(1 100 10)" });
  assert.deepEqual(caught.states([0.25]), track.states([0.25]));
  const number = new Track([0, 1], [0, 9]).handedOver(3, { at: 0.5, spring: { mass: 1, stiffness: 100, damping: 10 } });
  assert.equal(number.value(0.5), 4.5);
  assert.throws(() => track.handedOver([1], { at: 0, spring: "snappy" }), /2 numbers/);
  assert.throws(() => track.handedOver([1, 2], { at: 0 }), TypeError);
});

test("a colour goes from one to the other", () => {
  const glow = new ColorMotion("0.4s ease-in-out", "#ff0000", "rgb(0 0 255 / 0.5)");
  assert.equal(glow.color(0), "#ff0000");
  assert.equal(glow.color(9), "#0000ff80");
  assert.equal(glow.value(0.2).length, 4);
  assert.equal(inspect(glow), "ColorMotion('0.4s ease-in-out', '#ff0000', 'rgb(0 0 255 / 0.5)', { space: 'oklab' })");
  assert.ok(glow.velocity(0.2).every(Number.isNaN));
  assert.notEqual(new ColorMotion("0.4s ease", "red", "blue", { space: "oklch" }).color(0.2), glow.color(0.2));
  assert.throws(() => new ColorMotion("0.4s ease", "#ff000", "blue"), /hexadecimal digits/);
  assert.throws(() => new ColorMotion("0.4s ease", "red", "blue", { space: "hsl" }), /oklab/);
});

test("motions are made of motions", () => {
  const out = new Motion("0.3s ease-out 0 -> 120");
  const both = out.followedBy(new Motion("snappy 120 -> 100"));
  assert.equal(both.notation, "0.3s ease-out 0 -> 120 then swiftui.snappy 120 -> 100");
  assert.equal(out.repeated(2, { alternating: true }).notation, "0.3s ease-out 0 -> 120, 2 times, alternating");
  assert.equal(out.repeated(Infinity).notation, "0.3s ease-out 0 -> 120, forever");
  assert.equal(out.delayed(0.25).delayed(0.25).notation, "0.3s ease-out 0.5s 0 -> 120");
  assert.equal(out.between(5, 6).notation, "0.3s ease-out 5 -> 6");
  const caught = out.handedOver(40, { at: 0.15, spring: "snappy" });
  assert.equal(caught.followedBy(new Motion("1s linear 40 -> 0")).value(0), caught.value(0.15));
  assert.throws(() => new Motion("spring(1 100 0)").followedBy(out), /before 'then'/);
  assert.throws(() => out.followedBy("snappy"), TypeError);
  assert.throws(() => out.repeated(0), /count/);
  assert.throws(() => new Motion("ease").delayed(1), /duration/);
  assert.throws(() => both.between(0, 1), /distance of its own/);
});

test("accelerations are those of the formula", () => {
  const spring = new Motion("spring(1 100 10) 0 -> 3");
  assert.ok(Math.abs(spring.acceleration(0) - 300) < 1e-12);
  const times = Float64Array.from([0, 0.1, 0.5]);
  assert.deepEqual([...spring.accelerations(times)], Array.from(times, (time) => spring.acceleration(time)));
  assert.deepEqual(spring.accelerations(times, times), spring.accelerations([0, 0.1, 0.5]));
  assert.equal(new Motion("ease-in-circ").acceleration(1), Infinity);
});

test("a fit has its standard errors, and takes what is known", () => {
  const motion = new Motion("spring(1 100 10) 20 -> 300");
  const times = Float64Array.from({ length: 200 }, (_, place) => place / 100);
  const values = motion.sample(times).map((value, place) => value + Math.sin(99 * place));
  const free = Motion.fitSpring(times, values);
  assert.ok(Object.values(free.standardErrors).every((error) => error > 0 && error < 40));
  const known = Motion.fitSpring(times, values, { target: 300, start: 20, digits: 2 });
  assert.equal(known.standardErrors.target, 0);
  assert.equal(known.standardErrors.start, 0);
  assert.deepEqual([known.motion.spring.target, known.motion.spring.start], [300, 20]);
  assert.equal(known.motion.spring.stiffness, 100);
  assert.throws(() => Motion.fitSpring(times, values, { digits: 16 }), /digits/);
  assert.throws(() => Motion.fitSpring(times, values, { target: "300" }), TypeError);
});
