// Plays the exported texts of a list, and prints the values of each at its times: a JSON array a line.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

import * as players from "./players.js";

for (const { target, file, times } of JSON.parse(readFileSync("list.json", "utf8"))) {
  const made = file.endsWith(".mjs") ? (await import(pathToFileURL(resolve(file)).href)).motion : readFileSync(file, "utf8");
  const player = players[target](target === "waapi" ? JSON.parse(made) : made);
  console.log(JSON.stringify(times.map(player)));
}
