// The package beside the library's header, and its types beside the package.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

import * as lottie from "inbetween/lottie";

import { tool } from "./support.js";

const folder = new URL(".", import.meta.resolve("inbetween/inbetween.wasm"));
const text = (name) => readFileSync(new URL(name, folder), "utf8");
const sources = readdirSync(folder).filter((name) => name.endsWith(".js")).map(text).join("\n");
const declared = new Set(readFileSync(process.env.HEADER, "utf8").match(/inbetween_[a-z_]+(?=\()/g));

test("every function of the library is called, and no other", () => {
  const called = new Set(sources.match(/inbetween_[a-z_]+/g));
  // Put together from its parts.
  for (const what of ["name", "summary", "about", "channel_names", "phase", "grab", "drag", "release", "tap", "finish", "forget"]) {
    assert.match(sources, new RegExp(`["(]${what}"`));
    called.add(`inbetween_effect_${what}`);
  }
  called.delete("inbetween_effect_");
  // A picture without a prefix.
  called.add("inbetween_lottie_svg");
  // A track knows its dimension from its keys.
  called.add("inbetween_track_dimension");
  assert.deepEqual([...called].sort(), [...declared].sort());
});

test("its version is the tool's", () => {
  const { version } = JSON.parse(text("../package.json"));
  assert.equal(execFileSync(tool, ["--version"], { encoding: "utf8" }).split(/\s/)[0], version);
});

test("the modules export what their lists say", () => {
  const exported = (name) => WebAssembly.Module.exports(new WebAssembly.Module(readFileSync(new URL(name, folder))))
    .map((one) => one.name).filter((one) => one.startsWith("inbetween_")).sort();
  assert.deepEqual(exported("inbetween-lottie.wasm"), [...declared].sort());
  assert.deepEqual(exported("inbetween.wasm"), [...declared].filter((name) => !/_lottie_/.test(name)).sort());
});

test("the types have every member", () => {
  const types = text("types.d.ts");
  for (const [name, value] of Object.entries(lottie)) {
    if (name === "init") continue;
    if (!String(value).startsWith("class")) {
      assert.match(types, new RegExp(`export function ${name}\\b`));
      continue;
    }
    assert.match(types, new RegExp(`export class ${name}\\b`));
    const members = [...Object.getOwnPropertyNames(value.prototype), ...Object.getOwnPropertyNames(value)]
      .filter((member) => !["constructor", "length", "name", "prototype", "toString"].includes(member));
    for (const member of members) assert.match(types, new RegExp(`\\b${member}\\b`), `${name}.${member}`);
  }
});
