// What a reader takes away: the present frame, the animation, the document, and the tool's command for the rest.

import { announce } from "../Kit/announcements.js";
import { Choice } from "../Kit/choice.js";
import { copy, save } from "../Kit/clipboard.js";
import { element } from "../Kit/elements.js";
import { recoloredDocument } from "./documents.js";
import { FilmExport } from "./film-export.js";
import { PixelCanvas } from "./pixels.js";
import { toolCommand } from "./tool-command.js";

/**
 * Buttons that save; `present()` gives `{ animation, frame, from, to, background }`, with null for a transparent one. `newSearch`
 * gives what makes documents beside the page; without it there is no animated SVG.
 */
export class Exports {
  #present;
  #scale = 1;
  #command = element("code", {});
  #document;
  #search;

  constructor(present, newSearch) {
    this.#present = present;
    this.#search = newSearch?.();
    const scale = new Choice({
      label: "PNG size", value: "1", options: ["1", "2", "3"].map((value) => ({ value, label: `${value}×` })),
      onChoose: (value) => { this.#scale = Number(value); },
    });
    const film = new FilmExport(() => ({ ...present(), scale: this.#scale }), newSearch);
    this.#document = group("The document", button("Save JSON", () => this.#saveDocument()));
    this.element = element("div", { class: "stack exports" },
      element("p", { class: "muted small" }, "In the colours of now. PNG: on the chosen background; checks are transparent."),
      group("This frame", button("Save SVG", () => this.#saveSVG()), button("Copy SVG", () => this.#copySVG()),
        button("Save PNG", () => this.#savePNG())),
      group("The animation", film.buttons), film.progress, scale.element, this.#document,
      element("p", { class: "muted small" }, "GIF, MP4, WebM, a page, by the name of the file: ", this.#command, " ",
        button("Copy the command", () => copy(this.#command.textContent, "the command"))));
  }

  /** Shows what goes with the animation, its colours and its frames. */
  refresh() {
    const { animation, from, to } = this.#present();
    this.#command.textContent = toolCommand(animation, from, to);
    // Its values that the tool has set are not in it.
    this.#document.hidden = animation.overrides.length > 0;
  }

  #svg() {
    const { animation, frame } = this.#present();
    return animation.lottie.svg(frame);
  }

  #fileName(ending) {
    const { animation, frame } = this.#present();
    return `${animation.fileName}-${Number(frame.toFixed(2))}.${ending}`;
  }

  #saveSVG() { save(this.#fileName("svg"), this.#svg(), "image/svg+xml"); }

  #copySVG() { return copy(this.#svg(), "the frame as SVG"); }

  async #savePNG() {
    const { animation: { facts }, background } = this.#present();
    const name = this.#fileName("png");
    try {
      const canvas = new PixelCanvas(facts, this.#scale, background);
      save(name, await canvas.png(this.#svg()), "image/png");
      announce(`Saved: ${name}, ${canvas.width} × ${canvas.height} pixels`);
    } catch (error) {
      announce(`The picture cannot be drawn: ${error.message}`);
    }
  }

  #saveDocument() {
    const { fileName, bytes, others } = this.#present().animation;
    const take = ({ text, error }) => error ? announce(error.message) : save(`${fileName}.json`, text, "application/json");
    if (this.#search) this.#search.run("recoloredDocument", { bytes, others }, take, { isAsked: true });
    else take(recoloredDocument({ bytes, others }));
  }
}

function button(label, onclick) { return element("button", { type: "button", onclick }, label); }

function group(label, ...buttons) {
  const words = element("span", { class: "muted small" }, label);
  return element("div", { class: "row", role: "group", "aria-label": label }, words, buttons);
}
