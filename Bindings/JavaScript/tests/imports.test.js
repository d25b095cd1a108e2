import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";

import { importLottie, importMotions, init, Motion } from "inbetween/lottie";

import { refuses, tool } from "./support.js";

await init();

const sheet = `:root { --back: cubic-bezier(.34, 1.56, .64, 1) }
.menu { transition: opacity 0.3s var(--back) 0.1s, left 1s steps(0) }
.pop { animation: pop 2s infinite; animation-play-state: paused }
@keyframes pop { from { opacity: 0 } to { opacity: 1 } }
@keyframes bad { from { left: 0 } to { left: 1px } }`;
const keys = [{ t: 0, s: [0] }, { t: 30, s: [9] }];

test("a style sheet", () => {
  const found = importMotions(sheet);
  assert.deepEqual(found.motions, [
    { name: "--back", notation: "cubic-bezier(0.34, 1.56, 0.64, 1)", line: 1, column: 9 },
    { name: ".menu transition", notation: "0.3s cubic-bezier(0.34, 1.56, 0.64, 1) 0.1s", line: 2, column: 9 },
    { name: ".pop animation", notation: "2s ease", line: 3, column: 8 },
  ]);
  assert.deepEqual(found.problems.map(({ line }) => line), [2, 5]);
  assert.deepEqual(found.remarks.slice(0, 2).map(({ text }) => text), ["animation: infinite", "animation-play-state: paused"]);
  const words = ["import", "-", "--type", "css", "--name", "pop"];
  const document = JSON.parse(execFileSync(tool, words, { input: sheet, encoding: "utf8", stdio: "pipe" }));
  assert.deepEqual(found.animations, [{ name: "pop", line: 4, column: 1, document }]);
  const bytes = new TextEncoder().encode(sheet);
  for (const source of [bytes, bytes.buffer, new DataView(bytes.buffer)]) assert.deepEqual(importMotions(source, "css"), found);
});

test("an interpolator, and keyframes of Lottie", () => {
  assert.equal(importMotions("<accelerateInterpolator/>", "android").motions[0].notation, "ease-in-quad");
  const document = JSON.stringify({ fr: 30, layers: [{ nm: "Ball", ks: { r: { k: keys } } }] });
  assert.equal(importLottie(document, { path: "Ball.r" }).duration, 1);
  assert.equal(importLottie(JSON.stringify(keys)).duration, 0.5);
  assert.equal(importLottie(JSON.stringify(keys), { frameRate: 15 }).duration, 2);
});

test("the animations of a picture", () => {
  const svg = "<svg><rect><animate attributeName='opacity' from='0' to='1' dur='2s' fill='freeze'/></rect></svg>";
  const { motions, animations, problems } = importMotions(svg, "svg");
  assert.deepEqual(motions.map(({ notation }) => notation), ["2s linear"]);
  assert.deepEqual(animations.map(({ name, document }) => [name, document.duration, document.fillMode]), [["rect.opacity", 2, "forwards"]]);
  assert.deepEqual(problems, []);
});

test("long texts are whole", () => {
  const many = Array.from({ length: 5000 }, (_, i) => `--e${i}: cubic-bezier(0.${i + 1}, 0, 0, 1);`).join("");
  assert.equal(importMotions(`a { ${many} }`).motions.length, 5000);
});

test("what is none is refused with its place", () => {
  refuses(() => importMotions("a {"), "document", /line 1, column 1: the block has no '}'/);
  refuses(() => importMotions("<bounceInterpolator/>", "android"), "document", /line 1, column 1: no motion/);
  refuses(() => importMotions("", "smil"), "document", /css, android, svg/);
  refuses(() => importMotions(Uint8Array.of(255)), "document", /UTF-8/);
  refuses(() => importLottie(JSON.stringify([keys[0], keys[0]])), "document", /\[1\]\.t: expected a later time/);
  assert.throws(() => importMotions(3), TypeError);
  assert.throws(() => importLottie("", { frameRate: "30" }), TypeError);
});

test("the fewest lines near a motion, also near what CSS has itself", () => {
  for (const [notation, start] of [
    ["ease", "linear("], ["ease-out-bounce 0 -> 300", "linear("], ["steps(3)", "linear("], ["0.4s ease-in 0.1s", "0.5s linear("],
    ["snappy 5 -> 2", "0."], ["1s damped(5, 30)", "1s linear("],
  ]) {
    const motion = new Motion(notation);
    const { motion: lines, largest } = motion.fitLines(0.01);
    assert.ok(lines.notation.startsWith(start) && lines.parts.kind === "linear", `${notation}: ${lines}`);
    assert.deepEqual([lines.parts.from, lines.parts.to], [motion.parts.from, motion.parts.to]);
    assert.ok(largest > 0 ? largest <= 0.01 : notation === "steps(3)", `${notation}: ${largest}`);
    const distance = Math.abs(motion.parts.to - motion.parts.from);
    const [, end] = lines.domain;
    for (let i = 0; i <= 200; i++) {
      const time = i / 200 * end;
      if (notation === "steps(3)") continue;
      assert.ok(Math.abs(lines.value(time) - motion.value(time)) <= (largest + 1e-9) * distance, `${notation} at ${time}`);
    }
  }
  refuses(() => new Motion("spring(1 100 0)").fitLines(), "export");
  refuses(() => new Motion("ease").fitLines(0), "export", /tolerance/);
});
