// Colours in the places of others, as one text that an address can hold: "ff3b30-0a84ff,ffcc00-34c759".

const PAIR = /^([0-9a-f]{6})-([0-9a-f]{6})$/;

/** The other colours by those in whose places they are, as "#rrggbb"; parts of the text that say none are left out. */
export function recoloringOf(text) {
  const pairs = text.split(",").map((part) => PAIR.exec(part)).filter((pair) => pair !== null);
  return new Map(pairs.map(([, color, other]) => [`#${color}`, `#${other}`]));
}

/** The text of such colours; empty for none. */
export function recoloringText(others) {
  return [...others].map(([color, other]) => `${color.slice(1)}-${other.slice(1)}`).join();
}
