// The explorer's document as the part of an address behind #: `m=snappy&m=ease&color=0,3&hidden=1&selected=1&view=gesture`. One
// without motions has `motions=0`: an address that names none leaves them as they are.

const OWN = new Set(["m", "motions", "name", "color", "hidden", "selected"]);

/** The address of a document whose motions are all texts. */
export function toAddress({ motions, selected, settings }) {
  const parameters = new URLSearchParams();
  for (const { source } of motions) parameters.append("m", source);
  if (motions.length === 0) parameters.set("motions", 0);
  const hidden = motions.flatMap(({ isShown }, index) => (isShown ? [] : [index]));
  if (motions.some(({ name }) => name)) for (const { name } of motions) parameters.append("name", name ?? "");
  if (motions.some(({ color }, index) => color !== index)) parameters.set("color", motions.map(({ color }) => color).join());
  if (hidden.length > 0) parameters.set("hidden", hidden.join());
  if (selected > 0) parameters.set("selected", selected);
  // In one order, so that equal documents have equal addresses.
  for (const name of Object.keys(settings).sort()) {
    if (settings[name] !== undefined && settings[name] !== null) parameters.set(name, settings[name]);
  }
  return parameters.toString();
}

/** The document that an address says, without `motions` if it names none; null for one that says nothing. */
export function fromAddress(address) {
  const text = address.replace(/^#/, "");
  if (text === "") return null;
  const parameters = new URLSearchParams(text);
  const numbers = (name) => (parameters.get(name) ?? "").split(",").filter(Boolean).map(Number);
  const [colors, hidden, names] = [numbers("color"), numbers("hidden"), parameters.getAll("name")];
  const motions = parameters.getAll("m").map((source, index) => ({
    source, name: names[index], color: colors[index] ?? index, isShown: !hidden.includes(index),
  }));
  return {
    ...(motions.length > 0 || parameters.has("motions") ? { motions } : {}),
    selected: Number(parameters.get("selected") ?? 0),
    settings: Object.fromEntries([...parameters].filter(([name]) => !OWN.has(name))),
  };
}
