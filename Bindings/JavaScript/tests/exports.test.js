import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";

import { init, Motion } from "inbetween/lottie";

import { refuses, tool } from "./support.js";

await init();

test("texts for other systems are those of the tool", () => {
  const cases = [
    ["0.4s ease-out-back", "css", { name: "card" }, ["--name", "card"]],
    ["snappy", "css", { tolerance: 0.01, fewest: "bytes", minify: true }, ["--tolerance", "0.01", "--fewest", "bytes", "--minify"]],
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
  ];
  for (const [notation, target, options, words] of cases) {
    const expected = execFileSync(tool, ["export", target, notation, ...words], { encoding: "utf8", stdio: "pipe" });
    const { text, remark } = new Motion(notation).export(target, options);
    assert.equal(text, expected, `${target} ${notation}`);
    assert.match(remark, /\S/);
  }
});

test("a text that has no room is written in a second go", () => {
  const { text } = new Motion("spring(1 900 1)").export("css", { tolerance: 1e-4 });
  assert.ok(text.length > 1 << 16, `${text.length}`);
});

test("what cannot be exported", () => {
  const motion = new Motion("snappy");
  refuses(() => motion.export("html"), "export", /target must be one of css/);
  refuses(() => motion.export("css", { format: "waapi" }), "export", /no option of css/);
  refuses(() => motion.export("css", { tolerance: -1 }), "export");
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
  assert.equal(new Motion("400ms ease 100ms").easing().delay, 100);
  assert.deepEqual(Object.keys(new Motion("steps(4)").easing()), ["easing", "fill", "remark"]);
  refuses(() => new Motion("snappy").easing(0), "export");
});
