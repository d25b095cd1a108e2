import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { Axis, Curve, Effect, Follower, init, Lottie, Motion, Path, SpringPool, Track } from "inbetween/lottie";

import { refuses, sameBits } from "./support.js";

// The module's own memory, which the package keeps to itself.
const bytes = readFileSync(new URL(import.meta.resolve("inbetween/inbetween-lottie.wasm")));
let memory;
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...words) => {
  const instance = await instantiate(...words);
  ({ memory } = instance.exports);
  return instance;
};
await init(bytes);
WebAssembly.instantiate = instantiate;

const kinds = {
  Motion: () => new Motion("spring(1 100 10) 0 -> 300"),
  "handed over": () => {
    const motion = new Motion("ease-in-out-elastic");
    const next = motion.handedOver(2, { at: 0.5, spring: "snappy" });
    motion.close();
    return next;
  },
  Curve: () => new Curve("ease"),
  Path: () => new Path("M0 0C0 100 100 100 100 0"),
  Track: () => new Track([0, 1, 2], [[0, 0], [1, 1], [0, 2]], { curves: ["ease", "hold", null], mode: "cubic" }),
  SpringPool: () => new SpringPool(10, "snappy"),
  Effect: () => Effect.script("pop-scale"),
  Follower: () => {
    const follower = new Follower("one-euro(beta: 0.1)");
    follower.follow(1, 0);
    return follower;
  },
  Axis: () => {
    const axis = new Axis({ greatest: 1000, extent: 400 });
    axis.grab(0);
    axis.drag(300, 0.1);
    axis.release(0.1);
    return axis;
  },
};

test("single calls have the bits of batches, whichever memory the arguments have", () => {
  const path = kinds.Path(), track = kinds.Track(), distances = Float64Array.from({ length: 50 }, (_, i) => 4 * i - 3);
  const times = distances.map((distance) => distance / 90);
  const check = () => {
    const [positions, tangents, angles] = [path.positions(distances), path.tangents(distances), path.angles(distances)];
    const [values, velocities] = [track.sample(times), track.velocities(times)];
    distances.forEach((distance, i) => {
      const [position, tangent] = [path.position(distance), path.tangent(distance)];
      sameBits([position.x, position.y, tangent.x, tangent.y, path.angle(distance)],
        [...positions.subarray(2 * i, 2 * i + 2), ...tangents.subarray(2 * i, 2 * i + 2), angles[i]]);
      sameBits(track.value(times[i]), values.subarray(2 * i, 2 * i + 2));
      sameBits(track.velocity(times[i]), velocities.subarray(2 * i, 2 * i + 2));
    });
  };
  check();
  // A large call moves the arguments to another block, and the memory grows.
  const before = memory.buffer.byteLength;
  path.positions(new Float64Array(100_000));
  assert.ok(memory.buffer.byteLength > before);
  check();
});

test("a hundred thousand objects leave the memory as large as it was", () => {
  for (const [kind, make] of Object.entries(kinds)) {
    for (let i = 0; i < 100; i++) make().close();
    const before = memory.buffer.byteLength;
    const count = kind === "Motion" ? 100_000 : 10_000;
    for (let i = 0; i < count; i++) make().close();
    assert.equal(memory.buffer.byteLength, before, kind);
  }
});

test("refused ones do, too", () => {
  const fail = () => {
    refuses(() => new Motion("spring(1 100 10"), "notation");
    refuses(() => new Lottie('{"layers": [1, 2'), "document");
    refuses(() => new Track([0, 1], [0, 1], { curves: ["ease", "eas"] }), "parameter");
    refuses(() => motion.export("html"), "export");
  };
  const motion = new Motion("snappy");
  for (let i = 0; i < 100; i++) fail();
  const before = memory.buffer.byteLength;
  for (let i = 0; i < 5000; i++) fail();
  assert.equal(memory.buffer.byteLength, before);
});

