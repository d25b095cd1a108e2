// An effect of the gallery: both variants side by side, its channels, and its controls. Its script moves it, or the
// reader does: then it is interactive.

const defaultPull = 0.5;
const defaultRefresh = 2;
// The rest at the end of a script before it begins again.
const restSeconds = 0.8;
// The plot of an interactive effect: the seconds that it shows, and its samples per second, enough for smooth lines.
const interactiveWindow = 6;
const interactiveRate = 40;
// The elements of a card in the template of the page, by their classes.
const elementNames = [
  "exact", "legacy", "play", "scrubber", "time", "act", "finish", "script", "hint", "durations", "pull", "refresh",
  "plots",
];

class Card {
  #library;
  #elements;
  #interaction;
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

  // Calls `onChange` when the next frame may differ.
  constructor(library, name, article, onChange) {
    this.#library = library;
    this.name = name;
    this.#elements = Object.fromEntries(elementNames.map((name) => [name, article.querySelector(`.${name}`)]));
    this.article = article;
    this.onChange = onChange;
    this.isInView = true;
    this.isInteractive = false;
    this.time = 0;
    const script = this.script("exact");
    this.summary = script.summary;
    script.close();
    this.#interaction = interactionOf(this.name);
    this.#isPull = this.#interaction.gesture === "pull";
    this.#stages = {
      exact: new Stage(this.#elements.exact, this.#isPull),
      legacy: new Stage(this.#elements.legacy, this.#isPull),
    };
    this.#plot = new ChannelPlot(this.#elements.plots, (time) => this.seek(time));
    this.#values = new ValueTable(article.querySelector("table"));
    this.#label();
    this.#listen();
    this.startScript();
  }

  // The effect in its script; only refresh effects use the durations.
  script(variant, pull = defaultPull, refresh = defaultRefresh) {
    return this.#library.script(this.name, variant, pull, refresh);
  }

  get isPlaying() { return this.#isPlaying; }
  set isPlaying(isPlaying) {
    this.#isPlaying = isPlaying;
    this.#elements.play.textContent = isPlaying ? "Pause" : "Play";
    this.#changed();
  }

  // Shows the script at a time, and stops there.
  seek(time) {
    if (this.isInteractive) this.startScript();
    this.isPlaying = false;
    this.time = Math.min(Math.max(time, 0), this.endTime);
  }

  // Returns to the beginning of the script, with the durations of the controls.
  startScript() {
    const [pull, refresh] = [Number(this.#elements.pull.value), Number(this.#elements.refresh.value)];
    this.#opened({ exact: this.script("exact", pull, refresh), legacy: this.script("legacy", pull, refresh) }, false);
    this.endTime = Math.max(this.#open.exact.endTime, this.#open.legacy.endTime);
    this.#track = Track.ofScript(this.#open.exact, this.#open.legacy, this.endTime);
    this.#elements.scrubber.max = this.endTime;
    this.#elements.pull.nextElementSibling.textContent = `${pull.toFixed(2)} s`;
    this.#elements.refresh.nextElementSibling.textContent = `${refresh.toFixed(1)} s`;
    this.article.classList.toggle("same", this.#track.isSame);
    this.#plot.draw(this.#track, 0, this.endTime, false);
  }

  // Makes the effect interactive, unless it is.
  startInteraction() {
    if (!this.isInteractive) {
      const open = (variant) => this.#library.interactive(this.name, variant);
      this.#opened({ exact: open("exact"), legacy: open("legacy") }, true);
      this.#track = new Track(this.#track.groups.names);
      this.#isTrackNew = true;
    }
    this.isPlaying = true;
  }

  // Advances by some seconds if it plays.
  advance(seconds) {
    if (!this.isPlaying) return;
    this.time += seconds;
    if (this.isInteractive) {
      this.#record();
      if (this.#swipe && !this.#swipe.advance(seconds)) this.#swipe = null;
    } else if (this.time > this.endTime + restSeconds) {
      this.time = 0;
    }
    this.#isDirty = true;
  }

  // Draws the current time, if the drawing may have changed.
  show() {
    if (!this.#isDirty || !this.isInView) return;
    this.#isDirty = false;
    const time = this.isInteractive ? this.time : Math.min(this.time, this.endTime);
    for (const variant of ["exact", "legacy"]) {
      const effect = this.#open[variant];
      this.#stages[variant].show(effect, time, this.isInteractive ? effect.listOffset(time) : null);
    }
    const values = this.#open.exact.channels(time);
    if (this.isInteractive) this.#scroll();
    this.#plot.point(time, values);
    this.#values.show(this.#track.groups, values);
    this.#elements.time.textContent = `${time.toFixed(2)} s`;
    if (this.isInteractive) return;
    this.#elements.scrubber.value = time;
    this.#elements.scrubber.setAttribute("aria-valuetext", `${time.toFixed(2)} seconds`);
  }

  // Lays the plot out for another width, at once: the browser is about to paint it.
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

  #opened(open, isInteractive) {
    for (const effect of Object.values(this.#open ?? {})) effect.close();
    this.#open = open;
    this.#swipe = null;
    this.isInteractive = isInteractive;
    this.time = 0;
    this.article.classList.toggle("interactive", isInteractive);
    this.#elements.scrubber.disabled = isInteractive;
    this.#elements.script.hidden = !isInteractive;
    this.#elements.finish.hidden = !(isInteractive && this.#isPull);
    this.#elements.durations.hidden = isInteractive || !this.#isPull;
    this.#changed();
  }

  // Appends the samples up to the current time, evenly spaced however long the frames take.
  #record() {
    const { exact, legacy } = this.#open;
    this.#track.rename(exact.channelNames);
    for (;;) {
      const time = this.#track.times.length === 0 ? 0 : this.#track.times.at(-1) + 1 / interactiveRate;
      if (time > this.time) break;
      this.#track.append(time, exact.channels(time), legacy.channels(time));
      this.#isTrackNew = true;
    }
    this.#track.forget(this.time - interactiveWindow);
    // Nothing asks for the times before the plot any more.
    for (const effect of [exact, legacy]) effect.forget(this.#track.times[0]);
    this.#track.rename(exact.channelNames);
  }

  #scroll() {
    if (!this.#isTrackNew) return;
    this.#isTrackNew = false;
    const from = Math.max(0, this.time - interactiveWindow);
    this.#plot.draw(this.#track, from, from + interactiveWindow, true);
  }

  #label() {
    this.article.id = this.name;
    this.article.setAttribute("aria-labelledby", `${this.name}-heading`);
    const heading = this.article.querySelector("h2");
    heading.id = `${this.name}-heading`;
    heading.textContent = this.name;
    heading.nextElementSibling.textContent = this.summary;
    this.#elements.scrubber.setAttribute("aria-label", `Time of ${this.name}`);
    this.#elements.act.textContent = this.#interaction.action;
    this.#elements.hint.textContent = this.#interaction.hint;
  }

  #listen() {
    const elements = this.#elements;
    elements.play.addEventListener("click", () => { this.isPlaying = !this.isPlaying; });
    elements.scrubber.addEventListener("input", () => this.seek(Number(elements.scrubber.value)));
    elements.script.addEventListener("click", () => {
      this.startScript();
      this.isPlaying = true;
      elements.play.focus();
    });
    for (const duration of [elements.pull, elements.refresh]) {
      duration.addEventListener("input", () => {
        const time = this.time;
        this.startScript();
        this.time = Math.min(time, this.endTime);
      });
    }
    elements.act.addEventListener("click", () => this.#act());
    elements.finish.addEventListener("click", () => this.#apply((effect) => effect.finish(this.time)));
    listen(Object.values(this.#stages), this.#interaction.gesture, {
      ...this.#gestures(),
      grab: () => {
        this.#swipe = null;
        this.#gestures().grab();
      },
    });
  }

  #act() {
    if (!this.#interaction.swipe) {
      this.#gestures().tap();
    } else if (!this.#swipe) {
      this.startInteraction();
      this.#swipe = new Swipe(this.#gestures(), this.#interaction.swipe);
    }
  }

  // The gestures, each applied to both variants.
  #gestures() {
    return {
      grab: () => this.#apply((effect) => effect.grab(this.time)),
      drag: (x, y) => this.#apply((effect) => effect.drag(x, y, this.time)),
      release: () => this.#apply((effect) => effect.release(this.time)),
      tap: () => this.#apply((effect) => effect.tap(this.time)),
    };
  }

  #apply(gesture) {
    this.startInteraction();
    for (const effect of Object.values(this.#open)) gesture(effect);
  }
}
