// A player of Lottie animations: the picture, its time, and its parts.

import { announce } from "../Kit/announcements.js";
import { Clock } from "../Kit/clock.js";
import { containerOf } from "../Kit/container.js";
import { fileButton } from "../Kit/drop.js";
import { element, setText } from "../Kit/elements.js";
import { formatted } from "../Kit/numbers.js";
import { pause } from "../Kit/pause.js";
import { Tabs } from "../Kit/tabs.js";
import { Transport } from "../Kit/transport.js";
import { Animation } from "./animation.js";
import { Channels } from "./channels.js";
import { Colors } from "./colors.js";
import { Exports } from "./exports.js";
import { FrameClock } from "./frame-clock.js";
import { keyHelp, listenForKeys } from "./keys.js";
import { factTexts, layerTable, warningList } from "./layers.js";
import { Segment } from "./segment.js";
import { Stage } from "./stage.js";

const SPEEDS = [[2, "2×"], [1, "1×"], [0.5, "½×"], [0.25, "¼×"], [0.1, "¹⁄₁₀×"]];
// How often the cost of a frame is written anew, in milliseconds.
const FACT_INTERVAL = 500;

/** The component: `element` shows an animation once one is opened; it does nothing while it is not shown. */
export class LottiePlayer {
  #clock = new FrameClock();
  #stage = new Stage();
  #segment;
  #channels;
  #colors;
  #exports;
  #animation = null;
  #coloring = "";
  #isShown = false;
  #wasPlaying = true;
  #drawnFrame = NaN;
  #isToDraw = true;
  #restsUntil = 0;
  #cost = { output: element("span", {}), time: 0 };
  #parts;

