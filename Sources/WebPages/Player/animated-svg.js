// A Lottie animation as an SVG that plays by itself: a job beside the page.

import { Lottie } from "../../../Bindings/JavaScript/src/lottie.js";

/** The `svg` of the document of some bytes in other colours, from a frame to another. */
export function animatedSVG({ bytes, others, from, to }) {
  const document = new Lottie(bytes);
  const lottie = document.recolored(others);
  try {
    return { svg: lottie.animatedSVG({ from, to }) };
  } finally {
    lottie.close();
    document.close();
  }
}
