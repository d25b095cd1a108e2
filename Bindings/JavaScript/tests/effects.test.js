import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";

import { Effect, init } from "inbetween/lottie";

import { dice } from "./random_motions.js";
import { near, refuses, tool } from "./support.js";

await init();
const random = dice(7);

test("the effects and their scripts", () => {
  const names = execFileSync(tool, ["effect", "list"], { encoding: "utf8" });
  assert.equal(Effect.names().length, names.trim().split("\n").length);
  for (const name of Effect.names()) {
    assert.match(names, new RegExp(name));
    const effect = Effect.script(name);
    assert.equal(effect.name, name);
    assert.match(effect.summary, /\S/);
    const { title, sentence, flaw, remedy, type, file, gesture, action, hint } = effect.about;
    assert.match(title, /^[A-Z]/);
    assert.match(sentence, /\.$/);
    assert.match(gesture, /^(pull|drag|tap)$/);
    assert.ok(action !== "" && hint.endsWith("."));
    assert.equal(flaw === null, remedy === null);
    assert.equal(file, `Sources/MotionEffects/${type}/${type}.swift`);
    assert.ok(effect.endTime > 0 && effect.endTime < 60);
    assert.match(effect.svg(effect.endTime / 2), /^<svg.*<\/svg>\s*$/s);
    assert.match(effect.phase(0), /\S/);
  }
});

// Random scripts; a quarter of their times lies at or close to the start of a phase. Elementary functions of JavaScript and of the C
// library differ in the last bits.
test("channels are those of the tool", () => {
  for (const name of Effect.names()) {
    for (const variant of ["exact", "legacy"]) {
      const isPulled = name.endsWith("refresh");
      const [pull, refresh] = [random.number(0.1, 1.5), random.number(0.2, 4)];
      const begins = isPulled ? [0, pull, pull + refresh] : [0, 0.2, 0.5, 1];
      const times = Array.from({ length: 60 }, () => random.number(-0.1, begins.at(-1) + 3));
      for (const begin of begins) times.push(begin - 1e-6, begin, begin + 1e-6);
      const script = isPulled ? ["--pull", `${pull}`, "--refresh", `${refresh}`] : [];
      const words = ["effect", "sample", name, "--variant", variant, ...script, `--at=${times}`];
      const [header, ...rows] = execFileSync(tool, words, { encoding: "utf8" }).trim().split("\n").map((line) => line.split(","));
      const channels = Effect.script(name, { variant, pull, refresh }).channels(times);
      assert.deepEqual(header, ["time", ...Object.keys(channels)]);
      Object.values(channels).forEach((column, i) => rows.forEach((row, j) => {
        if (row[i + 1] === "") assert.ok(Number.isNaN(column[j]), `${name} ${header[i + 1]}`);
        else near(column[j], Number(row[i + 1]), 1e-6);
      }));
    }
  }
  assert.equal(Effect.script("pop-scale").about.flaw, null);
  assert.match(Effect.script("cube-refresh").about.flaw, /jump/);
  assert.deepEqual(Effect.script("pop-scale").channels(0.25), { scale: 0.9 });
});

test("an effect is moved by a hand", () => {
  const cubes = new Effect("cube-refresh");
  assert.equal(cubes.endTime, Infinity);
  cubes.grab(0);
  cubes.drag(0, 60, 0.2);
  assert.equal(cubes.phase(0.2), "pulling");
  assert.ok(cubes.listOffset(0.2) > 0);
  cubes.drag(0, 200, 0.4);
  cubes.release(0.5);
  cubes.finish(2);
  cubes.forget(3);
  refuses(() => cubes.grab(1), "parameter", /not before/);
  refuses(() => cubes.drag(NaN, 0, 4), "parameter");
  const tags = new Effect("floating-tags");
  tags.tap(0);
  assert.ok(Object.keys(tags.channels(0.1)).length > 0);
  assert.match(tags.svg(0.1, { prefix: "tags-" }), /^<svg/);
  refuses(() => tags.svg(0.1, { prefix: '"' }), "document", /prefix/);
});

test("what is no effect", () => {
  refuses(() => new Effect("cube"), "parameter", /cube-refresh/);
  refuses(() => new Effect("cube-refresh", { variant: "old" }), "parameter", /legacy/);
  refuses(() => Effect.script("cube-refresh", { pull: -1 }), "parameter");
  assert.equal(new Effect("cube-refresh", { variant: "legacy" }).name, "cube-refresh");
  assert.throws(() => new Effect(3), TypeError);
  assert.throws(() => Effect.script("pop-scale").phase("0"), TypeError);
});
