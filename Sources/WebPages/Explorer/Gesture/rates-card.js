// One gesture, followed at several frame rates: by a usual rule, and by the library's follower beside it.

import { announce } from "../../Kit/announcements.js";
import { Choice } from "../../Kit/choice.js";
import { element, setText } from "../../Kit/elements.js";
import { NumberControl } from "../../Kit/number-control.js";
import { formatted } from "../../Kit/numbers.js";
import { Plot, rangeOf } from "../../Kit/plot.js";
import { optionOf, settingChoice } from "../setting-choice.js";
import { legend } from "./figures.js";
import { Gesture } from "./gesture.js";
import { RATES, replay } from "./replay.js";
import { RULES } from "./rules.js";

const GESTURE_COLOR = "var(--reference)";
const RULE_CHOICES = Object.entries(RULES).map(([value, { label }]) => ({ value, label }));
const FEEDS = [
  { value: "events", label: "All events", hint: "As an input system has them: getCoalescedEvents()" },
  { value: "frames", label: "The newest at each frame", hint: "As the rule sees them" },
];
const REMARKS = {
  events: "All rates ask one function of time. The rules take the newest event for a whole frame, and come half a frame earlier.",
  frames: "The rates differ only by when each has seen the gesture: the steps between are exact.",
};

export class RatesCard {
  #state;
  #rules;
  #feeds;
  #jitter;
  #gestures;
  #sides;
  #rows;
  #remark;
  #gesture = Gesture.stored;
  #own = null;
  #drawn = null;
  #isShown = false;

  constructor(state) {
    this.#state = state;
    this.#rules = settingChoice(state, "Rule", "gesture.rule", RULE_CHOICES);
    this.#feeds = settingChoice(state, "Ours is given", "gesture.feed", FEEDS);
    this.#jitter = new NumberControl({
      label: "Jitter of frames", unit: "%", least: 0, greatest: 100, places: 0, allowed: [0, 100],
      hint: "How far a frame may come too early or too late, as a part of a frame",
      onInput: (jitter, isLive) => state.set({ "gesture.jitter": jitter === 0 ? undefined : jitter }, { isLive }),
    });
    this.#gestures = new Choice({
      label: "Gesture", value: "stored",
      options: [{ value: "stored", label: "Stored" }, { value: "own", label: "Yours" }],
      onChoose: (value) => this.#choose(value),
    });
    this.#sides = { theirs: new Side("Theirs"), ours: new Side("Ours") };
    this.#remark = element("p", { class: "muted small" });
    this.element = element("section", { class: "card stack" },
      element("header", {}, element("h2", {}, "Frame rates")),
      element("div", { class: "row" }, this.#rules.element, this.#gestures.element),
      element("div", { class: "row" }, this.#jitter.element, this.#feeds.element),
      legend([...RATES.map(({ rate, color }) => ({ label: `${rate} Hz`, color })),
        { label: "the gesture", color: GESTURE_COLOR, isDashed: true }]),
      element("div", { class: "rates" }, this.#sides.theirs.element, this.#sides.ours.element),
      this.#table(), this.#remark);
    state.subscribe(() => this.#update());
  }

  set isShown(isShown) {
    this.#isShown = isShown;
    this.#update();
  }

  /** The reader's last gesture: it is shown from now on. */
  set ownGesture(gesture) {
    this.#own = gesture;
    this.#choose("own");
  }

  #choose(value) {
    const isOwn = value === "own" && this.#own !== null;
    this.#gesture = isOwn ? this.#own : Gesture.stored;
    this.#gestures.value = isOwn ? "own" : "stored";
    if (value === "own" && !isOwn) announce("Flick the card above first.");
    this.#update();
  }

  #table() {
    const row = (label) => {
      const cells = [element("td"), element("td")];
      return { cells, element: element("tr", {}, element("th", { scope: "row" }, label), cells) };
    };
    this.#rows = {
      spread: row("Distance between rates"),
      jump: row("Jump of velocity at 60 Hz"),
      lag: row("Lag at 60 Hz"),
    };
    return element("div", { class: "scrolling" }, element("table", { class: "rates-table" },
      element("thead", {}, element("tr", {}, element("td"),
        element("th", { scope: "col" }, "Theirs"), element("th", { scope: "col" }, "Ours"))),
      element("tbody", {}, Object.values(this.#rows).map((each) => each.element))));
  }

  // Updates only the changed parts.
  #update() {
    const rule = optionOf(RULE_CHOICES, this.#state.setting("gesture.rule")).value;
    const feed = optionOf(FEEDS, this.#state.setting("gesture.feed")).value;
    const percent = Math.min(Math.max(Number(this.#state.setting("gesture.jitter", 0)) || 0, 0), 100);
    this.#rules.value = rule;
    this.#feeds.value = feed;
    this.#jitter.value = percent;
    const isSame = this.#drawn?.gesture === this.#gesture && this.#drawn.key === `${rule} ${feed} ${percent}`;
    if (!this.#isShown || isSame) return;
    this.#drawn = { gesture: this.#gesture, key: `${rule} ${feed} ${percent}` };
    const { theirs, ours } = replay(this.#gesture, RULES[rule], { jitter: percent / 100, seesFrames: feed === "frames" });
    this.#draw(theirs, ours);
    this.#sides.theirs.text = RULES[rule].text;
    this.#sides.ours.text = RULES[rule].followerText;
    this.#say(theirs, ours);
    setText(this.#remark, REMARKS[feed]);
  }

  #draw(theirs, ours) {
    const { times, places } = this.#gesture;
    const x = { lower: 0, upper: theirs.duration, label: "seconds" };
    const lines = [...theirs.lines, ...ours.lines].map(({ values }) => values);
    const y = { ...rangeOf([places, ...lines]), label: "points" };
    const gesture = {
      xs: [...times, theirs.duration], ys: [...places, places.at(-1)], color: GESTURE_COLOR, dash: "5 4", isWeak: true,
    };
    for (const [side, { lines }] of [["theirs", theirs], ["ours", ours]]) {
      const curves = lines.map(({ times, values }, index) =>
        ({ xs: times, ys: values, color: RATES[index].color, isWeak: true }));
      this.#sides[side].draw({ x, y, curves: [gesture, ...curves] });
    }
  }

  #say(...sides) {
    sides.forEach(({ spread, jump, lag }, index) => {
      setText(this.#rows.spread.cells[index], `${formatted(spread, places(spread))} points`);
      setText(this.#rows.jump.cells[index], `${formatted(jump, 0)} points/s`);
      setText(this.#rows.lag.cells[index], Number.isNaN(lag) ? "–" : `${formatted(lag * 1000, 0)} ms`);
    });
  }
}

// Of what is small more places, of nothing none.
function places(distance) { return distance === 0 ? 0 : distance < 0.1 ? 4 : 1; }

// A plot with a name, and the text of its rule or follower.
class Side {
  #plot;
  #text = element("p", { class: "small code" });

  constructor(name) {
    this.#plot = new Plot({ label: `${name}: the followed gesture at all rates`, height: 260 });
    this.element = element("div", { class: "stack" }, element("h3", {}, name), this.#text, this.#plot.element);
  }

  set text(text) { setText(this.#text, text); }

  draw(content) { this.#plot.draw(content); }
}
