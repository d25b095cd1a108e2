// The explorer's document as the part of an address behind #: `m=snappy&m=ease&color=0,3&hidden=1&selected=1&view=catch`.

const OWN = new Set(["m", "color", "hidden", "selected"]);

export function toAddress({ motions, selected, settings }) {
  const parameters = new URLSearchParams();
  for (const { notation } of motions) parameters.append("m", notation);
  const hidden = motions.flatMap(({ isShown }, index) => (isShown ? [] : [index]));
  if (motions.some(({ color }, index) => color !== index)) parameters.set("color", motions.map(({ color }) => color).join());
  if (hidden.length > 0) parameters.set("hidden", hidden.join());
  if (selected > 0) parameters.set("selected", selected);
  // In one order, so that equal documents have equal addresses.
  for (const name of Object.keys(settings).sort()) {
    if (settings[name] !== undefined && settings[name] !== null) parameters.set(name, settings[name]);
  }
  return parameters.toString();
}

/** The document that an address says; null for one that says nothing. */
export function fromAddress(address) {
  const text = address.replace(/^#/, "");
  if (text === "") return null;
  const parameters = new URLSearchParams(text);
  const numbers = (name) => (parameters.get(name) ?? "").split(",").filter(Boolean).map(Number);
  const [colors, hidden] = [numbers("color"), numbers("hidden")];
  return {
    motions: parameters.getAll("m").map((notation, index) => ({
      notation, color: colors[index] ?? index, isShown: !hidden.includes(index),
    })),
    selected: Number(parameters.get("selected") ?? 0),
    settings: Object.fromEntries([...parameters].filter(([name]) => !OWN.has(name))),
  };
}
