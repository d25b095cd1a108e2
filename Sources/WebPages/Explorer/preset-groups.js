// Whose the names of the notation are, and the words under which people look for them.

const CSS = { title: "CSS", words: "web browser standard" };
const PENNER = { title: "Penner's easings", words: "easings.net robert penner jquery gsap flash web" };
const VENDORS = {
  swiftui: { title: "SwiftUI", words: "apple ios ipados macos iphone swift spring" },
  "react-spring": { title: "react-spring", words: "web javascript js spring" },
  compose: { title: "Jetpack Compose", words: "google android kotlin" },
  material: { title: "Material 3", words: "google android material design md3" },
};
// The family of an easing such as ease-in-out-quad; CSS's ease-in-out has none.
const FAMILY = /^ease-(?:in|out|in-out)-((?!out$)[a-z]+)$/;

/** The group of a name: `{ title, words }`. */
export function groupOf(name) {
  const [vendor, own] = name.split(".");
  if (own === undefined) return FAMILY.test(name) ? PENNER : CSS;
  return VENDORS[vendor] ?? { title: vendor, words: "" };
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
  if (penner) penner.names = [...Map.groupBy(penner.names, (name) => FAMILY.exec(name)[1]).values()].flat();
  return [...groups.values()];
}

/** Whether a name fits a search: each word of the search is in the name, the group or its words. */
export function isMeant(name, group, query) {
  const text = `${name} ${group.title} ${group.words}`.toLowerCase();
  return query.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}
