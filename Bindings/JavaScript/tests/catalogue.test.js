// The catalogue against the types of this package, and against what opens.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { Effect, Motion, catalogue, init } from "inbetween";

await init();

test("the targets are those of the types", () => {
  const types = readFileSync(new URL("../types.d.ts", import.meta.resolve("inbetween")), "utf8");
  const union = /export type ExportTarget =([^;]*);/.exec(types)[1];
  const words = catalogue().targets.flatMap(({ name, forms }) => [name, ...forms.filter(({ option }) => option).map((form) => form.name)]);
  assert.deepEqual(words, [...union.matchAll(/"([a-z-]+)"/g)].map(([, name]) => name));
});

test("the imports are those of the types, without Lottie where the module lacks it", () => {
  const types = readFileSync(new URL("../types.d.ts", import.meta.resolve("inbetween")), "utf8");
  const union = /export type ImportFormat =([^;]*);/.exec(types)[1];
  assert.deepEqual(catalogue().imports.map(({ name }) => name), [...union.matchAll(/"([a-z-]+)"/g)].map(([, name]) => name));
});

test("each motion opens and has the properties of its row", () => {
  for (const { example, properties } of catalogue().motions) {
    const facts = Object.keys(new Motion(example).facts).filter((name) => name !== "units");
    assert.deepEqual(facts, properties.map(({ name }) => name));
  }
  for (const { name } of catalogue().presets) assert.equal(new Motion(name).notation, name);
});

test("the effects are those that open", () => {
  assert.deepEqual(catalogue().effects.map(({ name }) => name), Effect.names());
});
