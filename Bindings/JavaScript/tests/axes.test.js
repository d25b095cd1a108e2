import assert from "node:assert/strict";
import { test } from "node:test";

import { Axis, init, Motion, Spring } from "inbetween/lottie";

import { near, refuses } from "./support.js";

await init();

const bounds = { least: 0, greatest: 1000, extent: 400 };

/** Drags an axis at a velocity for 0.1 seconds from a time on; the time behind it. */
function dragged(axis, velocity, from = 0) {
  axis.grab(from);
  for (let i = 1; i <= 12; i++) axis.drag((velocity * i) / 120, from + i / 120);
  return from + 0.1;
}

test("an axis follows the hand, and is held back beyond its ends", () => {
  const axis = new Axis({ ...bounds, start: 300 });
  assert.deepEqual([axis.value(-1), axis.velocity(5), axis.restTime], [300, 0, -Infinity]);
  axis.grab(0);
  axis.drag(50, 0.1);
  assert.deepEqual([axis.value(0.1), axis.value(9), axis.restTime], [350, 350, Infinity]);
  axis.drag(-400, 0.2);
  // 100 beyond the end. The band leaves d·u/(u + 1) of this distance, for u = 0.55 · 100/400.
  near(axis.value(0.2), -400 * (0.1375 / 1.1375));
  axis.drag(0, 0.3);
  assert.equal(axis.value(0.3), 300);
});

test("an axis that is let go slows down as a decay", () => {
  const axis = new Axis({ ...bounds, start: 300 });
  const time = dragged(axis, 500);
  near(axis.velocity(time), 500, 1e-6);
  axis.release(time);
  near(axis.value(time), 350);
  const decay = new Motion(`decay(velocity: ${axis.velocity(time)}, deceleration: 0.998)`);
  for (const later of [0, 0.1, 1, Infinity]) near(axis.value(time + later), 350 + decay.value(later), 1e-9);
  near(axis.restTime, time + decay.restTime, 1e-9);
  const fast = new Axis({ ...bounds, start: 300, deceleration: 0.99 });
  fast.release(dragged(fast, 500));
  assert.ok(fast.value(Infinity) < axis.value(Infinity));
  for (const deceleration of [0, NaN]) {
    const same = new Axis({ ...bounds, start: 300, deceleration });
    same.release(dragged(same, 500));
    assert.equal(same.value(1), axis.value(1));
  }
});

test("it comes back from beyond an end, and lands on pages", () => {
  const axis = new Axis({ ...bounds, start: 900 });
  axis.release(dragged(axis, 3000));
  const highest = Math.max(...Array.from({ length: 200 }, (_, i) => axis.value(0.1 + i / 100)));
  assert.ok(highest > 1000 && highest < 1400, `${highest}`);
  near(axis.value(Infinity), 1000, 1e-9);
  const pages = new Axis({ ...bounds, page: 250 });
  // At most one page from where the hand lets go.
  for (const [i, [velocity, expected]] of [[400, 250], [2000, 750], [-2000, 250], [100, 250]].entries()) {
    pages.release(dragged(pages, velocity, 10 * i));
    near(pages.value(10 * i + 9), expected, 1e-9);
  }
});

test("a hand catches what moves, without a jump", () => {
  const axis = new Axis({ ...bounds, start: 500 });
  axis.release(dragged(axis, 2500));
  for (const time of [0.2, 0.35, 0.6]) {
    const value = axis.value(time);
    axis.grab(time);
    near(axis.value(time), value, 1e-9);
    assert.equal(axis.velocity(time + 1), 0);
    axis.release(dragged(axis, 900, time));
  }
  // Beyond the reach of the rubber band, where no hand drags it.
  axis.springTo(5000, { at: 3, spring: "spring(1 100 20)" });
  axis.grab(9);
  near(axis.value(9), 5000, 1e-6);
  axis.drag(-100, 9.1);
  assert.ok(axis.value(9.1) < 5000);
  axis.release(10);
  near(axis.value(Infinity), 1000, 1e-9);
});

test("a spring goes on with the value and the velocity", () => {
  const axis = new Axis({ ...bounds, start: 300 });
  const time = dragged(axis, 700);
  const held = new Axis({ ...bounds, start: 300 });
  dragged(held, 700);
  axis.release(time);
  const [value, velocity] = [axis.value(time), axis.velocity(time)];
  for (const one of [axis, held]) {
    one.springTo(800, { at: time, spring: new Spring("bouncy") });
    near(one.value(time), value);
    near(one.velocity(time), velocity, 1e-9);
    near(one.value(Infinity), 800);
    assert.ok(one.restTime > time && one.restTime < time + 3);
  }
  axis.springTo(200, { at: 0.3, spring: "snappy" });
  near(axis.value(0.3), held.value(0.3));
  near(axis.velocity(0.3), held.velocity(0.3), 1e-9);
});

test("what is no axis, and no input of one", () => {
  for (const wrong of [
    { greatest: -1 }, { greatest: Infinity }, { least: NaN }, { extent: 0 }, { extent: Infinity }, { extent: NaN }, { deceleration: 1 },
    { deceleration: -1 }, { page: -1 }, { page: NaN }, { page: Infinity }, { start: 1001 }, { start: NaN },
  ]) {
    refuses(() => new Axis({ ...bounds, ...wrong }), "parameter");
  }
  assert.throws(() => new Axis({ ...bounds, extent: undefined }), TypeError);
  assert.throws(() => new Axis({ ...bounds, page: "1" }), TypeError);
  assert.throws(() => new Axis(), TypeError);
  const axis = new Axis(bounds);
  axis.drag(100, 0);
  axis.release(0);
  assert.equal(axis.value(1), 0, "nobody holds it");
  axis.grab(1);
  for (const wrong of [NaN, Infinity, 0.9]) {
    refuses(() => axis.grab(wrong), "parameter", /finite/);
    refuses(() => axis.drag(1, wrong), "parameter", /finite/);
    refuses(() => axis.release(wrong), "parameter", /finite/);
    refuses(() => axis.springTo(1, { at: wrong, spring: "snappy" }), "parameter", /finite/);
  }
  refuses(() => axis.drag(NaN, 2), "parameter");
  refuses(() => axis.springTo(NaN, { at: 2, spring: "snappy" }), "parameter");
  refuses(() => axis.springTo(1, { at: 2, spring: "ease" }), "parameter", /spring/);
  assert.throws(() => axis.springTo(1, { at: 2 }), TypeError);
  assert.throws(() => axis.springTo(1), TypeError);
  assert.throws(() => axis.drag("1", 2), TypeError);
  assert.ok(Number.isNaN(axis.value(NaN)) && Number.isNaN(axis.velocity(NaN)));
  assert.equal(axis.value(0), axis.value(1));
});
