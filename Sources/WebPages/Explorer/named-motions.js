// The names of the notation by their owners, and the names that a search means: the catalogue has the words of each.

import { catalogue } from "../../../Bindings/JavaScript/src/catalogue.js";
import { Motion } from "../../../Bindings/JavaScript/src/motions.js";

// Of a search.
const MOST_LETTERS = 100;

/** All names by their owners, `[{ title, names }]`, in the order in which the library has them; easings by their families. */
export function groupedNames() {
  return [...Map.groupBy(catalogue().names, ({ owner }) => owner)].map(([title, rows]) => ({ title, names: inFamilies(rows) }));
}

// Three of a family make a row.
function inFamilies(rows) {
  const names = rows.map(({ name }) => name);
  if (!rows[0].words.includes("penner")) return names;
  return [...Map.groupBy(names, (name) => name.split("-").at(-1)).values()].flat();
}

/** A name without its vendor. */
export function shortName(name) { return name.slice(name.indexOf(".") + 1); }

/** The names for which each word of a query begins one of their words, or which the query is in other words. */
export function namesFor(query) {
  if (query.length > MOST_LETTERS) return [];
  const asked = query.toLowerCase().replace(/[-_]/g, "").split(/\s+/).filter(Boolean);
  const meant = notationOf(query);
  return catalogue().names.filter(({ name, words }) => name === meant || asked.every((word) => ` ${words}`.includes(` ${word}`)))
    .map(({ name }) => name);
}

function notationOf(text) {
  try {
    const motion = new Motion(text);
    const { notation } = motion;
    motion.close();
    return notation;
  } catch {
    return null;
  }
}