  /**
   * `onFile(name, text)` takes a file that the reader chooses; by default it is opened. `onColors(text, isLive)` takes the colours
   * that the reader chooses, as recoloring.js writes them, and sets `colors`. `newSearch` gives what runs a job
   * beside the page, if there is any.
   */
  constructor({ onFile = (name, text) => this.open(name, text), onColors, newSearch }) {
    this.#segment = new Segment({
      onChange: (from, to) => {
        this.#clock.setSegment(this.#animation.facts.frameRate, from, to);
        this.#exports.refresh();
      },
      onSeek: (frame) => this.#clock.showFrame(frame),
    });
    this.#channels = new Channels({ onSeek: (frame) => this.#clock.showFrame(Math.round(frame)) });
    this.#colors = new Colors({ onPick: onColors });
    this.#exports = new Exports(() => ({
      animation: this.#animation, frame: this.#clock.frame, from: this.#segment.from, to: this.#segment.to,
      background: this.#stage.backgroundColor,
    }), newSearch);
    this.#parts = this.#makeParts(onFile);
    this.element = element("div", { class: "lottie" },
      this.#parts.problem, this.#parts.invitation, this.#parts.content);
    this.#clock.onFrame(() => this.#show());
    listenForKeys(this.#clock, () => this.#isShown && this.#animation !== null);
  }

  /**
   * Opens a document, as its text or as an object, and plays it, from a frame to another if they are given; to who wants less
   * motion it shows the part that is marked for them. Returns whether it is a Lottie animation: if not it says why, and the
   * former one stays. `overrides` are pairs of a key path and a value, `warnings` are shown beside the library's own.
   */
  open(name, document, { from, to, overrides = [], warnings = [] } = {}) {
    let animation;
    try {
      animation = new Animation(name, typeof document === "string" ? document : JSON.stringify(document), overrides);
    } catch (error) {
      this.#refuse(`${name} is no Lottie animation: ${error.message}`);
      return false;
    }
    this.#animation?.close();
    this.#animation = animation;
    this.#showContainer(containerOf(document));
    this.#parts.problem.hidden = true;
    this.#parts.invitation.hidden = true;
    this.#parts.content.hidden = false;
    this.#prepare(from, to, warnings);
    return true;
  }

  /** The name of the animation; null without one. */
  get name() { return this.#animation?.name ?? null; }

  /** The colours in the places of others, as recoloring.js writes them. */
  set colors(text) {
    if (!this.#animation || text === this.#coloring) return;
    this.#coloring = text;
    this.#animation.recolor(text);
    this.#colors.show(text);
    this.#exports.refresh();
    this.#channels.refresh();
    this.#redraw();
  }

  /** Whether somebody sees it. */
  set isShown(isShown) {
    if (isShown === this.#isShown) return;
    this.#isShown = isShown;
    this.#channels.isShown = isShown;
    if (!isShown) {
      this.#wasPlaying = this.#clock.isPlaying;
      this.#clock.pause();
    } else if (this.#animation && this.#wasPlaying) {
      this.#clock.start();
    }
  }

  // MARK: Elements

  #makeParts(onFile) {
    const chooser = (label) => fileButton(label, ".json,.lottie,.tgs,.zip,application/json", onFile);
    const name = element("h2", {});
    const others = element("select", { "aria-label": "Animation of the file", hidden: true });
    const facts = element("dl", { class: "facts" });
    const [layers, warnings] = [element("div", {}), element("div", {})];
    const tabs = this.#tabs(layers, warnings);
    const head = element("section", { class: "card" }, element("header", {}, name, others, chooser("Open a file")), facts);
    const picture = element("section", { class: "card stack", "aria-label": "Player" },
      this.#stage.element, this.#transport(), this.#options(), this.#segment.element, keyHelp());
    const details = element("section", { class: "card details", "aria-label": "Details" }, tabs.list, tabs.panels);
    return {
      name, others, onFile, facts, layers, warnings, tabs, details,
      problem: element("p", { class: "problem", role: "alert", hidden: true }),
      invitation: element("section", { class: "card invitation" },
        element("p", {}, "Drop a Lottie animation here, a ", element("code", {}, ".json"), " or ", element("code", {}, ".lottie"),
          " file, or choose one."),
        chooser("Choose a file")),
      content: element("div", { class: "content", hidden: true }, head, picture, details, this.#channels.element),
    };
  }

  #tabs(layers, warnings) {
    return new Tabs({
      label: "Details",
      tabs: [
        { value: "layers", label: "Layers", panel: layers },
        { value: "colors", label: "Colours", panel: this.#colors.element },
        { value: "warnings", label: "Warnings", panel: warnings },
        { value: "save", label: "Save", panel: this.#exports.element },
      ],
    });
  }

  /** Lets the reader choose among the animations of a container, if there are several. */
  #showContainer(container) {
    const { others, onFile } = this.#parts;
    const animation = this.#animation;
    animation.part = container && !container.isFirst ? container.name : null;
    others.hidden = !container || container.names.length < 2;
    if (others.hidden) return;
    others.replaceChildren(...container.names.map((name) => element("option", { selected: name === container.name }, name)));
    others.onchange = async () => {
      try {
        onFile(animation.name, await container.open(others.value));
      } catch (error) {
        announce(`${others.value} cannot be opened: ${error.message}`);
      }
    };
  }

  #transport() {
    return new Transport(this.#clock, { label: "Frame", speeds: SPEEDS, reading: () => this.#reading() }).element;
  }

  #options() {
    const loop = element("button", {
      type: "button", "aria-pressed": "true", onclick: () => {
        this.#clock.isLooping = !this.#clock.isLooping;
        loop.setAttribute("aria-pressed", String(this.#clock.isLooping));
      },
    }, "Loop");
    const between = element("input", {
      type: "checkbox", onchange: () => {
        this.#clock.isBetween = between.checked;
        this.#clock.changed();
      },
    });
    const hint = "At slow speeds and high rates of the display, pictures between the frames of the file";
    const label = element("label", { title: hint }, between, "Pictures between frames");
    return element("div", { class: "row options" }, loop, label, this.#stage.controls);
  }

  // MARK: Time

  #prepare(from, to, warnings) {
    const animation = this.#animation;
    setText(this.#parts.name, animation.name);
    this.#parts.facts.replaceChildren(...[...factTexts(animation), ["Drawing", this.#cost.output]]
      .map(([name, text]) => element("div", {}, element("dt", {}, name), element("dd", {}, text))));
    this.#showWarnings(warningList(animation, warnings));
    this.#stage.prepare(animation);
    this.#coloring = "";
    const calm = Clock.isStill && isWhole(animation, from, to) ? animation.reducedMotion : null;
    if (calm?.duration > 0) [from, to] = [calm.frame, calm.frame + calm.duration];
    this.#segment.prepare(animation, from, to);
    this.#exports.refresh();
    this.#clock.time = 0;
    this.#clock.setSegment(animation.facts.frameRate, this.#segment.from, this.#segment.to);
    // A marker without a duration is a picture for who wants less motion.
    if (calm?.duration === 0) this.#clock.showFrame(calm.frame);
    this.#redraw();
    this.#wasPlaying = true;
    if (this.#isShown) this.#clock.start();
    // With reduced motion it does not start by itself, and the former one may be playing.
    if (Clock.isStill) this.#clock.pause();
    void this.#fill(animation);
  }

  // What stands beside the picture comes step by step, so that the picture moves from the beginning.
  async #fill(animation) {
    this.#parts.details.setAttribute("aria-busy", "true");
    this.#parts.layers.replaceChildren();
    this.#colors.clear();
    this.#channels.clear();
    const steps = [
      () => this.#channels.prepare(animation),
      () => this.#parts.layers.replaceChildren(layerTable(animation)),
      () => { this.#colors.prepare(animation); this.#colors.show(this.#coloring); },
    ];
    for (const step of steps) {
      await pause();
      if (animation !== this.#animation) return;
      step();
    }
    this.#parts.details.setAttribute("aria-busy", "false");
  }

  #showWarnings({ element: list, count }) {
    this.#parts.warnings.replaceChildren(list);
    const tab = this.#parts.tabs.list.children[2];
    setText(tab, count > 0 ? `Warnings (${count})` : "Warnings");
  }

  #redraw() {
    this.#isToDraw = true;
    this.#clock.changed();
  }

  #show() {
    if (!this.#animation || !this.#isShown) return;
    const { frame, isPlaying } = this.#clock;
    const now = performance.now();
    if (frame === this.#drawnFrame && !this.#isToDraw) return;
    if (isPlaying && !this.#isToDraw && now < this.#restsUntil) return;
    this.#draw(frame);
    this.#channels.point(frame);
    // A picture that takes long to draw leaves as much time for the page's input.
    const end = performance.now();
    this.#restsUntil = end + (end - now);
    if (end > this.#cost.time + FACT_INTERVAL) this.#showCost(end);
  }

  #draw(frame) {
    this.#drawnFrame = frame;
    this.#isToDraw = false;
    try {
      this.#stage.draw(this.#animation.lottie, frame);
    } catch (error) {
      this.#clock.pause();
      this.#refuse(error.message);
    }
  }

  #showCost(time) {
    this.#cost.time = time;
    setText(this.#cost.output, `${formatted(this.#stage.milliseconds, 1)} ms a frame`);
  }

  #reading() {
    if (!this.#animation) return "";
    const { frame } = this.#clock;
    const { frameRate, inFrame } = this.#animation.facts;
    return `frame ${formatted(frame, this.#clock.isBetween ? 1 : 0)} · ${formatted((frame - inFrame) / frameRate, 2)} s`;
  }

  #refuse(message) {
    setText(this.#parts.problem, message);
    this.#parts.problem.hidden = false;
  }
}

/** Whether all frames are asked for, as the tool does unless it is given a part. */
function isWhole({ frames: [first, end] }, from = first, to = end) { return from <= first && to >= end; }
