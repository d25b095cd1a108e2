// What is made of a whole Lottie document: jobs beside the page.

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

/** The `text` of the document of some bytes in other colours. */
export function recoloredDocument({ bytes, others }) { return { text: Lottie.recoloredDocument(bytes, others) }; }
