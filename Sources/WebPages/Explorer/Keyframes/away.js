// The timeline as text for other systems, and as the document of the tool.

import { Choice } from "../../Kit/choice.js";
import { delayed } from "../../Kit/delayed.js";
import { element } from "../../Kit/elements.js";
import { NumberControl } from "../../Kit/number-control.js";
import { WrittenText } from "../Export/written-text.js";
import { Search } from "../searches.js";
import { optionOf } from "../setting-choice.js";
import { documentOf } from "./document.js";

const PAUSE = 120;
const USUAL_TOLERANCE = 1e-3;
const TARGETS = [
  { value: "css", label: "CSS", target: "keyframes", ending: "css", type: "text/css" },
  { value: "waapi", label: "Web Animations", target: "waapi", ending: "json", type: "application/json" },
  { value: "svg", label: "Animated SVG", target: "svg", ending: "svg", type: "image/svg+xml" },
  { value: "lottie", label: "Lottie", target: "lottie", ending: "json", type: "application/json" },
  { value: "core-animation", label: "Core Animation", target: "core-animation", ending: "swift" },
  { value: "swiftui", label: "SwiftUI", target: "swiftui", ending: "swift" },
  { value: "compose", label: "Compose", target: "compose", ending: "kt" },
  { value: "gltf", label: "glTF", target: "gltf", ending: "gltf", type: "model/gltf+json" },
  { value: "document", label: "Document", hint: "For inbetween animate", ending: "json", type: "application/json" },
];

export class KeyframesAway {
  #state;
  #choice;
  #tolerance;
  #written = new WrittenText();
  #search = new Search();
  #timeline = null;
  #asked = "";
  #write = delayed(() => this.#writeNow(), PAUSE);

  constructor(state) {
    this.#state = state;
    this.#choice = new Choice({
      label: "Written for", isLabelHidden: true, options: TARGETS,
      onChoose: (value) => state.set({ "keyframes.target": value === TARGETS[0].value ? undefined : value }),
    });
    this.#tolerance = new NumberControl({
      label: "Tolerance", least: 1e-4, greatest: 0.05, value: USUAL_TOLERANCE, places: 5, isLogarithmic: true, allowed: [1e-5, 0.5],
      hint: "The largest error that is allowed, as a part of the range of a property",
      onInput: (value, isLive) => state.set({ "keyframes.tolerance": value === USUAL_TOLERANCE ? undefined : value }, { isLive }),
    });
    this.element = element("section", { class: "card keyframes-away" },
      element("header", {}, element("h2", {}, "Export"), this.#choice.element),
      element("div", { class: "stack" }, this.#tolerance.element, this.#written.element));
  }

  /** Writes a timeline that has tracks; null writes nothing. */
  show(timeline) {
    const target = this.#target;
    this.element.hidden = timeline === null;
    this.#timeline = timeline;
    this.#choice.value = target.value;
    this.#tolerance.value = this.#chosenTolerance;
    this.#tolerance.element.hidden = target.value === "document";
    if (timeline === null) {
      this.#asked = "";
      return this.#search.stop();
    }
    const asked = JSON.stringify([documentOf(timeline), target.value, this.#chosenTolerance]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#search.stop();
    this.#written.isOld = true;
    this.#write();
  }

  get #target() { return optionOf(TARGETS, this.#state.setting("keyframes.target")); }

  get #chosenTolerance() {
    const tolerance = Number(this.#state.setting("keyframes.tolerance"));
    return tolerance > 0 ? tolerance : USUAL_TOLERANCE;
  }

  #writeNow() {
    if (this.#timeline === null) return;
    const [target, document] = [this.#target, documentOf(this.#timeline)];
    const show = (result) => this.#written.show(result, {
      target, name: "keyframes", entry: { notation: "keyframes" }, advise: () => [], search: null,
    });
    if (target.value === "document") return show({ text: textOf(document), remark: "as the tool reads it" });
    const request = { document, target: target.target, tolerance: this.#chosenTolerance };
    this.#search.run("exportedKeyframes", request, show, { isAsked: true });
  }
}

// A line for each property.
function textOf({ animations, ...around }) {
  const { type, ...rest } = around;
  const members = animations.map((member) => `    ${JSON.stringify(member)}`).join(",\n");
  const ends = Object.entries(rest).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(",\n");
  return `{\n  "type": ${JSON.stringify(type)},\n  "animations": [\n${members}\n  ],\n${ends}\n}\n`;
}
