// The module: the sources it loads from, and the errors before it is loaded.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { test } from "node:test";

import * as whole from "inbetween";
import * as lottie from "inbetween/lottie";
import * as small from "inbetween/small";

import { refuses } from "./support.js";

const place = new URL(import.meta.resolve("inbetween/inbetween.wasm"));
const refusal = { name: "InbetweenError", code: "module" };

test("before it is loaded", () => {
  refuses(() => new whole.Motion("ease"), "module", /await init\(\) first/);
  refuses(() => whole.Effect.names(), "module");
});

test("what is no module", async () => {
  await assert.rejects(whole.init(3), TypeError);
  await assert.rejects(whole.init("./missing.wasm"), { code: "ENOENT" });
  await assert.rejects(whole.init(Buffer.from("text")), WebAssembly.CompileError);
  // An empty module, and one that needs something else.
  await assert.rejects(whole.init(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)), { ...refusal, message: /not the library/ });
  const foreign = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, 7, 1, 1, 101, 1, 120, 0, 0);
  await assert.rejects(whole.init(foreign), { ...refusal, message: /needs x/ });
});

test("over the net", async (t) => {
  const server = createServer((request, response) => {
    if (request.url === "/missing") response.writeHead(404).end();
    else response.writeHead(200, { "Content-Type": request.url.slice(1) }).end(readFileSync(place));
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  t.after(() => server.close());
  const address = `http://127.0.0.1:${server.address().port}`;
  await assert.rejects(whole.init(`${address}/missing`), { ...refusal, message: /404/ });
  // While it is on its way.
  await whole.init(fetch(`${address}/application/wasm`));
  assert.equal(new whole.Motion("ease").value(1), 1);
});

test("it is loaded once", async () => {
  await whole.init();
  await whole.init(new WebAssembly.Module(readFileSync(place)));
  await assert.rejects(lottie.init(), { ...refusal, message: /already, as inbetween:/ });
  await assert.rejects(small.init(), refusal);
  assert.equal(whole.Motion, lottie.Motion);
  assert.equal(whole.Lottie, undefined);
});
