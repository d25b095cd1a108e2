// Random motions of every kind: their values are the tool's. To the bit where they are made of what is the same everywhere;
// powers, logarithms and sines are the page's own Math, and may be an ulp off.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";

import { init, Motion } from "inbetween/lottie";

import { anyMotion, dice, plainMotion } from "./random_motions.js";
import { tool } from "./support.js";

const SEED = Number(process.env.SEED ?? 2026);
const COUNT = process.env.INBETWEEN_THOROUGH ? 4000 : 400;
// Motions that Math has a part in: 16 ulp of the largest number are three times what was seen in 900 motions.
const BY_MATH = /settling|decay|s-curve|ease-.*(sine|expo|elastic)|within/;
const ULPS = 16 * 2 ** -53;

await init();
const random = dice(SEED);
const times = Array.from({ length: 50 }, () => random.number(-0.2, 3));

/** The columns of the tool's table for some motions. */
function sampled(notations) {
  const words = ["sample", ...notations, "--velocity", "--at", "-", "--format", "csv"];
  const text = execFileSync(tool, words, { input: times.join("\n"), encoding: "utf8", maxBuffer: 1 << 28 });
  const [, ...rows] = text.trimEnd().split("\n").map((line) => line.split(",").map(number));
  return rows[0].map((_, column) => rows.map((row) => row[column]));
}

function number(cell) {
  if (cell === "") return NaN;
  return cell.endsWith("inf") ? (cell.startsWith("-") ? -Infinity : Infinity) : Number(cell);
}

function compare(notation, ours, theirs, what) {
  const bound = BY_MATH.test(notation) ? ULPS * Math.max(...theirs.filter(Number.isFinite).map(Math.abs)) : 0;
  ours.forEach((value, i) => {
    const isSame = Object.is(value, theirs[i]) || (bound > 0 && Math.abs(value - theirs[i]) <= bound);
    if (!isSame) {
      assert.fail(`${notation}: ${what} ${value} at ${times[i]}, where the tool has ${theirs[i]}`);
    }
  });
}

for (const [kind, make] of [["any", anyMotion], ["plain", plainMotion]]) {
  test(`${COUNT} motions, ${kind}`, () => {
    const byMeaning = new Map();
    for (let i = 0; i < COUNT; i++) {
      const motion = new Motion(make(random));
      byMeaning.set(motion.timeMeaning, [...(byMeaning.get(motion.timeMeaning) ?? []), motion]);
    }
    for (const motions of byMeaning.values()) {
      const columns = sampled(motions.map(String));
      assert.deepEqual(columns[0], times);
      motions.forEach((motion, i) => {
        const { values, velocities } = motion.states(times);
        compare(motion.notation, values, columns[1 + 2 * i], "value");
        compare(motion.notation, velocities, columns[2 + 2 * i], "velocity");
      });
    }
  });
}

test("descriptions are the tool's", () => {
  for (let i = 0; i < 40; i++) {
    const motion = new Motion(plainMotion(random));
    const said = execFileSync(tool, ["describe", motion.notation, "--format", "json"], { encoding: "utf8" });
    assert.deepEqual(motion.facts, JSON.parse(said));
  }
});
