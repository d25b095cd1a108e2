// Whose the names of the notation are, and the words under which people look for them.

import { catalogue } from "../../../Bindings/JavaScript/src/catalogue.js";
import { opened } from "./motion-source.js";

const CSS = { title: "CSS", words: "web browser standard" };
const PENNER = { title: "Penner's easings", words: "easings.net robert penner jquery gsap flash web" };
const VENDORS = {
  swiftui: { title: "SwiftUI", words: "apple ios ipados macos iphone swift spring" },
  "react-spring": { title: "react-spring", words: "web javascript js spring" },
  compose: { title: "Jetpack Compose", words: "google android kotlin" },
  material: { title: "Material 3", words: "google android material design md3" },
};

/** The group of a name: `{ title, words }`. */
export function groupOf(name) {
  const preset = catalogue().presets.find((row) => row.name === name);
  if (preset) return VENDORS[preset.vendor] ?? { title: preset.vendor, words: "" };
  return opened(name, ({ parts }) => parts.kind) === "easing" ? PENNER : CSS;
}

/** A name without its vendor. */
export function shortName(name) { return name.slice(name.indexOf(".") + 1); }

/** Names by groups, `[{ title, words, names }]`, in the order in which the library has them; easings by their families. */
export function grouped(names) {
  const groups = new Map();
  for (const name of names) {
    const group = groupOf(name);
    if (!groups.has(group.title)) groups.set(group.title, { ...group, names: [] });
    groups.get(group.title).names.push(name);
  }
  const penner = groups.get(PENNER.title);
  // Three of a family make a row.
  if (penner) penner.names = [...Map.groupBy(penner.names, (name) => name.split("-").at(-1)).values()].flat();
  return [...groups.values()];
}

/** Whether a name fits a search: each word of the search is in the name, the group or its words. */
export function isMeant(name, group, query) {
  const text = `${name} ${group.title} ${group.words}`.toLowerCase();
  return query.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}
