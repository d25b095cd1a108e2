// The motions of the page that may stand between two keys.

import { isCurve, opened } from "../motion-source.js";

let known = { key: "", curves: [] };

/** The notations of the curves and springs of a state, without their durations and ends; of the curves alone. */
export function listedCurves({ entries }, isCurveAlone) {
  const key = entries.map((entry) => entry.key).join("\n");
  if (key !== known.key) known = { key, curves: entries.filter(isBetweenKeys).map(curveOf) };
  const notations = known.curves.filter(({ kind }) => !isCurveAlone || isCurve(kind)).map(({ notation }) => notation);
  return [...new Set(notations)];
}

function isBetweenKeys({ parts: { kind } }) { return kind === "spring" || isCurve(kind); }

function curveOf({ base, parts: { kind } }) { return { kind, notation: opened({ base }, ({ notation }) => notation) }; }