test("what nobody refers to is freed", async () => {
  setFlagsFromString("--expose-gc");
  const gc = runInNewContext("gc");
  const pass = async () => {
    for (let i = 0; i < 2000; i++) new SpringPool(100, "snappy");
    for (let i = 0; i < 3; i++) {
      gc();
      await pause(1);
    }
  };
  await pass();
  await pass();
  const before = memory.buffer.byteLength;
  for (let i = 0; i < 5; i++) await pass();
  assert.ok(memory.buffer.byteLength <= 1.5 * before, `${before} and ${memory.buffer.byteLength} bytes`);
});

test("arrays are right while the memory grows", () => {
  const motion = new Motion("spring(1 100 10)");
  const expected = motion.sample([0.1, 0.2]);
  let grown = 0;
  for (let size = 1 << 12; size <= 1 << 22; size *= 4) {
    const before = memory.buffer.byteLength;
    const evenly = motion.evenly(0, 1e-6, size);
    assert.equal(evenly[0], 0);
    assert.ok(Math.abs(evenly[size - 1] - motion.value((size - 1) * 1e-6)) < 1e-13);
    sameBits(motion.sample([0.1, 0.2]), expected, `${size}`);
    if (memory.buffer.byteLength > before) grown++;
  }
  assert.ok(grown > 1);
  const pool = new SpringPool(1 << 20, "snappy", { position: 3 });
  assert.equal(pool.positions().at(-1), 3);
  pool.close();
});

test("a call that takes too much is refused, and the next one works", () => {
  const motion = new Motion("ease");
  refuses(() => motion.evenly(0, 1, 2 ** 28), "memory", /bytes/);
  assert.equal(motion.value(1), 1);
});

test("a closed object says so", () => {
  for (const [kind, make] of Object.entries(kinds)) {
    const object = make();
    assert.equal(object.closed, false);
    object.close();
    object.close();
    assert.equal(object.closed, true);
    const name = object.constructor.name;
    const uses = {
      Motion: ["value", "velocity", "sample", "velocities", "states", "evenly", "handedOver", "compare", "export", "easing"],
      Curve: ["value", "sample", "evenly"],
      Path: ["position", "tangent", "angle", "positions", "tangents", "angles", "part"],
      Track: ["value", "velocity", "sample", "velocities", "states"],
      SpringPool: ["step", "retarget", "place", "setSpring", "positions", "velocities", "targets", "settled"],
      Effect: ["phase", "channels", "listOffset", "svg", "grab", "drag", "release", "tap", "finish", "forget"],
      Follower: ["jump", "follow", "value", "velocity"],
      Axis: ["grab", "drag", "release", "springTo", "value", "velocity"],
    }[name];
    const words = {
      sample: [[0]], velocities: name === "SpringPool" ? [] : [[0]], states: [[0]], evenly: [0, 1, 1], handedOver: [1, { at: 0 }],
      compare: [[0], [0]], export: ["css"], positions: name === "Path" ? [[0]] : [], tangents: [[0]], angles: [[0]],
      part: [0, 1], place: [{ positions: 0 }], setSpring: [0, "snappy"], drag: [0, 0, 0], easing: [],
    };
    if (name === "Follower") Object.assign(words, { jump: [0, 0], follow: [0, 0] });
    if (name === "Axis") Object.assign(words, { drag: [0, 0], springTo: [0, { at: 0, spring: "snappy" }] });
    for (const use of uses) refuses(() => object[use](...(words[use] ?? [0])), "closed", new RegExp(`the ${name} is closed`));
    for (const [property, { get }] of Object.entries(Object.getOwnPropertyDescriptors(object.constructor.prototype))) {
      if (get) refuses(() => object[property], "closed");
    }
  }
});

test("using", { skip: Symbol.dispose ? false : "this node has no Symbol.dispose" }, () => {
  const motion = new Motion("ease");
  motion[Symbol.dispose]();
  assert.ok(motion.closed);
});
