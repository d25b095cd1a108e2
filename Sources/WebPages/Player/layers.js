// The layers of an animation, as its document has them, and what is drawn otherwise than it says.

import { element } from "../Kit/elements.js";
import { formatted, significant } from "../Kit/numbers.js";

/** A table of the layers. */
export function layerTable({ facts: { layers } }) {
  const rows = layers.map((layer) => element("tr", { class: layer.hidden ? "is-hidden" : null },
    element("th", { scope: "row", style: `--depth: ${layer.depth}` }, layer.name || "(no name)",
      layer.hidden ? element("span", { class: "note" }, "hidden") : null),
    element("td", {}, layer.type),
    element("td", {}, `${frameText(layer.inFrame)}–${frameText(layer.outFrame)}`),
    element("td", {}, layer.parent ?? "–"),
    element("td", {}, layer.matte ?? "–")));
  const heads = ["Layer", "Type", "Frames", "Parent", "Matte"].map((name) => element("th", { scope: "col" }, name));
  return element("div", { class: "scrolling tall", tabindex: "0", role: "region", "aria-label": "Layers" },
    element("table", { class: "layers" }, element("thead", {}, element("tr", {}, heads)), element("tbody", {}, rows)));
}

/** A list of the library's warnings, and of those that the tool has passed on; `count` is their number. */
export function warningList({ facts: { warnings } }, passedOn) {
  const items = [
    ...warnings.map(({ feature, explanation, count, effect, pointer }) => element("li", {},
      element("strong", {}, feature), `: ${explanation}. `,
      element("span", { class: "muted small" }, `${effect}, ${count === 1 ? "one place" : `${count} places`}, first `,
        element("code", {}, pointer || "/")))),
    ...passedOn.map((warning) => element("li", {}, typeof warning === "string" ? warning : warning.explanation)),
  ];
  const list = items.length > 0
    ? element("ul", { class: "warnings" }, items)
    : element("p", { class: "muted" }, "Everything is drawn as the document says.");
  return { element: list, count: items.length };
}

/** The facts of the file and its animation, in a few words each: `[name, text]`. */
export function factTexts({ bytes: { length }, facts: { width, height, frameRate, inFrame, outFrame, duration, layers } }) {
  return [
    ["Size", `${significant(width)} × ${significant(height)} pt`],
    ["Frame rate", `${significant(frameRate)} a second`],
    ["Frames", `${frameText(outFrame - inFrame)}`],
    ["Duration", `${formatted(duration, 2)} s`],
    ["Layers", String(layers.length)],
    ["File", length < 1000 ? `${length} bytes` : `${formatted(length / 1000, length < 100_000 ? 1 : 0)} kB`],
  ];
}

function frameText(frame) {
  return String(Number(frame.toFixed(2))).replace("-", "−");
}
