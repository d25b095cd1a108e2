import assert from "node:assert/strict";
import { test } from "node:test";

import { init, Lottie } from "inbetween/lottie";

import { refuses } from "./support.js";

await init();

const document = JSON.stringify({
  v: "5.7.0", fr: 60, ip: 0, op: 60, w: 200, h: 100,
  layers: [{
    ty: 4, nm: "Ball é", ip: 0, op: 60, shapes: [],
    ks: { p: { a: 1, k: [{ t: 0, s: [0, 50], o: { x: [0], y: [0] }, i: { x: [1], y: [1] } }, { t: 50, s: [200, 50] }] } },
  }],
});

test("a document as text and as bytes", () => {
  const bytes = new TextEncoder().encode(document);
  for (const source of [document, bytes, bytes.buffer, new DataView(bytes.buffer), Buffer.from(document)]) {
    const ball = new Lottie(source);
    const { width, height, frameRate, firstFrame, endFrame } = ball;
    assert.deepEqual({ width, height, frameRate, firstFrame, endFrame },
      { width: 200, height: 100, frameRate: 60, firstFrame: 0, endFrame: 60 });
    assert.deepEqual([...ball.values("Ball é.Transform.Position", 12.5)], [50, 50]);
    assert.ok(ball.keyPaths.includes("Ball é.Transform.Position"));
    assert.ok(Array.isArray(ball.warnings));
    assert.match(ball.svg(12.5), /^<svg/);
    ball.close();
    refuses(() => ball.svg(0), "closed", /the Lottie is closed/);
  }
});

test("what is no animation", () => {
  refuses(() => new Lottie("{"), "document");
  refuses(() => new Lottie(""), "document");
  refuses(() => new Lottie(document).values("Cube.Transform.Position", 0), "key-path", /no property fits Cube/);
  assert.throws(() => new Lottie(3), TypeError);
  assert.throws(() => new Lottie(document).svg("0"), TypeError);
});
