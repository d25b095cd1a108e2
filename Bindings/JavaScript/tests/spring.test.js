// Springs and curves without a module, held against the library and against the code that it exports.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

import * as library from "inbetween";
import { Curve, Spring } from "inbetween/spring";

import { dice } from "./random_motions.js";

await library.init();

const random = dice(7);
const { number, choice } = random;
const power = (least, greatest) => 10 ** number(least, greatest);
const own = readFileSync(new URL(import.meta.resolve("inbetween/spring")));

/** A spring of any regime by its numbers. */
function numbers() {
  const [mass, stiffness] = [power(-2, 2), power(-1, 4)];
  const ratio = choice([
    () => 0, () => 1, () => 50, () => power(-6, 0), () => number(0, 1), () => number(1, 50), () => 1 + choice([-1, 1]) * power(-16, -1),
    () => 1 + choice([-1, 1]) * 1e-12,
  ])();
  return { mass, stiffness, damping: 2 * ratio * Math.sqrt(mass * stiffness) };
}

const ends = () => ({ from: number(-400, 400), to: number(-400, 400), velocity: choice([0, number(-2000, 2000)]) });

test("values, velocities and rest of springs of every regime are the library's", () => {
  for (let i = 0; i < 5000; i++) {
    const spring = new Spring(numbers());
    const motion = spring.motion(ends());
    const exact = new library.Motion(motion.spring);
    const { start, target, velocity } = motion.spring;
    const size = Math.max(Math.abs(start - target), Math.abs(velocity) / spring.naturalFrequency);
    for (let j = 0; j < 20; j++) {
      const time = number(-1, 12) * power(-3, 0) * spring.response;
      // The phase of an oscillation is the product of frequency and time, rounded.
      const rounding = 1e-15 * (1 + spring.naturalFrequency * Math.abs(time)) * size;
      const message = `${JSON.stringify(motion.spring)} at ${time}`;
      assert.ok(Math.abs(motion.value(time) - exact.value(time)) <= rounding + 1e-15 * Math.abs(target), message);
      assert.ok(Math.abs(motion.velocity(time) - exact.velocity(time)) <= spring.naturalFrequency * rounding, message);
    }
    const rest = exact.restTime;
    assert.ok(motion.restTime === rest || Math.abs(motion.restTime - rest) <= 1e-9 * rest, `${JSON.stringify(motion.spring)}: ${motion.restTime}, not ${rest}`);
    exact.close();
  }
});

test("rest is after the only extremum of an overdamped spring, wherever that is", () => {
  for (const damping of [25, 40]) {
    const spring = new Spring({ mass: 1, stiffness: 100, damping });
    for (let velocity = 15; velocity < 50; velocity *= 1.002) {
      const motion = spring.motion({ velocity });
      const exact = new library.Motion(motion.spring);
      assert.ok(Math.abs(motion.restTime / exact.restTime - 1) < 1e-9, `${damping}, ${velocity}: ${motion.restTime}, not ${exact.restTime}`);
      exact.close();
    }
  }
});

test("values have the bits of the code that the library exports", () => {
  for (let i = 0; i < 500; i++) {
    const { mass, stiffness, damping } = numbers();
    if (damping < 1e-3) continue;
    const [{ from, to }, velocity] = [ends(), choice([0, number(-9, 9)])];
    const { text } = new library.Motion(`spring(${mass} ${stiffness} ${damping} ${velocity}) ${from} -> ${to}`).export("code", { language: "javascript" });
    assert.match(text, /closed form/);
    const exported = new Function(text.replace("export function motion", "return function motion"))();
    const motion = new Spring({ mass, stiffness, damping }).motion({ from, to, velocity: velocity * (to - from) });
    for (let j = 0; j < 50; j++) {
      const time = number(-0.1, 3);
      assert.equal(motion.value(time), exported(time), `${text} at ${time}`);
    }
  }
});

test("the ways of the field are those of the library's springs", () => {
  const same = (numbers) => {
    const [spring, exact] = [new Spring(numbers), new library.Spring(numbers)];
    for (const name of ["mass", "stiffness", "damping", "naturalFrequency", "dampingRatio", "response"]) {
      assert.equal(spring[name], exact[name], `${name} of ${JSON.stringify(numbers)}`);
    }
    if (exact.settlingDuration === null) assert.equal(spring.settlingDuration, null);
    else assert.ok(Math.abs(spring.settlingDuration / exact.settlingDuration - 1) < 1e-9);
  };
  for (let i = 0; i < 200; i++) {
    same({ duration: power(-2, 1), bounce: choice([0, 1, number(-0.99, 1)]) });
    same({ duration: power(-2, 1) });
    same({ response: power(-2, 1), dampingRatio: choice([0, 1, number(0, 3)]) });
  }
});

