// The package as bundlers and pages take it: no module of node's, and the library's module by its address.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

import { Motion, init } from "inbetween/lottie";

const root = new URL("..", import.meta.resolve("inbetween/inbetween.wasm"));
const { exports } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));
const builds = { "inbetween": ".", "inbetween/lottie": "./lottie", "inbetween/small": "./small" };
const modules = { "inbetween": "inbetween", "inbetween/lottie": "inbetween-lottie", "inbetween/small": "inbetween-small" };

const folder = fileURLToPath(new URL("bundles", import.meta.url));
mkdirSync(folder, { recursive: true });
const numbers = { mass: 1, stiffness: 100, damping: 10, target: 300 };
await init();
const expected = new Motion(numbers).value(0.1);

/** The file of an entry under some conditions: the first match in the package's order. */
const entry = (name, ...conditions) => {
  const found = Object.keys(exports[name]).find((condition) => condition === "default" || conditions.includes(condition));
  return new URL(exports[name][found], root);
};

/** A script and all scripts that it imports, and the imports that are not scripts of the package. */
function graph(script, seen = new Set(), others = new Set()) {
  if (seen.has(script.href)) return { seen, others };
  seen.add(script.href);
  const text = readFileSync(script, "utf8");
  for (const [, specifier] of text.matchAll(/(?:from\s|import\s|import\s*\()\s*["']([^"']+)["']/g)) {
    if (specifier.startsWith(".")) graph(new URL(specifier, script), seen, others);
    else others.add(specifier);
  }
  return { seen, others };
}

for (const [name, place] of Object.entries(builds)) {
  test(`what a page imports of ${name} names no other module`, () => {
    for (const conditions of [["browser", "import"], ["import"], ["worker", "browser", "module"], ["browser", "node"]]) {
      const { seen, others } = graph(entry(place, ...conditions));
      assert.deepEqual([...others], [], `${conditions}`);
      assert.ok(seen.size > 5);
      assert.ok(![...seen].some((script) => script.includes("/node/")));
    }
    assert.deepEqual([...graph(entry(place, "node", "import")).others], ["node:fs/promises"]);
  });

  test(`the module of ${name} lies beside its script, where bundlers look for it`, () => {
    const script = entry(place, "browser");
    const addresses = [...readFileSync(script, "utf8").matchAll(/new URL\("([^"]+)", import\.meta\.url\)/g)].map(([, address]) => address);
    assert.deepEqual(addresses, [`./${modules[name]}.wasm`]);
    assert.ok(existsSync(new URL(addresses[0], script)));
  });
}

const alone = {
  inline: `import { init, Motion } from "inbetween/inline";
    init().then(init).then(() => console.log(new Motion(${JSON.stringify(numbers)}).value(0.1)));`,
  spring: `import { Spring } from "inbetween/spring";
    console.log(new Spring(${JSON.stringify(numbers)}).motion({ to: 300 }).value(0.1));`,
};

for (const [name, text] of Object.entries(alone)) {
  test(`inbetween/${name} needs no file beside it, in any bundle`, () => {
    const program = join(folder, `${name}.js`);
    writeFileSync(program, text);
    for (const flags of [["--format=esm"], ["--format=iife", "--minify"], ["--format=cjs", "--platform=node"]]) {
      const bundle = join(folder, `${name}.${flags[0] === "--format=esm" ? "mjs" : "cjs"}`);
      execFileSync("esbuild", [program, "--bundle", "--log-level=warning", `--outfile=${bundle}`, ...flags], { cwd: folder });
      const printed = Number(execFileSync(process.execPath, [bundle], { cwd: "/", encoding: "utf8" }));
      assert.ok(Math.abs(printed - expected) < 1e-11, `${printed}`);
    }
  });
}

test("esbuild makes bundles of it", async () => {
  for (const [name, module] of Object.entries(modules)) {
    for (const platform of ["browser", "node"]) {
      const [program, bundle] = [join(folder, `${module}.js`), join(folder, platform, `${module}.mjs`)];
      writeFileSync(program, `
        import { init, Motion } from "${name}";
        export async function run(source) {
          await init(source);
          return new Motion(${JSON.stringify(numbers)}).value(0.1);
        }`);
      const flags = ["--bundle", "--format=esm", `--platform=${platform}`, "--log-level=warning", `--outfile=${bundle}`];
      execFileSync("esbuild", [program, ...flags], { cwd: fileURLToPath(new URL(".", import.meta.url)) });
      const { run } = await import(pathToFileURL(bundle).href);
      const wasm = new URL(import.meta.resolve(`inbetween/${module}.wasm`));
      if (platform === "browser") {
        assert.doesNotMatch(readFileSync(bundle, "utf8"), /\bnode:/);
        assert.equal(await run(readFileSync(wasm)), expected);
      } else {
        // It is read from beside the bundle.
        copyFileSync(wasm, join(folder, platform, `${module}.wasm`));
        assert.equal(await run(), expected);
      }
    }
  }
});
