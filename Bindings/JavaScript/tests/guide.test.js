// The programs of the guide and of the README, with what is shown there as their output.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";

const root = new URL(`file://${process.env.ROOT}/`);
const run = (name, text) => {
  const program = new URL(name, import.meta.url);
  writeFileSync(program, text);
  return execFileSync(process.execPath, [program.pathname], { encoding: "utf8" });
};
const blocks = (text, language) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))].map(([, block]) => block).join("");

test("the guide prints what it says", () => {
  const guide = readFileSync(new URL("Documentation/JavaScript.md", root), "utf8");
  assert.equal(run("guide.mjs", blocks(guide, "js")), blocks(guide, "text"));
});

test("so does the README of the package, except what needs a page", () => {
  const readme = readFileSync(new URL(import.meta.resolve("inbetween/README.md")), "utf8");
  const program = `const element = { animate() {} };\n${blocks(readme, "js").replace("card.value(0.1);", "console.log(card.value(0.1));")}`;
  assert.equal(run("readme.mjs", program), `${readme.match(/0\.1\); \/\/ (.*)/)[1]}\n`);
});

// In the other documents a comment behind a call of console.log states its output, and the code in the column `JavaScript` of a
// marked table belongs to the program.
const program = (text) =>
  [...text.matchAll(/^```js\n(.*?)^```$|^<!-- run -->\n((?:\|[^\n]*\n)+)/gms)]
    .map(([, block, table]) => block ?? statements(table)).join("");
const statements = (table) => {
  const [head, , ...rows] = table.trim().split("\n").map((row) => row.slice(1, -1).split("|").map((cell) => cell.trim()));
  const column = head.indexOf("JavaScript");
  return rows.flatMap((row) => [...(row[column] ?? "").matchAll(/`([^`]+)`/g)].map(([, code]) => `${code};\n`)).join("");
};
const others = [new URL("README.md", root)];
for (const folder of ["Guides", "Essays"].map((name) => new URL(`Documentation/${name}/`, root)).filter(existsSync)) {
  others.push(...readdirSync(folder).filter((name) => name.endsWith(".md")).map((name) => new URL(name, folder)));
}
for (const document of others) {
  const code = program(readFileSync(document, "utf8"));
  if (!code) continue;
  test(`so does ${document.pathname.slice(root.pathname.length)}`, () => {
    const stated = [...code.matchAll(/^ *console\.log\(.*\); \/\/ (.*)$/gm)].map(([, output]) => `${output}\n`).join("");
    assert.equal(run("other.mjs", code), stated);
  });
}
