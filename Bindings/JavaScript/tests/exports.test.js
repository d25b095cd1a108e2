import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";

import { catalogue, init, Motion } from "inbetween/lottie";

import { refuses, tool } from "./support.js";

await init();

test("texts for other systems are those of the tool", () => {
  const cases = [
    ["0.4s ease-out-back", "css", { name: "card" }, ["--name", "card"]],
    ["snappy", "css", { tolerance: 0.01, fewest: "bytes", minify: true }, ["--tolerance", "0.01", "--fewest", "bytes", "--minify"]],
    ["snappy", "css", { tolerance: 9e-4, fewest: "bytes", budget: 3_000_000 }, ["--tolerance", "9e-4", "--fewest", "bytes", "--budget", "3000000"]],
    ["snappy", "css", { fallback: true }, ["--fallback"]],
    ["spring(1 100 10) 0 -> 300", "keyframes", { format: "waapi", property: "rotate" }, ["--format", "waapi", "--property", "rotate"]],
    ["wobbly", "svg", {}, []],
    ["wobbly", "lottie", { frameRate: 30 }, ["--frame-rate", "30"]],
    ["spring(1 100 10)", "core-animation", {}, []],
    ["spring(1 100 10)", "swiftui", {}, []],
    ["0.4s ease-out-back", "android", { tolerance: 0.01 }, ["--tolerance", "0.01"]],
    ["0.4s ease-out-back", "compose", {}, []],
    ["0.4s ease-out-back", "flutter", {}, []],
    ["0.4s ease-out-back", "gltf", {}, []],
    ["0.4s ease", "tokens", {}, []],
    ["snappy", "code", { language: "javascript" }, ["--language", "javascript"]],
    ["snappy", "python", { name: "snap" }, ["--name", "snap"]],
    ["spring(1 100 10) 0 -> 300", "waapi", { property: "scale" }, ["--property", "scale"]],
    ["snappy 0 -> 300", "motion", {}, []],
    ["0.4s ease-out-back", "gsap", { property: "rotate" }, ["--property", "rotate"]],
    ["snappy 0 -> 300", "react-spring", { name: "card" }, ["--name", "card"]],
    ["0.4s ease-out-bounce", "tailwind", { fewest: "bytes", tolerance: 0.01 }, ["--fewest", "bytes", "--tolerance", "0.01"]],
  ];
  for (const [notation, target, options, words] of cases) {
    const expected = execFileSync(tool, ["export", target, notation, ...words], { encoding: "utf8", stdio: "pipe" });
    const { text, remark } = new Motion(notation).export(target, options);
    assert.equal(text, expected, `${target} ${notation}`);
    assert.match(remark, /\S/);
  }
});

const spring = { mass: 1, stiffness: 100, damping: 10 };
const times = Float64Array.from({ length: 60 }, (_, i) => 3 + i / 100);
const recorded = new Motion("spring(1 170 26 2) 10 -> 300").sample(times.map((time) => time - 3));
const withoutNotation = {
  caught: new Motion("0.4s ease-in-out 0 -> 300").handedOver(40, { at: 0.15, spring: "snappy" }),
  fitted: Motion.fitSpring(times, recorded).motion,
  numbers: new Motion({ ...spring, start: 20, target: 320, velocity: 45, startTime: 0.25 }),
};

for (const [name, motion] of Object.entries(withoutNotation)) {
  test(`what was ${name} is written from its start on`, () => {
    assert.equal(motion.notation, null);
    const again = new Motion(motion.parts.notation);
    for (const { name: target } of catalogue().targets) {
      const tolerance = { android: 0.05, tokens: 0.6 }[target] ?? 1e-2;
      assert.deepEqual(motion.export(target, { tolerance }), again.export(target, { tolerance }), target);
    }
    assert.deepEqual(motion.easing(1e-2), again.easing(1e-2));
  });
}

test("the numbers of a spring are its timing", () => {
  assert.deepEqual(new Motion(spring).easing(), new Motion("spring(1 100 10)").easing());
  const pulled = new Motion({ ...spring, start: 5, target: 5, velocity: -30 });
  assert.match(pulled.export("keyframes", { tolerance: 1e-2 }).text, /@keyframes/);
  refuses(() => pulled.easing(), "export", /comes back to 5/);
  refuses(() => new Motion({ ...spring, damping: 0 }).easing(), "export", /never settles/);
});

test("a text that has no room is written in a second go", () => {
  const { text } = new Motion("spring(1 900 1)").export("css", { tolerance: 1e-4 });
  assert.ok(text.length > 1 << 16, `${text.length}`);
});

test("a timing that is asked for again is the same, and the caller's", () => {
  const first = new Motion("bouncy").easing();
  const again = new Motion("bouncy").easing();
  assert.deepEqual(again, first);
  again.easing = "linear";
  assert.deepEqual(new Motion("bouncy").easing(), first);
  assert.notDeepEqual(new Motion("bouncy 0 -> 2 after 1s").easing(), first);
  for (let index = 0; index < 200; index++) new Motion(`spring(1 ${100 + index} 20)`).easing(1e-2);
  assert.deepEqual(new Motion("bouncy").easing(), first);
});

test("what cannot be exported", () => {
  const motion = new Motion("snappy");
  refuses(() => motion.export("html"), "export", /target must be one of css/);
  refuses(() => motion.export("css", { format: "waapi" }), "export", /no option of css/);
  refuses(() => motion.export("python", { language: "c" }), "export", /no option of python/);
  refuses(() => motion.export("css", { tolerance: -1 }), "export");
  refuses(() => motion.export("css", { budget: 0.5 }), "export", /whole number of steps/);
  refuses(() => new Motion("spring(1 100 0.1)").easing(1e-3, { fewest: true, budget: 1_000_000 }), "export", /the budget must be larger/);
  refuses(() => motion.export("css", { name: "a, minify" }), "export", /comma/);
  refuses(() => new Motion("spring(1 100 0)").export("css"), "export", /never settles/);
  assert.throws(() => motion.export("css", { nmae: "card" }), TypeError);
  assert.throws(() => motion.export("css", { name: 3 }), TypeError);
  assert.throws(() => motion.export("lottie", { frameRate: "30" }), TypeError);
});

test("a motion as the options of element.animate", () => {
  const { easing, remark, ...rest } = new Motion("snappy").easing(1e-3);
  assert.match(easing, /^linear\(0, .*, 1\)$/);
  assert.match(remark, /certified/);
  assert.deepEqual(rest, { duration: 713, fill: "both" });
  assert.ok(new Motion("snappy").easing(1e-5).easing.length > easing.length);
  const proved = new Motion("snappy").easing(1e-3, { fewest: true });
  assert.match(proved.remark, /the fewest; .*certified/);
  const count = (text) => text.split(",").length;
  assert.ok(count(proved.easing) <= count(easing) && count(easing) <= count(proved.easing) * 1.25 + 2, easing);
  assert.equal(new Motion("400ms ease 100ms").easing().delay, 100);
  assert.deepEqual(Object.keys(new Motion("steps(4)").easing()), ["easing", "fill", "remark"]);
  refuses(() => new Motion("snappy").easing(0), "export");
});
