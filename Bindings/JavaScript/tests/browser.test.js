// The package in a page: a headless Chromium loads it, and reports the results.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";

import { init, Motion } from "inbetween/lottie";

import { anyMotion, dice } from "./random_motions.js";

const TYPES = { ".js": "text/javascript", ".wasm": "application/wasm", ".html": "text/html" };
const browser = ["chromium", "chromium-browser", "google-chrome"].find((name) => {
  try { return execFileSync("which", [name]); } catch { return false; }
});

const page = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><div id="card">card</div>
<script type="importmap">{ "imports": {
  "inbetween/lottie": "/node_modules/inbetween/src/with-lottie.js", "inbetween/spring": "/node_modules/inbetween/src/spring.js"
} }</script>
<script type="module">
  const said = [];
  addEventListener("error", (event) => said.push(event.message));
  addEventListener("unhandledrejection", (event) => said.push(String(event.reason)));
  const report = (result) => fetch("/report", { method: "POST", body: JSON.stringify({ ...result, said }) });
  try {
    const { Spring } = await import("inbetween/spring");
    const { init, Motion, SpringPool } = await import("inbetween/lottie");
    await init();
    const { notations, times } = await (await fetch("/task")).json();
    const values = notations.map((notation) => [...new Motion(notation).sample(times)].map(String));
    const errors = (motion) => {
      const timing = motion.easing(1e-3);
      const animation = card.animate({ opacity: [0, 0.5] }, timing);
      animation.pause();
      return [0.1, 0.2, 0.4, 0.8, 2].map((time) => {
        animation.currentTime = 1000 * time;
        return 2 * Number(getComputedStyle(card).opacity) - motion.value(Math.min(time, timing.duration / 1000));
      });
    };
    const drawn = [new Motion("spring(1 100 10)"), new Spring({ mass: 1, stiffness: 100, damping: 10 }).motion()].flatMap(errors);
    const pool = new SpringPool(1000000, "snappy", { position: 1 });
    await report({ values, drawn, last: pool.positions().at(-1) });
  } catch (error) {
    await report({ error: String(error.stack) });
  }
</script>`;

/** Removes a folder into which a dying process may still write: `rmSync` lists a folder once, however often it tries. */
async function removeFolder(folder) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (attempt === 20) throw error;
      await setTimeout(100);
    }
  }
}

test("in a page", { skip: browser ? false : "there is no Chromium to open it in", timeout: 120_000 }, async (t) => {
  await init();
  const random = dice(1);
  const task = {
    notations: Array.from({ length: 200 }, () => anyMotion(random)),
    times: Array.from({ length: 20 }, () => random.number(-0.2, 3)),
  };
  const server = createServer(async (request, response) => {
    if (request.url === "/report") {
      server.emit("report", JSON.parse((await request.toArray()).join("")));
      response.end();
    } else if (request.url === "/") {
      response.writeHead(200, { "Content-Type": TYPES[".html"] }).end(page);
    } else if (request.url === "/task") {
      response.end(JSON.stringify(task));
    } else {
      const file = new URL(`..${request.url}`, import.meta.url);
      response.writeHead(200, { "Content-Type": TYPES[extname(file.pathname)] }).end(readFileSync(file));
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const profile = mkdtempSync(join(tmpdir(), "inbetween-"));
  const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", `--user-data-dir=${profile}`];
  // A separate group: the browser's children write into the profile until they, too, are gone.
  const address = `http://127.0.0.1:${server.address().port}/`;
  const child = spawn(browser, [...flags, address], { stdio: "ignore", detached: true });
  t.after(async () => {
    const isGone = once(child, "exit");
    process.kill(-child.pid, "SIGKILL");
    await isGone;
    server.closeAllConnections();
    server.close();
    await removeFolder(profile);
  });
  const [result] = await once(server, "report");
  assert.equal(result.error, undefined);
  assert.deepEqual(result.said, []);
  task.notations.forEach((notation, i) => {
    const here = [...new Motion(notation).sample(task.times)];
    // The browser's Math may be another one than that of this node.
    const size = Math.max(...here.map(Math.abs));
    result.values[i].map(Number).forEach((value, j) => {
      assert.ok(Object.is(value, here[j]) || Math.abs(value - here[j]) <= 1e-15 * size, `${notation}: ${value}, ${here[j]}`);
    });
  });
  // The tolerance, and what the browser rounds an opacity to.
  for (const error of result.drawn) assert.ok(Math.abs(error) < 2e-3, `${result.drawn}`);
  assert.equal(result.last, 1);
});
