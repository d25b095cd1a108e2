// The player of an animated scene: the kit's clock moves the picture's own, and the numbers of the tool follow.

import { Choice } from "../Kit/choice.js";
import { Clock } from "../Kit/clock.js";
import { element } from "../Kit/elements.js";
import { Transport } from "../Kit/transport.js";
import { Track } from "../Channels/channels.js";
import { ChannelStrips } from "../Channels/strips.js";
import { ValueTable } from "../Channels/values.js";

const STAGES = [["", "As it is"], ["light", "Light"], ["dark", "Dark"]];

class Player {
  #clock = new Clock();
  #svg = document.querySelector(".picture > svg");
  #root = document.getElementById("player");
  #duration;
  #repeats;
  #round = 0;
  #shownTime = 0;
  #track = null;
  #strips;
  #values;

  constructor({ title, times, repeats, names, values }) {
    this.#duration = times.at(-1);
    this.#repeats = repeats;
    Object.assign(this.#clock, { duration: this.#duration, frameTimes: times, rest: 0 });
    this.#root.append(new Transport(this.#clock).element, this.#stageChoice());
    if (names.length > 0) this.#addChannels(title, times, names, values);
    this.#svg.pauseAnimations();
    this.#clock.onFrame((time) => this.#frame(time));
    this.#clock.start();
  }

  #stageChoice() {
    const picture = document.querySelector(".picture");
    const options = STAGES.map(([value, label]) => ({ value, label }));
    return new Choice({ label: "Stage", value: "", options, onChoose: (stage) => { picture.dataset.stage = stage; } }).element;
  }

  #addChannels(title, times, names, values) {
    this.#track = new Track(names, ["exact"]);
    this.#track.times = times;
    // JSON has no NaN: null is a hidden part.
    this.#track.samples.exact = values.map((row) => row.map((value) => value ?? NaN));
    this.#strips = new ChannelStrips(title, (time) => this.#clock.seek(time));
    this.#values = new ValueTable(title);
    this.#root.append(this.#strips.element, this.#values.element);
    this.#strips.draw(this.#track, 0, this.#duration, { isScrolling: false, showsOriginal: false });
  }

  #frame(time) {
    // Behind the end it has begun again; a play from the end on is a new one.
    if (this.#clock.isPlaying && time < this.#shownTime) this.#round = this.#shownTime < this.#duration ? this.#round + 1 : 0;
    this.#shownTime = time;
    if (this.#repeats !== null && this.#round >= this.#repeats) {
      this.#round = 0;
      this.#clock.seek(this.#duration);
      return;
    }
    // At its very end a repeated animation is at its start again.
    this.#svg.setCurrentTime(Math.min(time, (1 - 1e-6) * this.#duration));
    if (this.#track) this.#showValues(time);
  }

  #showValues(time) {
    const row = this.#track.samples.exact[this.#track.times.findLastIndex((sample) => sample <= time)];
    this.#strips.point(time, row);
    this.#values.show(this.#track.groups, row);
  }
}

new Player(JSON.parse(document.getElementById("animation").textContent));
