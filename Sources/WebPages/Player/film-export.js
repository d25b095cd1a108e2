// The frames that are played as one file: an SVG that plays by itself, or a PNG that does.

import { announce } from "../Kit/announcements.js";
import { save } from "../Kit/clipboard.js";
import { element, setAttributes, setText } from "../Kit/elements.js";
import { countedFrames } from "./animation.js";
import { Apng } from "./apng.js";
import { PixelCanvas } from "./pixels.js";

// The file is in memory.
const MOST_PIXELS = 2_000_000_000;

/**
 * The `buttons`, and the line that shows the `progress`. `present()` gives `{ animation, from, to, scale, background }`;
 * `newSearch` gives what makes the SVG beside the page, and without it there is no such button.
 */
export class FilmExport {
  #present;
  #search;
  #bar = element("progress", { "aria-label": "Progress" });
  #words = element("span", { "aria-live": "polite" });
  // What is being made; another object, or null, once it has been given up.
  #job = null;

  constructor(present, newSearch) {
    this.#present = present;
    this.#search = newSearch?.();
    const button = (label, onclick) => element("button", { type: "button", onclick }, label);
    this.buttons = [
      this.#search ? button("Save animated SVG", () => this.#saveSVG()) : null,
      button("Save animated PNG", () => this.#savePNG()),
    ];
    this.progress = element("p", { class: "row muted small", hidden: true }, this.#words, this.#bar,
      button("Cancel", () => this.#end("Cancelled")));
  }

  /** Gives up what is being made for the next: of `count` parts, if this is known. */
  #begin(what, count) {
    this.#end();
    setText(this.#words, what);
    this.#bar.removeAttribute("value");
    if (count) setAttributes(this.#bar, { max: count, value: 0 });
    this.progress.hidden = false;
    return (this.#job = {});
  }

  #end(message) {
    this.#job = null;
    this.#search?.stop();
    this.progress.hidden = true;
    if (message) announce(message);
  }

  #saved(name, file, type) {
    save(name, file, type);
    this.#end(`Saved: ${name}`);
  }

  #saveSVG() {
    const { animation: { fileName, bytes, others }, from, to } = this.#present();
    this.#begin("Writing the SVG…");
    this.#search.run("animatedSVG", { bytes, others, from, to }, ({ svg, error }) => {
      if (error) this.#end(`The animation cannot be written: ${error.message}`);
      else this.#saved(`${fileName}.svg`, svg, "image/svg+xml");
    }, { isAsked: true });
  }

  async #savePNG() {
    const { animation, from, to, scale, background } = this.#present();
    const count = countedFrames(from, to);
    const job = this.#begin("Drawing the frames…", count);
    // The page may change its colours meanwhile, and close what it has drawn until then.
    const lottie = animation.copy();
    try {
      const canvas = new PixelCanvas(animation.facts, scale, background);
      refuseLong(count, canvas);
      const film = new Apng(lottie.frameRate);
      let [former, held] = [null, 0];
      for (let index = 0; index < count && this.#job === job; index++) {
        const svg = lottie.svg(from + index);
        held = svg === former && film.hold(held + 1) ? held + 1 : 1;
        // Each frame is a separate task.
        if (held > 1) await pause();
        else await film.add(await canvas.png(svg));
        former = svg;
        this.#bar.value = index + 1;
      }
      if (this.#job === job) this.#saved(`${animation.fileName}.png`, film.file, "image/png");
    } catch (error) {
      if (this.#job === job) this.#end(`The animation cannot be drawn: ${error.message}`);
    } finally {
      lottie.close();
    }
  }
}

function refuseLong(count, { width, height }) {
  if (width * height * count <= MOST_PIXELS) return;
  throw new RangeError(`${count} frames of ${width} × ${height} pixels are more than the page holds`);
}

function pause() { return new Promise((done) => { setTimeout(done); }); }
