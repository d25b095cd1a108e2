// The controls of a clock: play, steps of a frame, the time, the speed.

import { Choice } from "./choice.js";
import { element, iconButton, setIcon, setText } from "./elements.js";
import { formatted } from "./numbers.js";

const SPEEDS = [[1, "1×"], [0.25, "¼×"], [0.1, "¹⁄₁₀×"]];

/**
 * A row of controls for a clock; `onSpeed(speed)` is the reader's choice of a speed, of `speeds` as `[speed, label]`.
 * `reading(time)` gives the displayed text of a time.
 */
export class Transport {
  #clock;
  #playButton;
  #backButton;
  #scrubber;
  #time;
  #speed;
  #reading;

  constructor(clock, { onSpeed = () => {}, label = "Time", speeds = SPEEDS, reading = inSeconds } = {}) {
    this.#clock = clock;
    this.#reading = reading;
    this.#playButton = iconButton("play", "Play", () => this.toggle());
    this.#backButton = iconButton("back", "One frame back", () => clock.step(-1));
    this.#scrubber = element("input", {
      type: "range", min: 0, max: 1, step: "any", value: 0, "aria-label": label,
      oninput: () => clock.seek(Number(this.#scrubber.value) * clock.duration),
      onkeydown: (event) => this.#stepped(event),
    });
    // Not an output, which screen readers would read in every frame.
    this.#time = element("span", { class: "time numbers" });
    this.#speed = new Choice({
      label: "Speed", isLabelHidden: true, value: 1,
      options: speeds.map(([value, label]) => ({ value, label })),
      onChoose: (speed) => { clock.speed = speed; onSpeed(speed); },
    });
    this.element = element("div", { class: "transport" },
      this.#playButton,
      this.#backButton,
      iconButton("forward", "One frame on", () => clock.step(1)),
      this.#scrubber, this.#time, this.#speed.element);
    clock.onFrame((time) => this.#show(time));
    clock.changed();
  }

  toggle() {
    if (this.#clock.isPlaying) this.#clock.pause();
    else this.#clock.play();
  }

  /** Whether the reader may choose a time, and not only wait for it. */
  set isSeekable(isSeekable) {
    this.#backButton.disabled = !isSeekable;
    this.#scrubber.disabled = !isSeekable;
  }

  set speed(speed) {
    this.#clock.speed = speed;
    this.#speed.value = speed;
  }

  #show(time) {
    const { duration, isPlaying } = this.#clock;
    const text = this.#reading(time);
    setText(this.#time, text);
    const fraction = duration > 0 ? time / duration : 0;
    this.#scrubber.value = fraction;
    this.#scrubber.setAttribute("aria-valuetext", `${text} of ${inSeconds(duration)}`);
    if (isPlaying) setIcon(this.#playButton, "pause", "Pause");
    else setIcon(this.#playButton, "play", "Play");
  }

  // By frames, as the slider's own steps are too small to be seen.
  #stepped(event) {
    const frames = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (frames === undefined) return;
    event.preventDefault();
    this.#clock.step(event.shiftKey ? 10 * frames : frames);
  }
}

function inSeconds(time) { return `${formatted(time, 2)} s`; }
