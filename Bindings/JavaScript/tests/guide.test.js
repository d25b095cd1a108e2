// The programs of the guide and of the README, with what is shown there as their output.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";

const blocks = (text, language) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(([, block]) => block).join("");

test("the guide prints what it says", () => {
  const guide = readFileSync(process.env.GUIDE, "utf8");
  const program = new URL("guide.mjs", import.meta.url);
  writeFileSync(program, blocks(guide, "js"));
  assert.equal(execFileSync(process.execPath, [program.pathname], { encoding: "utf8" }), blocks(guide, "text"));
});

test("so does the README, but for what needs a page", () => {
  const readme = readFileSync(new URL(import.meta.resolve("inbetween/README.md")), "utf8");
  const program = new URL("readme.mjs", import.meta.url);
  writeFileSync(program, `const element = { animate() {} };\n${blocks(readme, "js").replace("card.value(0.1);", "console.log(card.value(0.1));")}`);
  assert.equal(execFileSync(process.execPath, [program.pathname], { encoding: "utf8" }), `${readme.match(/0\.1\); \/\/ (.*)/)[1]}\n`);
});
