import assert from "node:assert/strict";
import { test } from "node:test";

import { Follower, init, Motion } from "inbetween/lottie";

import { near, refuses } from "./support.js";

await init();

const notations = [
  "snappy", "spring(1 900 50) feed-forward 1", "second-order(frequency: 2, damping-ratio: 0.5, response: 2)", "half-life(80ms)",
  "one-euro(minimum-cutoff: 1, beta: 0.007)",
];

function rests(follower, value, times, message) {
  for (const time of times) {
    assert.equal(follower.value(time), value, message);
    near(follower.velocity(time), 0, 0);
  }
}

test("a follower rests where it is until its target goes away", () => {
  for (const notation of notations) {
    const follower = new Follower(notation);
    assert.ok(Number.isNaN(follower.value(0)) && Number.isNaN(follower.velocity(0)), notation);
    follower.follow(3, 1);
    rests(follower, 3, [1, 9], notation);
    follower.follow(10, 2);
    follower.follow(10, 2.1);
    assert.ok(follower.value(2.1) > 3, notation);
    assert.ok(Number.isNaN(follower.value(NaN)), notation);
    if (!notation.startsWith("one-euro")) near(follower.value(Infinity), 10);
    follower.jump(-5, 4);
    rests(follower, -5, [4, 50], notation);
  }
});

test("a spring without feed-forward is a motion that is handed over", () => {
  const follower = new Follower("snappy");
  follower.jump(0, 0);
  follower.follow(1, 0);
  follower.follow(2, 0.1);
  const motion = new Motion("snappy").handedOver(2, { at: 0.1 });
  for (const time of [0.1, 0.15, 0.4, 2]) {
    near(follower.value(time), motion.value(time));
    near(follower.velocity(time), motion.velocity(time), 1e-10);
  }
});

test("feed-forward takes away the lag behind a steady target", () => {
  const lag = (notation) => {
    const follower = new Follower(notation);
    for (let i = 0; i <= 4000; i++) follower.follow(i / 10, i / 1000);
    return 400 - follower.value(4);
  };
  // (c/k) times the velocity of 100, apart from the error of the steps of a thousandth of a second.
  near(lag("spring(1 900 50)"), 100 * 50 / 900, 0.11);
  near(lag("spring(1 900 50) feed-forward 1"), 0, 0.11);
});

test("half-lives and samples", () => {
  const smooth = new Follower("half-life(80ms)");
  smooth.jump(0, 0);
  smooth.follow(1, 0);
  near(smooth.value(0.08), 0.5);
  near(smooth.value(0.16), 0.75);
  const filter = new Follower("one-euro(beta: 0.1)");
  filter.follow(1, 0);
  filter.follow(2, 0.1);
  const value = filter.value(0.1);
  assert.ok(value > 1 && value < 2);
  filter.follow(7, 0.1);
  assert.equal(filter.value(0.1), value, "one sample for a time");
});

test("values do not jump, whatever the target does", () => {
  for (const notation of notations.slice(0, 4)) {
    const follower = new Follower(notation);
    follower.jump(0, 0);
    for (let i = 1; i < 200; i++) {
      const time = i * 0.013;
      const before = follower.value(time);
      follower.follow(((i * 7919) % 101) - 50, time);
      assert.equal(follower.value(time), before, `${notation} at ${time}`);
    }
  }
});

test("what is no follower, and no input of one", () => {
  refuses(() => new Follower("ease"), "notation", /expected a spring/);
  refuses(() => new Follower("spring(1 100 10 5)"), "notation");
  assert.throws(() => new Follower(3), TypeError);
  for (const notation of notations) {
    const follower = new Follower(notation);
    for (const wrong of [NaN, Infinity]) {
      for (const use of ["jump", "follow"]) {
        refuses(() => follower[use](wrong, 0), "parameter", /finite/);
        refuses(() => follower[use](0, wrong), "parameter", /finite/);
        assert.throws(() => follower[use]("0", 0), TypeError);
        assert.throws(() => follower[use](0), TypeError);
      }
    }
    follower.follow(0, 1);
    refuses(() => follower.follow(0, 0.9), "parameter", /before/);
    refuses(() => follower.jump(0, 0.9), "parameter", /before/);
    refuses(() => follower.follow(NaN, 2), "parameter");
    assert.equal(follower.value(2), 0);
    assert.throws(() => follower.value("1"), TypeError);
  }
  const far = new Follower("snappy");
  far.jump(1.7e308, 0);
  refuses(() => far.follow(-1.7e308, 0), "parameter");
  assert.equal(far.value(1), 1.7e308);
});
