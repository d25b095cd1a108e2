// Pictures as PNG files, which the browser draws.

import { element } from "../Kit/elements.js";

// The largest canvas of the browsers: the pixels of a side, and of the whole.
const MOST_SIDE = 16_384;
const MOST_PIXELS = 64_000_000;

/** A canvas for pictures of a size in points, at a scale, on a background; null for a transparent one. */
export class PixelCanvas {
  #canvas;
  #background;

  /** Throws for more pixels than browsers draw. */
  constructor({ width, height }, scale, background) {
    [this.width, this.height] = [width, height].map((side) => Math.max(Math.round(side * scale), 1));
    if (Math.max(this.width, this.height) > MOST_SIDE || this.width * this.height > MOST_PIXELS) {
      throw new RangeError(`${this.width} × ${this.height} pixels are more than the browser draws`);
    }
    this.#background = background;
    this.#canvas = element("canvas", { width: this.width, height: this.height });
  }

  /** A PNG file of an SVG picture. */
  async png(svg) {
    const image = new Image(this.width, this.height);
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    await image.decode();
    const context = this.#canvas.getContext("2d", { willReadFrequently: true });
    context.clearRect(0, 0, this.width, this.height);
    if (this.#background) {
      context.fillStyle = this.#background;
      context.fillRect(0, 0, this.width, this.height);
    }
    context.drawImage(image, 0, 0, this.width, this.height);
    const file = await new Promise((resolve) => { this.#canvas.toBlob(resolve, "image/png"); });
    if (!file) throw new Error("there is no memory for it");
    return file;
  }
}
