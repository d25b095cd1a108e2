// Things that move by the motions: a ball, a card that grows, an opacity, a square that turns.

import { element } from "../../Kit/elements.js";

const HEADS = ["Place", "Size", "Opacity", "Angle"];
// A ball leaves its track by up to this part of it, where a motion overshoots.
const MARGIN = 0.2;
const BALL = 26;

export class Previews {
  #state;
  #rows;
  #lanes = [];
  #states = [];
  #colors = null;
  #width = 0;

  constructor(state) {
    this.#state = state;
    this.#rows = element("div", { class: "previews", "aria-hidden": "true" });
    this.element = element("section", { class: "card moving" },
      element("header", {}, element("h2", {}, "Preview")), this.#rows);
    // Measured when the layout changes, as reading it in each frame would lay the page out.
    new ResizeObserver(() => {
      this.#width = this.#lanes[0]?.track.clientWidth ?? 0;
      this.move(this.#states);
    }).observe(this.#rows);
  }

  /** Makes a lane for each shown motion, unless they are there. */
  draw() {
    const colors = this.#state.shown.map(({ color }) => color);
    if (colors.join() === this.#colors) return;
    this.#colors = colors.join();
    this.#lanes = colors.map(lane);
    const heads = HEADS.map((head) => element("span", { class: "muted small" }, head));
    this.#rows.replaceChildren(...heads, ...this.#lanes.flatMap(({ cells }) => cells));
  }

  /** Moves everything to the states of the motions. */
  move(states) {
    this.#states = states;
    states.forEach(({ entry: { ends: [from, to] }, value }, index) => {
      const part = to === from ? 0 : (value - from) / (to - from);
      if (Number.isFinite(part)) this.#lanes[index]?.move(part, this.#width);
    });
  }
}

// The four things of a motion; a part of 0 is its start, 1 its end.
function lane(color) {
  const style = `--curve: ${color}`;
  const [ball, card, sheet, square] = ["ball", "growing", "fading", "turning"].map((name) => element("i", { class: name, style }));
  const track = element("div", { class: "track" }, ball);
  const cells = [track, ...[card, sheet, square].map((thing) => element("div", { class: "box" }, thing))];
  const move = (part, width) => {
    const way = (width - BALL) / (1 + 2 * MARGIN);
    ball.style.transform = `translateX(${(way * (MARGIN + Math.min(Math.max(part, -MARGIN), 1 + MARGIN))).toFixed(2)}px)`;
    card.style.transform = `scale(${Math.max(0.5 + 0.5 * part, 0).toFixed(4)})`;
    sheet.style.opacity = Math.min(Math.max(part, 0), 1).toFixed(3);
    square.style.transform = `rotate(${(180 * part).toFixed(2)}deg)`;
  };
  return { track, cells, move };
}
