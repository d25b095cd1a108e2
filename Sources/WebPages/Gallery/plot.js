// The channels over time: a strip for each quantity, a line for each part.

const gutter = 40;
const stripHeight = 64;

function svgElement(name, parent, attributes = {}) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent?.append(element);
  return element;
}

// The multiples of a round step in a range: at least `count` steps, at most two and a half times as many.
function ticksIn(lower, upper, count) {
  const most = (upper - lower) / count;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [5, 2, 1].map((factor) => factor * power).find((step) => step <= most * 1.001);
  const first = Math.ceil(lower / step - 1e-6);
  const last = Math.floor(upper / step + 1e-6);
  const values = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { values, decimals: Math.max(0, -Math.floor(Math.log10(step) + 1e-9)) };
}

class ChannelPlot {
  #root;
  #strips = [];
  #quantities = "";
  #isScrolling = false;

  // Calls `onSeek` with the time at the pointer.
  constructor(root, onSeek) {
    this.#root = root;
    const seek = (event) => {
      if (this.#isScrolling || event.buttons === 0) return;
      const box = root.getBoundingClientRect();
      const fraction = (event.clientX - box.left - gutter) / (box.width - gutter - 1);
      onSeek(this.from + (this.to - this.from) * Math.min(Math.max(fraction, 0), 1));
    };
    root.addEventListener("pointerdown", seek);
    root.addEventListener("pointermove", seek);
  }

  // Draws a track between two times; while it scrolls, the values' axes only grow.
  draw(track, from, to, isScrolling) {
    this.#prepare(track.groups, isScrolling);
    [this.track, this.from, this.to] = [track, from, to];
    this.width = Math.max(this.#root.clientWidth, 160);
    const times = { x: (time) => gutter + ((time - from) / (to - from)) * (this.width - gutter - 1) };
    times.ticks = ticksIn(from, to, this.width < 300 ? 2 : 4);
    const isLast = (index) => index === this.#strips.length - 1;
    this.#strips.forEach((strip, index) => {
      strip.channels = track.groups.quantities[index].channels;
      strip.draw(track, times, this.width, isLast(index));
    });
  }

  // Draws the same again if the width of the page has changed.
  redraw() {
    if (this.track && this.#root.clientWidth !== this.width) {
      this.draw(this.track, this.from, this.to, this.#isScrolling);
    }
  }

  // Puts the cursor at a time, with a dot at each value.
  point(time, values) {
    const fraction = this.to > this.from ? (time - this.from) / (this.to - this.from) : 0;
    const x = gutter + Math.min(Math.max(fraction, 0), 1) * (this.width - gutter - 1);
    for (const strip of this.#strips) strip.point(x, values);
  }

  #prepare(groups, isScrolling) {
    const quantities = groups.quantities.map(({ name }) => name).join();
    if (quantities === this.#quantities && isScrolling && this.#isScrolling) return;
    this.#isScrolling = isScrolling;
    this.#root.classList.toggle("seekable", !isScrolling);
    if (quantities === this.#quantities) {
      // The axes of an interactive effect begin as those of its script.
      if (!isScrolling) for (const strip of this.#strips) strip.range = undefined;
      return;
    }
    this.#quantities = quantities;
    this.#strips = groups.quantities.map((quantity) => new Strip(quantity));
    this.#root.replaceChildren(...this.#strips.map((strip) => strip.element));
  }
}

class Strip {
  #svg;
  #lines;
  #cursor;

  constructor({ name, unit }) {
    this.element = document.createElement("div");
    const label = document.createElement("p");
    label.append(name, Object.assign(document.createElement("small"), { textContent: unit }));
    this.element.append(label);
    this.#svg = svgElement("svg", this.element, { "aria-hidden": "true" });
    this.#lines = svgElement("g", this.#svg);
    this.#cursor = svgElement("g", this.#svg, { class: "cursor" });
  }

  draw(track, times, width, hasTimes) {
    this.range = track.range(this.channels, this.range);
    const [least, greatest] = this.range;
    // A constant lies in the middle.
    const margin = greatest > least ? 0 : 1;
    const axis = { lower: least - margin, upper: greatest + margin };
    const y = (value) => 5 + (stripHeight - 10) * (axis.upper - value) / (axis.upper - axis.lower);
    this.y = y;
    const height = stripHeight + (hasTimes ? 17 : 0);
    for (const [key, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` })) {
      this.#svg.setAttribute(key, value);
    }
    this.#lines.replaceChildren();
    this.#drawAxes(axis, y, times, width, hasTimes);
    for (const variant of ["legacy", "exact"]) {
      for (const { channel, part } of this.channels) {
        const d = path(track.times, track[variant], channel, times.x, y);
        if (d === "") continue;
        const { color, dash } = lookOf(part);
        const line = svgElement("path", this.#lines, { class: variant, d });
        line.style.stroke = color;
        if (variant === "exact" && dash) line.style.strokeDasharray = dash;
      }
    }
    this.#cursor.replaceChildren(svgElement("path", null, { d: `M0 0V${stripHeight}` }));
  }

  point(x, values) {
    this.#cursor.setAttribute("transform", `translate(${x.toFixed(1)} 0)`);
    const shown = this.channels.filter(({ channel }) => Number.isFinite(values[channel]));
    const dots = this.#cursor.querySelectorAll("circle");
    for (const dot of [...dots].slice(shown.length)) dot.remove();
    shown.forEach(({ channel, part }, index) => {
      const dot = dots[index] ?? svgElement("circle", this.#cursor, { r: 3 });
      const y = Math.min(Math.max(this.y(values[channel]), 0), stripHeight);
      dot.setAttribute("cy", y.toFixed(1));
      dot.style.fill = lookOf(part).color;
    });
  }

  #drawAxes(axis, y, times, width, hasTimes) {
    const ticks = ticksIn(axis.lower, axis.upper, 2);
    for (const tick of ticks.values) {
      const height = y(tick).toFixed(1);
      svgElement("path", this.#lines, { class: "grid", d: `M${gutter} ${height}H${width}` });
      const text = svgElement("text", this.#lines, { x: gutter - 6, y: Number(height) + 4, "text-anchor": "end" });
      text.textContent = formatted(tick, ticks.decimals);
    }
    for (const tick of times.ticks.values) {
      const x = times.x(tick);
      if (x < gutter - 0.5 || x > width) continue;
      svgElement("path", this.#lines, { class: "grid", d: `M${x.toFixed(1)} 0V${stripHeight}` });
      if (!hasTimes) continue;
      const text = svgElement("text", this.#lines, { x, y: stripHeight + 14, "text-anchor": anchor(x, width) });
      text.textContent = `${formatted(tick, times.ticks.decimals)} s`;
    }
  }
}

function anchor(x, width) {
  return x > width - 16 ? "end" : "middle";
}

// The path of a channel, with gaps where it is hidden.
function path(times, samples, channel, x, y) {
  let d = "";
  let isDown = false;
  for (let index = 0; index < times.length; index++) {
    const value = samples[index][channel];
    const isShown = Number.isFinite(value);
    if (isShown) d += `${isDown ? "L" : "M"}${x(times[index]).toFixed(1)} ${y(value).toFixed(1)}`;
    isDown = isShown;
  }
  return d;
}
