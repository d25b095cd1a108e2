// The package beside the library's header, and its types beside the package.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import * as lottie from "inbetween/lottie";

import { tool } from "./support.js";

const folder = new URL(".", import.meta.resolve("inbetween/inbetween.wasm"));
const text = (name) => readFileSync(new URL(name, folder), "utf8");
const declared = new Set(readFileSync(process.env.HEADER, "utf8").match(/inbetween_[a-z_]+(?=\()/g));

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
