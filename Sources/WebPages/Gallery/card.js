// An effect of the gallery: both variants at the same time, its channels, and what moves it — its script, or a hand.

const defaultPull = 0.5;
const defaultRefresh = 2;
// A script stays at its end for a moment before it begins again.
const restSeconds = 0.8;
// In a hand, the plot shows so many seconds, with so many samples in each: enough for lines.
const handWindow = 6;
const handRate = 40;
// What the page's template has in a card, by classes.
const partNames = [
  "exact", "legacy", "play", "scrubber", "time", "act", "finish", "script", "hint", "durations", "pull", "refresh",
  "plots",
];

class Card {
  #library;
  #index;
  #parts;
  #handling;
  #isPull;
  #stages;
  #plot;
  #values;
  #open = null;
  #track;
  #isTrackNew = false;
  #swipe = null;
  #isDirty = true;
  #isPlaying = false;

  // `onChange` is called when there may be something to do in the next frame.
  constructor(library, index, article, onChange) {
    this.#library = library;
    this.#index = index;
    this.#parts = Object.fromEntries(partNames.map((name) => [name, article.querySelector(`.${name}`)]));
    this.article = article;
    this.onChange = onChange;
    this.isInView = true;
    this.isHand = false;
    this.time = 0;
    const script = this.script("exact");
    [this.name, this.summary] = [script.name, script.summary];
    script.close();
    this.#handling = handlingOf(this.name);
    this.#isPull = this.#handling.gesture === "pull";
    this.#stages = {
      exact: new Stage(this.#parts.exact, this.#isPull),
      legacy: new Stage(this.#parts.legacy, this.#isPull),
    };
    this.#plot = new ChannelPlot(this.#parts.plots, (time) => this.seek(time));
    this.#values = new ValueTable(article.querySelector("table"));
    this.#label();
    this.#listen();
    this.startScript();
  }

  // The effect in its script; other effects than those of a refresh have no use for the durations.
  script(variant, pull = defaultPull, refresh = defaultRefresh) {
    return this.#library.script(this.#index, variant, pull, refresh);
  }

  get isPlaying() { return this.#isPlaying; }
  set isPlaying(isPlaying) {
    this.#isPlaying = isPlaying;
    this.#parts.play.textContent = isPlaying ? "Pause" : "Play";
    this.#changed();
  }

  // Shows its script at a time, and stays there.
  seek(time) {
    if (this.isHand) this.startScript();
    this.isPlaying = false;
    this.time = Math.min(Math.max(time, 0), this.endTime);
  }

  // Goes back to the script, as it is with the durations that are set.
  startScript() {
    const [pull, refresh] = [Number(this.#parts.pull.value), Number(this.#parts.refresh.value)];
    this.#opened({ exact: this.script("exact", pull, refresh), legacy: this.script("legacy", pull, refresh) }, false);
    this.endTime = Math.max(this.#open.exact.endTime, this.#open.legacy.endTime);
    this.#track = Track.ofScript(this.#open.exact, this.#open.legacy, this.endTime);
    this.#parts.scrubber.max = this.endTime;
    this.#parts.pull.nextElementSibling.textContent = `${pull.toFixed(2)} s`;
    this.#parts.refresh.nextElementSibling.textContent = `${refresh.toFixed(1)} s`;
    this.article.classList.toggle("same", this.#track.isSame);
    this.#plot.draw(this.#track, 0, this.endTime, false);
  }

  // Gives the effect to a hand, unless it has it.
  startHand() {
    if (!this.isHand) {
      const open = (variant) => this.#library.hand(this.#index, variant);
      this.#opened({ exact: open("exact"), legacy: open("legacy") }, true);
      this.#track = new Track(this.#track.groups.names);
      this.#isTrackNew = true;
    }
    this.isPlaying = true;
  }

  // Goes on by some seconds if it plays.
  advance(seconds) {
    if (!this.isPlaying) return;
    this.time += seconds;
    if (this.isHand) {
      this.#record();
      if (this.#swipe && !this.#swipe.advance(seconds)) this.#swipe = null;
    } else if (this.time > this.endTime + restSeconds) {
      this.time = 0;
    }
    this.#isDirty = true;
  }

  // Shows what is to be seen now, if that may have changed.
  show() {
    if (!this.#isDirty || !this.isInView) return;
    this.#isDirty = false;
    const time = this.isHand ? this.time : Math.min(this.time, this.endTime);
    for (const variant of ["exact", "legacy"]) {
      const effect = this.#open[variant];
      this.#stages[variant].show(effect, time, this.isHand ? effect.listOffset(time) : null);
    }
    const values = this.#open.exact.channels(time);
    if (this.isHand) this.#scroll();
    this.#plot.point(time, values);
    this.#values.show(this.#track.groups, values);
    this.#parts.time.textContent = `${time.toFixed(2)} s`;
    if (this.isHand) return;
    this.#parts.scrubber.value = time;
    this.#parts.scrubber.setAttribute("aria-valuetext", `${time.toFixed(2)} seconds`);
  }

  // Lays the plot out anew for another width, at once: the browser is about to paint it.
  resize() {
    for (const stage of Object.values(this.#stages)) stage.resize();
    this.#plot.redraw();
    this.#isDirty = true;
    this.show();
  }

  #changed() {
    this.#isDirty = true;
    this.onChange();
  }

  #opened(open, isHand) {
    for (const effect of Object.values(this.#open ?? {})) effect.close();
    this.#open = open;
    this.#swipe = null;
    this.isHand = isHand;
    this.time = 0;
    this.article.classList.toggle("in-hand", isHand);
    this.#parts.scrubber.disabled = isHand;
    this.#parts.script.hidden = !isHand;
    this.#parts.finish.hidden = !(isHand && this.#isPull);
    this.#parts.durations.hidden = isHand || !this.#isPull;
    this.#changed();
  }

  // Takes the samples of the time that has passed, as many as there are however seldom frames come.
  #record() {
    const { exact, legacy } = this.#open;
    this.#track.rename(exact.channelNames);
    for (;;) {
      const time = this.#track.times.length === 0 ? 0 : this.#track.times.at(-1) + 1 / handRate;
      if (time > this.time) break;
      this.#track.append(time, exact.channels(time), legacy.channels(time));
      this.#isTrackNew = true;
    }
    this.#track.forget(this.time - handWindow);
    // What is no longer in the plot is not asked about any more.
    for (const effect of [exact, legacy]) effect.forget(this.#track.times[0]);
    this.#track.rename(exact.channelNames);
  }

  #scroll() {
    if (!this.#isTrackNew) return;
    this.#isTrackNew = false;
    const from = Math.max(0, this.time - handWindow);
    this.#plot.draw(this.#track, from, from + handWindow, true);
  }

  #label() {
    this.article.id = this.name;
    this.article.setAttribute("aria-labelledby", `${this.name}-heading`);
    const heading = this.article.querySelector("h2");
    heading.id = `${this.name}-heading`;
    heading.textContent = this.name;
    heading.nextElementSibling.textContent = this.summary;
    this.#parts.scrubber.setAttribute("aria-label", `Time of ${this.name}`);
    this.#parts.act.textContent = this.#handling.action;
    this.#parts.hint.textContent = this.#handling.hint;
  }

  #listen() {
    const parts = this.#parts;
    parts.play.addEventListener("click", () => { this.isPlaying = !this.isPlaying; });
    parts.scrubber.addEventListener("input", () => this.seek(Number(parts.scrubber.value)));
    parts.script.addEventListener("click", () => {
      this.startScript();
      this.isPlaying = true;
      parts.play.focus();
    });
    for (const duration of [parts.pull, parts.refresh]) {
      duration.addEventListener("input", () => {
        const time = this.time;
        this.startScript();
        this.time = Math.min(time, this.endTime);
      });
    }
    parts.act.addEventListener("click", () => this.#act());
    parts.finish.addEventListener("click", () => this.#tell((effect) => effect.finish(this.time)));
    handle(Object.values(this.#stages), this.#handling.gesture, {
      ...this.#gestures(),
      grab: () => {
        this.#swipe = null;
        this.#gestures().grab();
      },
    });
  }

  #act() {
    if (!this.#handling.swipe) {
      this.#gestures().tap();
    } else if (!this.#swipe) {
      this.startHand();
      this.#swipe = new Swipe(this.#gestures(), this.#handling.swipe);
    }
  }

  // What a hand does, to both variants.
  #gestures() {
    return {
      grab: () => this.#tell((effect) => effect.grab(this.time)),
      drag: (x, y) => this.#tell((effect) => effect.drag(x, y, this.time)),
      release: () => this.#tell((effect) => effect.release(this.time)),
      tap: () => this.#tell((effect) => effect.tap(this.time)),
    };
  }

  #tell(event) {
    this.startHand();
    for (const effect of Object.values(this.#open)) event(effect);
  }
}
