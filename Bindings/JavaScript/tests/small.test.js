// The build without what is said of motions and made of them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import * as small from "inbetween/small";

import { refuses } from "./support.js";

// From a server that does not know the type.
const bytes = readFileSync(new URL(import.meta.resolve("inbetween/inbetween-small.wasm")));
await small.init(new Response(bytes));

test("motions, curves and pools are there", () => {
  const motion = new small.Motion("spring(1 100 10) 0 -> 300");
  assert.equal(motion.value(Infinity), 300);
  assert.equal(motion.evenly(0, 0.1, 3).length, 3);
  assert.equal(motion.handedOver(0, { at: 0.1, spring: "snappy" }).value(Infinity), 0);
  assert.equal(motion.spring.stiffness, 100);
  assert.equal(new small.Curve("ease").value(1), 1);
  assert.equal(new small.SpringPool(3, "snappy").count, 3);
  assert.deepEqual(Object.keys(small).sort(), ["Curve", "InbetweenError", "Motion", "SpringPool", "init"]);
});

test("the rest says what it needs", () => {
  const motion = new small.Motion("ease");
  refuses(() => motion.facts, "module", /inbetween\/small has no inbetween_motion_describe/);
  refuses(() => motion.export("css"), "module");
  refuses(() => motion.easing(), "module");
  refuses(() => motion.compare([0], [0]), "module");
  refuses(() => small.Motion.fitSpring([0], [0]), "module");
});
