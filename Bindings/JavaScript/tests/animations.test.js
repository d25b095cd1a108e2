import assert from "node:assert/strict";
import { test } from "node:test";

import { Animation, init, Motion } from "inbetween/lottie";

import { refuses } from "./support.js";

await init();

const card = {
  type: "group", duration: 1, animations: [
    { type: "keyframe", keyPath: "position", values: [[0, 0], [100, 20]], timingFunctions: ["linear"] },
    { type: "keyframe", keyPath: "opacity", duration: 1, values: [0, 1, 0], timingFunctions: ["snappy", "steps(1, jump-end)"] },
  ],
};

test("a document is an object or its text", () => {
  for (const document of [card, JSON.stringify(card)]) {
    const animation = new Animation(document);
    assert.equal(animation.duration, 1);
    assert.equal(animation.run, 1);
    assert.deepEqual(animation.tracks, [{ keyPath: "position", components: ["0", "1"] }, { keyPath: "opacity", components: [""] }]);
    animation.close();
    refuses(() => animation.sample("opacity", [0]), "closed", /Animation/);
  }
  const endless = new Animation({ type: "basic", duration: 2, repeatCount: "infinity" });
  assert.deepEqual([endless.duration, endless.run], [Infinity, 2]);
});

test("values are those of the keys, and of the spring between them", () => {
  const animation = new Animation(card);
  assert.deepEqual([...animation.sample("position", [0.25, 0.75])], [25, 5, 75, 15]);
  assert.ok(animation.sample("position", [2]).every(Number.isNaN));
  const [before, held] = animation.sample("opacity", [0.2, 0.7]);
  assert.ok(Math.abs(before - new Motion("snappy").value(0.2)) < 0.05 && held === 1);
  // More times than one call takes.
  const times = Float64Array.from({ length: 10000 }, (_, i) => i / 10000);
  const values = animation.sample("position", times);
  assert.ok(times.every((time, i) => Math.abs(values[2 * i] - 100 * time) < 1e-9));
  refuses(() => animation.sample("bounds", [0]), "key-path", /bounds/);
});

test("texts for other systems say how near they are", () => {
  const animation = new Animation(card);
  const { text, remark } = animation.export("keyframes", { name: "card" });
  assert.match(text, /@keyframes card-/);
  assert.match(remark, /error at most/);
  assert.equal(JSON.parse(animation.export("waapi").text).length, 2);
  assert.match(animation.export("swiftui", { tolerance: 0.01 }).text, /KeyframeTrack\(\\\.opacity\)/);
  refuses(() => animation.export("gltf"), "export", /opacity/);
  refuses(() => animation.export("css"), "export", /one number/);
  const fade = new Animation({ type: "spring", keyPath: "opacity", fromValue: 0, toValue: 1 });
  const { text: css, remark: proof } = fade.export("css");
  assert.match(css, /--motion-easing: linear\(/);
  assert.match(proof, /\(certified\)/);
});

test("what is no document is refused with its place", () => {
  refuses(() => new Animation({ type: "keyframe", value: [1] }), "document", /^value: unknown field/);
  refuses(() => new Animation("{"), "document", /line 1/);
  assert.throws(() => new Animation(undefined), TypeError);
});
