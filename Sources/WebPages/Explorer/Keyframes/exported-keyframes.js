// The library's text of a timeline's document.

import { Animation } from "../../../../Bindings/JavaScript/src/animations.js";

/** `{ text, remark }` of a document for a target. */
export function exportedKeyframes({ document, target, tolerance }) {
  const animation = new Animation(document);
  try {
    return animation.export(target, { tolerance });
  } finally {
    animation.close();
  }
}
