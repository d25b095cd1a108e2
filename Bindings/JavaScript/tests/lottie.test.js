import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";

import { init, Lottie } from "inbetween/lottie";

import { refuses, tool } from "./support.js";

await init();

const document = JSON.stringify({
  v: "5.7.0", fr: 60, ip: 0, op: 60, w: 200, h: 100,
  layers: [{
    ty: 4, nm: "Ball é", ip: 0, op: 60, hasMask: true,
    masksProperties: [{
      mode: "a", o: { k: 50 },
      pt: { k: { v: [[0, 0], [9, 0], [9, 9]], i: [[0, 0], [0, 0], [0, 0]], o: [[0, 0], [0, 0], [0, 0]], c: true } },
    }],
    shapes: [{ ty: "el", p: { k: [0, 0] }, s: { k: [9, 9] } }, { ty: "fl", nm: "Fill", c: { k: [1, 0, 0] }, o: { k: 100 } }],
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
    assert.ok(ball.keyPaths.every((path) => path !== ""));
    assert.deepEqual(ball.warnings, []);
    assert.match(ball.svg(12.5), /^<svg/);
    ball.close();
    refuses(() => ball.svg(0), "closed", /the Lottie is closed/);
  }
});

test("what a document holds", () => {
  const { facts } = new Lottie(document);
  assert.deepEqual([facts.width, facts.frameRate, facts.duration, facts.markers], [200, 60, 1, []]);
  assert.deepEqual(facts.layers.map(({ name, type }) => [name, type]), [["Ball é", "shape"]]);
  assert.equal(facts.features.masks, 1);
  assert.deepEqual(JSON.parse(execFileSync(tool, ["lottie", "info", "-", "--format", "json"], { input: document })), facts);
});

test("values in the place of the document's", () => {
  const ball = new Lottie(document);
  assert.deepEqual(ball.colors, [{ keyPath: "Ball é.Fill.Color", color: "#ff0000" }]);
  const blue = ball.overriding("**.Color", "#0000ff");
  assert.equal(ball.colors[0].color, "#ff0000");
  ball.close();
  assert.equal(blue.colors[0].color, "#0000ff");
  assert.equal(blue.width, 200);
  assert.deepEqual([...blue.overriding("**.Transform.Opacity", 12.5).values("**.Transform.Opacity", 0)], [12.5]);
  assert.deepEqual([...blue.overriding("**.Position", [1, 2]).values("**.Transform.Position", 0)], [1, 2]);
  refuses(() => blue.overriding("Cube.Color", "#000"), "key-path", /no property fits/);
  refuses(() => blue.overriding("**.Color", 3), "key-path", /a colour/);
  refuses(() => blue.overriding("**.Opacity", NaN), "key-path", /a number/);
  refuses(() => ball.overriding("**.Color", "#000"), "closed");
  assert.throws(() => blue.overriding("**.Color"), TypeError);
});

test("other colours in an animation and in its document", () => {
  const ball = new Lottie(document);
  const blue = ball.recolored({ "#ff0000": "#0000ff", "#123456": "#000000" });
  ball.close();
  assert.equal(blue.colors[0].color, "#0000ff");
  assert.equal(blue.recolored({}).svg(0), blue.svg(0));
  refuses(() => blue.recolored({ "#0000ff": "blau" }), "key-path", /two colours/);
  const bytes = new TextEncoder().encode(document);
  for (const source of [document, bytes]) {
    assert.equal(Lottie.recoloredDocument(source, { "#ff0000": "#0000ff" }), document.replace("[1,0,0]", "[0,0,1]"));
  }
  refuses(() => Lottie.recoloredDocument("{}", {}), "document");
});

test("a picture that plays by itself is the tool's", () => {
  const ball = new Lottie(document);
  const written = execFileSync(tool, ["lottie", "render", "-", "--quiet"], { input: document, encoding: "utf8" });
  assert.equal(ball.animatedSVG(), written);
  const part = ["lottie", "render", "-", "--quiet", "--from", "10f", "--to", "20f", "--rate", "30"];
  assert.equal(ball.animatedSVG({ from: 10, to: 20, rate: 30 }), execFileSync(tool, part, { input: document, encoding: "utf8" }));
  refuses(() => ball.animatedSVG({ from: 20, to: 10 }), "document", /before/);
  refuses(() => ball.animatedSVG({ rate: -1 }), "document", /rate/);
  assert.throws(() => ball.animatedSVG({ from: "0" }), TypeError);
});

test("pictures of one page have identifiers of their own", () => {
  const ball = new Lottie(document);
  const ids = [...ball.svg(0, { prefix: "one-" }).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  assert.ok(ids.length > 0 && ids.every((id) => id.startsWith("one-")), ids.join());
  assert.equal(ball.svg(0, { prefix: "" }), ball.svg(0));
  refuses(() => ball.svg(0, { prefix: '"' }), "document", /prefix/);
});

test("what is no animation", () => {
  refuses(() => new Lottie("{"), "document");
  refuses(() => new Lottie(""), "document");
  refuses(() => new Lottie(document).values("Cube.Transform.Position", 0), "key-path", /no property fits Cube/);
  assert.throws(() => new Lottie(3), TypeError);
  assert.throws(() => new Lottie(document).svg("0"), TypeError);
});
