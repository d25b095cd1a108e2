// The properties that a timeline moves: their names, what they are to the library, and how people count them.

const DEGREE = Math.PI / 180;

/** `factor` makes the library's number of the reader's; `initial` is the value of a new key. */
const PROPERTIES = [
  { name: "x", label: "X", keyPath: "transform.translation.x", unit: "px", places: 1, initial: 0, color: 0 },
  { name: "y", label: "Y", keyPath: "transform.translation.y", unit: "px", places: 1, initial: 0, color: 1 },
  { name: "scale", label: "Scale", keyPath: "transform.scale", unit: "", places: 3, initial: 1, color: 2 },
  { name: "rotation", label: "Rotation", keyPath: "transform.rotation.z", factor: DEGREE, unit: "°", places: 1, initial: 0, color: 3 },
  { name: "opacity", label: "Opacity", keyPath: "opacity", unit: "", places: 3, initial: 1, color: 5 },
  { name: "path", label: "Path", keyPath: "position", unit: "px", places: 1, color: 6 },
].map((property) => ({ factor: 1, ...property, color: `var(--curve-${property.color})` }));

export { PROPERTIES };

/** A property by its name; any other name is a key path, whose numbers are the library's. */
export function propertyNamed(name) {
  return PROPERTIES.find((property) => property.name === name)
    ?? { name, label: name, keyPath: name, unit: "", places: 3, initial: 0, factor: 1, color: "var(--curve-7)" };
}

/** The name of the property of a key path. */
export function nameOfKeyPath(keyPath) { return PROPERTIES.find((property) => property.keyPath === keyPath)?.name ?? keyPath; }
