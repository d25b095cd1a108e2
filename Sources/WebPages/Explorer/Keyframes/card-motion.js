// Where the card of a timeline is, by the library.

import { propertyNamed } from "./properties.js";

const STAGED = { x: 0, y: 0, rotation: 0, scale: 1, opacity: 1 };

/** The place, angle, scale and opacity of the card at each of some times, for the stage. */
export function cardsAt(animation, tracks, times) {
  const samples = tracks.map(({ name }) => ({ name, values: animation.sample(propertyNamed(name).keyPath, times) }));
  return Array.from(times, (_, index) => {
    const at = { ...STAGED };
    let [walkedX, walkedY, turned] = [0, 0, 0];
    for (const { name, values } of samples) {
      const width = values.length / times.length;
      if (name === "path") [walkedX, walkedY, turned = 0] = values.subarray(index * width, (index + 1) * width);
      else at[name] = values[index];
    }
    return { x: at.x + walkedX, y: at.y + walkedY, angle: at.rotation + turned, scale: at.scale, opacity: at.opacity };
  });
}

/** The values of a track at some times, an array for each number of them, in the reader's units. */
export function curvesOf(animation, { name }, times) {
  const { keyPath, factor } = propertyNamed(name);
  const values = animation.sample(keyPath, times);
  const count = name === "path" ? 2 : 1;
  const width = values.length / times.length;
  return Array.from({ length: count }, (_, part) => Float64Array.from(times, (_, index) => values[index * width + part] / factor));
}
