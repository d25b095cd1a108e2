// What takes long, as functions of plain data: a worker runs them, or the page where there is none.

import { animatedSVG, recoloredDocument } from "../Player/documents.js";
import { approximated } from "./Editors/approximation.js";
import { convertedSource } from "./Editors/conversion.js";
import { exported } from "./Export/exported.js";
import { distancesOf, nearestMotions } from "./Export/fits.js";
import { exportedKeyframes } from "./Keyframes/exported-keyframes.js";
import { understoodText } from "./understood-text.js";

/**
 * The jobs by their names. Each takes a request, and `{ budget, tell }`: the most steps of a search, undefined for the library's
 * own limit, and what takes the best so far.
 */
export const JOBS = {
  animatedSVG, approximated, convertedSource, distancesOf, exported, exportedKeyframes, nearestMotions, recoloredDocument,
  understoodText,
};