test("times that are no number, and times without an end", () => {
  for (const damping of [0, 0.1, 20, 20.1, 1000]) {
    const motion = new Spring({ mass: 1, stiffness: 100, damping }).motion({ from: 5, to: -7, velocity: 3 });
    assert.deepEqual([motion.value(NaN), motion.velocity(NaN)], [NaN, NaN]);
    assert.deepEqual([motion.value(-Infinity), motion.velocity(-Infinity)], [5, 0]);
    assert.deepEqual([motion.value(0), motion.velocity(0)], [5, 3]);
    assert.deepEqual([motion.value(Infinity), motion.velocity(Infinity)], damping ? [-7, 0] : [NaN, NaN]);
    if (damping) assert.deepEqual([motion.value(1e300), motion.velocity(1e300)], [-7, 0]);
  }
  const swing = new Spring({ mass: 1, stiffness: 100, damping: 0 });
  assert.deepEqual([swing.settlingDuration, swing.motion().restTime], [null, Infinity]);
  assert.equal(swing.motion({ from: 2, to: 2 }).restTime, 0);
});

test("bad numbers are named", () => {
  const refused = (call, message) => assert.throws(call, (error) => error instanceof RangeError && message.test(error.message));
  const spring = new Spring({ mass: 1, stiffness: 100, damping: 10 });
  refused(() => new Spring(), /^mass must be a finite number, not undefined/);
  refused(() => new Spring({ mass: 0, stiffness: 1, damping: 1 }), /^mass must be a positive number, not 0/);
  refused(() => new Spring({ mass: 1, stiffness: -1, damping: 1 }), /^stiffness must be a positive number, not -1/);
  refused(() => new Spring({ mass: 1, stiffness: "100", damping: 1 }), /^stiffness must be a finite number/);
  refused(() => new Spring({ mass: 1, stiffness: 1, damping: -1 }), /^damping must be from 0 to Infinity, not -1/);
  refused(() => new Spring({ mass: 1e-100, stiffness: 1e150, damping: 1 }), /^√\(stiffness\/mass\) must be from 1e-100 to 1e\+?100/);
  refused(() => new Spring({ mass: 1, stiffness: 1, damping: 1e60 }), /^dampingRatio must be from 0 to 1e\+?50/);
  refused(() => new Spring({ duration: 0 }), /^duration must be a positive number, not 0/);
  refused(() => new Spring({ duration: 1, bounce: -1 }), /^bounce must be above -1 and at most 1, not -1/);
  refused(() => new Spring({ duration: 1, bounce: NaN }), /^bounce .* not NaN/);
  refused(() => new Spring({ response: Infinity, dampingRatio: 1 }), /^response must be a finite number/);
  refused(() => new Spring({ response: 1 }), /^dampingRatio must be a finite number, not undefined/);
  refused(() => spring.motion({ from: NaN }), /^from must be a finite number, not NaN/);
  refused(() => spring.motion({ to: Infinity }), /^to must be/);
  refused(() => spring.motion({ from: -1e308, to: 1e308 }), /^from - to must be a finite number, not -Infinity/);
  refused(() => spring.motion({ velocity: null }), /^velocity must be a finite number, not null/);
  refused(() => spring.motion().easing(0), /^tolerance must be from 0.000001 to 0.5, not 0/);
  refused(() => spring.motion({ to: 0, velocity: 3 }).easing(), /^to must be another number than from, not 0/);
  refused(() => new Spring({ mass: 1, stiffness: 1, damping: 0 }).motion().easing(), /^damping must be a positive number, not 0/);
  refused(() => new Spring({ mass: 1, stiffness: 1, damping: 1e-5 }).motion().easing(), /^tolerance must be large enough for 10000 stops/);
  refused(() => new Curve(2, 0, 0, 1), /^x1 must be from 0 to 1, not 2/);
  refused(() => new Curve(0, 0, 0), /^y2 must be a finite number, not undefined/);
  refused(() => new Curve("ease-in-jelly"), /^a curve must be .* not ease-in-jelly/);
  refused(() => new Curve("toString"), /^a curve must be/);
  refused(() => new Curve("ease").easing(-1), /^tolerance/);
});

/** The stops of a linear(), held against a function of the progress: at most the tolerance from it, everywhere on each line. */
function holds(easing, exact, tolerance) {
  const [first, ...rest] = /^linear\((.*)\)$/.exec(easing)[1].split(", ");
  assert.deepEqual([first, rest.pop()], ["0", "1"]);
  const inner = rest.map((stop) => /^(\S+) (\S+)%$/.exec(stop).slice(1).map(Number));
  const stops = [[0, 0], ...inner.map(([y, percentage]) => [percentage / 100, y]), [1, 1]];
  for (let i = 1; i < stops.length; i++) {
    const [[x, y], [end, output]] = [stops[i - 1], stops[i]];
    assert.ok(end >= x, easing);
    for (let part = 0.5; part < 40 && end > x; part++) {
      const away = y + (output - y) * part / 40 - exact(x + (end - x) * part / 40);
      assert.ok(Math.abs(away) <= tolerance, `${away} of ${tolerance} at ${x + (end - x) * part / 40}: ${easing}`);
    }
  }
  return stops.length;
}

