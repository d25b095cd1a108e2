// Shared by the runners in JavaScript, which write as suite.py describes: the questions of Vectors, and the answers of a
// library as JSON lines. package.json beside this file names the libraries; what is not installed answers nothing.

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const runners = dirname(fileURLToPath(import.meta.url));
const vectors = dirname(runners);

export class Declined extends Error {}

// A package of npm's with its version, or null where it is not installed; `part` is what is imported of it.
export async function library(name, part = name) {
  let file;
  try {
    file = fileURLToPath(import.meta.resolve(part));
  } catch {
    console.error(`${name}: not installed`);
    return null;
  }
  const module = await import(part);
  return { ...(module.default ?? {}), ...module, version: versionOf(file, name) };
}

// What the package.json says that is nearest to the file, of those that name the package.
function versionOf(file, name) {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const description = join(folder, "package.json");
    if (!existsSync(description)) continue;
    const content = JSON.parse(readFileSync(description));
    if (content.name === name) return content.version;
  }
  throw new Error(`${name} does not state its version`);
}

const words = new Map([["inf", Infinity], ["-inf", -Infinity], ["nan", NaN]]);

function read(value) {
  if (Array.isArray(value)) return value.map(read);
  if (value && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, read(member)]));
  }
  return words.get(value) ?? value;
}

function written(value) {
  if (value === undefined) return { error: "undefined" };
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value !== "number") return Array.from(value, written);
  return Number.isFinite(value) ? value : Number.isNaN(value) ? "nan" : value > 0 ? "inf" : "-inf";
}

// The answer to a row, what it threw, or that it was declined.
function one(ask, row) {
  try {
    return written(ask(...row.slice(0, -1).map(read)));
  } catch (error) {
    return error instanceof Declined ? { declined: true } : { error: `${error}`.slice(0, 200) };
  }
}

function answersOf(solve, test) {
  let ask;
  try {
    ask = solve(read(test.given));
  } catch (error) {
    if (error instanceof Declined) return null;
    return test.rows.map(() => ({ error: `${error}`.slice(0, 200) }));
  }
  return ask && test.rows.map((row) => one(ask, row));
}

export class Results {
  #lines = [];

  constructor(name) {
    this.path = join(runners, "out", `${name}.jsonl`);
  }

  peer(name, version, source, { language = "JavaScript", restated = false, claims = {} } = {}) {
    this.#lines.push({ peer: name, version, source, language, restated, claims });
    return { answer: (subject, solvers) => this.#answer(name, subject, solvers) };
  }

  #answer(peer, subject, solvers) {
    const file = join(vectors, `${subject}.json`);
    if (!existsSync(file)) return console.error(`${peer}: no ${subject}.json`);
    const content = readFileSync(file);
    const data = JSON.parse(content);
    const asked = createHash("sha256").update(content).digest("hex").slice(0, 16);
    const unknown = Object.keys(solvers).filter((question) => !(question in data.questions));
    if (unknown.length) throw new Error(`${subject} does not ask ${unknown}`);
    let count = 0;
    data.cases.forEach((test, index) => {
      const solve = solvers[test.question];
      const answers = solve && answersOf(solve, test);
      if (!answers?.some((answer) => !answer?.declined)) return;
      count += answers.length;
      this.#lines.push({ peer, subject, asked, case: index, answers });
    });
    console.log(`${peer}: ${count} rows of ${subject}`);
  }

  // Ends the program too: libraries go on asking for frames.
  write() {
    mkdirSync(dirname(this.path), { recursive: true });
    writeFileSync(this.path, this.#lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
    process.exit();
  }
}
