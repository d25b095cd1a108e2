// The present frame to take away: as SVG, and as PNG.

import { announce } from "../Kit/announcements.js";
import { Choice } from "../Kit/choice.js";
import { copy, save } from "../Kit/clipboard.js";
import { element } from "../Kit/elements.js";

// The largest canvas of the browsers: the pixels of a side, and of the whole.
const MOST_SIDE = 16_384;
const MOST_PIXELS = 64_000_000;

/** Buttons that export a frame; `present()` gives `{ animation, frame, background }`, with null for a transparent one. */
export class FrameExport {
  #present;
  #scale = 1;

  constructor(present) {
    this.#present = present;
    const scale = new Choice({
      label: "PNG size", value: "1", options: ["1", "2", "3"].map((value) => ({ value, label: `${value}×` })),
      onChoose: (value) => { this.#scale = Number(value); },
    });
    const button = (label, onclick) => element("button", { type: "button", onclick }, label);
    this.element = element("div", { class: "stack" },
      element("p", { class: "muted small" },
        "The frame that is shown, in the colours that it has now. A PNG has the chosen background; checks are transparent."),
      element("div", { class: "row" }, button("Save SVG", () => this.#saveSVG()), button("Copy SVG", () => this.#copySVG())),
      element("div", { class: "row" }, scale.element, button("Save PNG", () => this.#savePNG())));
  }

  #svg() {
    const { animation, frame } = this.#present();
    return animation.lottie.svg(frame);
  }

  #fileName(ending) {
    const { animation: { name }, frame } = this.#present();
    return `${name.replace(/\.json$/i, "").replace(/[^\p{L}\p{N} ._-]/gu, "-")}-${Number(frame.toFixed(2))}.${ending}`;
  }

  #saveSVG() { save(this.#fileName("svg"), this.#svg(), "image/svg+xml"); }

  #copySVG() { return copy(this.#svg(), "the frame as SVG"); }

  async #savePNG() {
    const { animation: { facts }, background } = this.#present();
    const [width, height] = [facts.width, facts.height].map((side) => Math.max(Math.round(side * this.#scale), 1));
    if (Math.max(width, height) > MOST_SIDE || width * height > MOST_PIXELS) {
      return announce(`A picture of ${width} × ${height} pixels is more than the browser draws.`);
    }
    const name = this.#fileName("png");
    try {
      save(name, await pixels(this.#svg(), width, height, background), "image/png");
      announce(`Saved: ${name}, ${width} × ${height} pixels`);
    } catch (error) {
      announce(`The browser could not draw the picture: ${error.message}`);
    }
  }
}

/** A PNG file of an SVG picture. */
async function pixels(svg, width, height, background) {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = element("canvas", { width, height });
  const context = canvas.getContext("2d");
  if (background) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(image, 0, 0, width, height);
  const file = await new Promise((resolve) => { canvas.toBlob(resolve, "image/png"); });
  if (!file) throw new Error("there is no memory for it");
  return file;
}