test("easings of springs keep the tolerance, with at most twice the stops of the library's", () => {
  for (let i = 0; i < 400; i++) {
    const spring = new Spring(i % 4 ? { duration: 0.5, bounce: number(-0.9, 0.9) } : numbers());
    if (spring.dampingRatio < 0.01) continue;
    const motion = spring.motion({ from: 100, to: -200, velocity: choice([0, number(-300, 300) * spring.naturalFrequency]) });
    const tolerance = choice([0.1, 1e-2, 1e-3, 1e-4]);
    const { easing, duration, fill } = motion.easing(tolerance);
    assert.equal(fill, "both");
    const exact = new library.Motion(motion.spring);
    const progress = (part) => (exact.value(part * duration / 1000) - 100) / -300;
    const count = holds(easing, progress, tolerance);
    for (let part = 1; part < 2; part += 0.01) assert.ok(Math.abs(progress(part) - 1) <= tolerance, `after ${duration} ms`);
    const most = 2 * exact.easing(tolerance).easing.split(",").length;
    assert.ok(count <= most, `${count} stops, not ${most}: ${JSON.stringify(motion.spring)} ${tolerance}`);
    exact.close();
  }
});

const FAMILIES = ["sine", "quad", "cubic", "quart", "quint", "expo", "circ", "back", "elastic", "bounce"];
const PENNER = ["in", "out", "in-out"].flatMap((direction) => FAMILIES.map((family) => `ease-${direction}-${family}`));
const WORDS = ["linear", "ease", "ease-in", "ease-out", "ease-in-out"];

test("named curves are the library's", () => {
  for (const name of [...WORDS, ...PENNER]) {
    const [curve, exact] = [new Curve(name), new library.Motion(name)];
    assert.deepEqual([curve.value(-1), curve.value(0), curve.value(1), curve.value(Infinity), curve.value(NaN)], [0, 0, 1, 1, NaN]);
    for (let i = 0; i < 1000; i++) {
      const progress = choice([number(0, 1), power(-9, 0), 1 - power(-9, 0)]);
      const away = Math.abs(curve.value(progress) - exact.value(progress));
      assert.ok(away <= 1e-14 * (1 + Math.abs(exact.velocity(progress))), `${name} at ${progress}: ${away}`);
    }
    const { easing, fill } = curve.easing();
    assert.equal(fill, "both");
    if (WORDS.includes(name)) assert.equal(easing, name);
    else for (const tolerance of [1e-2, 1e-3, 1e-4]) holds(curve.easing(tolerance).easing, (part) => exact.value(part), tolerance);
  }
});

test("curves by their control points are the library's", () => {
  for (let i = 0; i < 300; i++) {
    const points = [number(0, 1), number(-2, 3), number(0, 1), number(-2, 3)];
    const [curve, exact] = [new Curve(...points), new library.Motion(`cubic-bezier(${points})`)];
    assert.equal(curve.easing().easing, `cubic-bezier(${points})`);
    for (let j = 0; j < 30; j++) {
      const progress = number(0, 1);
      const away = Math.abs(curve.value(progress) - exact.value(progress));
      assert.ok(away <= 1e-14 * (1 + Math.abs(exact.velocity(progress))), `${points} at ${progress}: ${away}`);
    }
    exact.close();
  }
});

test("a motion is printed, stored and sent by its numbers", () => {
  const motion = new Spring({ duration: 0.5, bounce: 0.3 }).motion({ from: 5, to: 300, velocity: 20 });
  const stored = JSON.parse(JSON.stringify(motion));
  assert.deepEqual(stored, structuredClone({ ...motion }));
  assert.equal(new library.Motion(stored.spring).velocity(0), 20);
});

test("it is one file of at most 4096 bytes by gzip, and needs no module", () => {
  assert.doesNotMatch(String(own), /\b(import|await|WebAssembly|process|document|window)\b/);
  assert.ok(gzipSync(own, { level: 9 }).length <= 4096);
  // Without a compiler, node has no WebAssembly.
  const program = `import { Spring } from "inbetween/spring";
    console.log(typeof WebAssembly, new Spring({ duration: 0.5, bounce: 0.3 }).motion().easing(0.1).duration);`;
  const words = ["--jitless", "--no-warnings", "--input-type=module", "--eval", program];
  const printed = execFileSync(process.execPath, words, { cwd: new URL(".", import.meta.url), encoding: "utf8" });
  assert.equal(printed, `undefined ${new Spring({ duration: 0.5, bounce: 0.3 }).motion().easing(0.1).duration}\n`);
});
