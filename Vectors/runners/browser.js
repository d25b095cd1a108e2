// Answers the questions of one subject in a browser's page. browsers.py puts before it what it uses: the `subject`, the
// `duration` of animations and whether it asks for `progressesOnly`.
// Web Animations tell the progress of an effect as a double; what only shows in a computed style has six digits or so.

const declined = { declined: true };
const words = new Map([["inf", Infinity], ["-inf", -Infinity], ["nan", NaN]]);
const read = (value) => (Array.isArray(value) ? value.map(read) : words.get(value) ?? value);
const written = (value) => {
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== "number" || Number.isFinite(value)) return value;
  return Number.isNaN(value) ? "nan" : value > 0 ? "inf" : "-inf";
};

const element = document.body.appendChild(document.createElement("div"));
const svg = document.body.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
try {
  CSS.registerProperty({ name: "--x", syntax: "<number>", inherits: false, initialValue: "0" });
} catch (error) {
  if (error.name !== "InvalidModificationError") throw error;
}

// MARK: Web Animations

// `duration` is a power of two in milliseconds, so that its product with a progress is exact.

// What `look` sees of an animation at a time, in milliseconds.
function during(keyframes, timing, time, look, rate = 1) {
  const animation = element.animate(keyframes, timing);
  animation.pause();
  animation.playbackRate = rate;
  animation.currentTime = time;
  try {
    return look(animation);
  } finally {
    animation.cancel();
  }
}

const computed = (animation) => animation.effect.getComputedTiming();
const bezier = (points) => `cubic-bezier(${points.join(", ")})`;

function progressOf(easing, progress) {
  const timing = { duration, easing, fill: "both" };
  return during(null, timing, progress * duration, (animation) => computed(animation).progress);
}

// The number that a keyframe's easing makes of a progress that the effect's easing may have taken out of 0 … 1.
function shown(keyframeEasing, effectEasing, progress) {
  const timing = { duration, easing: effectEasing, fill: "both" };
  return during([{ "--x": "0", easing: keyframeEasing }, { "--x": "1" }], timing, progress * duration, numberShown);
}

function numberShown() {
  if (element.computedStyleMap) return element.computedStyleMap().get("--x").value;
  return Number(getComputedStyle(element).getPropertyValue("--x"));
}

// An easing whose value at half of the way is a number.
const reaching = (value) => `linear(${value} 0%, ${value} 100%)`;

const matrixShown = () => {
  if (element.computedStyleMap) {
    const { a, b, c, d, e, f } = element.computedStyleMap().get("transform").toMatrix();
    return [a, b, c, d, e, f];
  }
  const { a, b, c, d, e, f } = new DOMMatrix(getComputedStyle(element).transform);
  return [a, b, c, d, e, f];
};

// MARK: CSS

// How a timing function is written again; null for one that is refused.
function serialised(text) {
  if (!text || !CSS.supports("animation-timing-function", text)) return null;
  element.style.animationTimingFunction = text;
  const answer = getComputedStyle(element).animationTimingFunction;
  element.style.animationTimingFunction = "";
  return answer;
}

function points(text) {
  const answer = serialised(text);
  if (!answer) return null;
  return answer.slice("linear(".length, -1).split(",").map((stop) => {
    const [output, input] = stop.trim().split(/\s+/);
    return [Number(output), Number(input.slice(0, -1)) / 100];
  });
}

// The numbers of a computed color(), oklab() or the like.
function colourShown(text) {
  element.style.color = "";
  element.style.color = text;
  if (!element.style.color) return null;
  return getComputedStyle(element).color.match(/-?[\d.]+(e[-+]?\d+)?/g).map(Number);
}

// MARK: SVG

function drawn(data) {
  const path = svg.appendChild(document.createElementNS(svg.namespaceURI, "path"));
  path.setAttribute("d", data);
  return path;
}

function alongPaced(corners, fraction) {
  const group = svg.appendChild(document.createElementNS(svg.namespaceURI, "g"));
  const motion = group.appendChild(document.createElementNS(svg.namespaceURI, "animateMotion"));
  const values = corners.map((corner) => corner.join()).join(";");
  const attributes = { values, calcMode: "paced", dur: "16s", fill: "freeze" };
  for (const [name, value] of Object.entries(attributes)) motion.setAttribute(name, value);
  svg.pauseAnimations();
  svg.setCurrentTime(fraction * 16);
  const { e, f } = group.getCTM();
  group.remove();
  return [e, f];
}

// MARK: Subjects

const curve = (given) => bezier([given.x1, given.y1, given.x2, given.y2]);

const solvers = {
  "cubic-bezier": {
    value: (given) => (progress) => progressOf(curve(given), progress),
    beyond: (given) => (progress) => shown(curve(given), reaching(progress), 0.5),
    chained: ({ effect, keyframe }) => (progress) => shown(bezier(keyframe), bezier(effect), progress),
  },
  "timing-functions": {
    steps: ({ count, position }) => (progress, before) => {
      const easing = `steps(${count}, ${position})`;
      if (!before && progress >= 0 && progress <= 1) return progressOf(easing, progress);
      if (!before) return shown(easing, reaching(progress), 0.5);
      // The flag is set before the start of an effect, whose progress there is that of its first iteration's start.
      if (progress < 0 || progress >= 1) return declined;
      const timing = { delay: 1000, duration, easing, iterationStart: progress, fill: "both" };
      return during(null, timing, 0, (animation) => computed(animation).progress);
    },
    linear: ({ function: text }) => (progress) =>
      progress >= 0 && progress <= 1 ? progressOf(text, progress) : shown(text, reaching(progress), 0.5),
    linearPoints: () => points,
    serialised: () => serialised,
  },
  "media-timing": {
    effect: ({ playbackRate, ...given }) => (time) => {
      const [delay, endDelay, duration] = [given.delay, given.endDelay, given.duration].map((seconds) => seconds * 1000);
      const timing = { ...given, delay, endDelay, duration };
      const { currentIteration, progress } = during(null, timing, time * 1000, computed, playbackRate);
      // A browser does not tell the phase.
      return [declined, currentIteration, progress];
    },
  },
  keyframes: {
    eased: ({ times, values, easings }) => (time) => {
      const [start, end] = [times[0], times[times.length - 1]];
      const frames = times.map((key, index) => ({
        "--x": String(values[index]), offset: (key - start) / (end - start),
        easing: index < easings.length ? bezier(easings[index]) : "linear",
      }));
      const timing = { duration, fill: "both" };
      return during(frames, timing, ((time - start) / (end - start)) * duration, numberShown);
    },
    paced: ({ rule, points: corners }) => (rule === "paced" ? (fraction) => alongPaced(corners, fraction) : null),
  },
  paths: {
    cubicLength: ({ points: [start, ...rest] }) => (parameter) => {
      const path = drawn(`M${start.join(" ")} C${rest.map((point) => point.join(" ")).join(" ")}`);
      const length = path.getTotalLength();
      path.remove();
      return parameter === 1 ? length : declined;
    },
    pathLength: () => (data) => {
      const path = drawn(data);
      const length = path.getTotalLength();
      path.remove();
      return length;
    },
    pathPoint: ({ d }) => (length) => {
      const path = drawn(d);
      const { x, y } = path.getPointAtLength(length);
      path.remove();
      return [x, y];
    },
  },
  colours: {
    // CSS mixes, and converts by relative colours: the numbers have six digits.
    oklab: () => (...parts) => colourShown(`oklab(from color(srgb ${parts.join(" ")}) l a b)`),
    srgb: () => (...parts) => colourShown(`color(from oklab(${parts.join(" ")}) srgb r g b)`),
    mix: ({ from, to, space, hue }) => (fraction) => {
      const [start, end] = [from, to].map(([red, green, blue, alpha]) => `color(srgb ${red} ${green} ${blue} / ${alpha})`);
      const method = hue ? `${space} ${hue} hue` : space;
      const parts = colourShown(`color(from color-mix(in ${method}, ${start}, ${end} ${fraction * 100}%) srgb r g b / alpha)`);
      return parts.length === 3 ? [...parts, 1] : parts;
    },
  },
  rotations: {
    mapBetween: ({ from, to }) => (fraction) => {
      if (fraction < 0 || fraction > 1) return declined;
      const frames = [from, to].map((map) => ({ transform: `matrix(${map.join(", ")})` }));
      return during(frames, { duration, fill: "both" }, fraction * duration, matrixShown);
    },
  },
};

const answers = subject.cases.map((test) => {
  const solve = solvers[subject.subject]?.[test.question];
  if (!solve || (progressesOnly && !["value", "steps", "linear"].includes(test.question))) return null;
  const given = Object.fromEntries(Object.entries(test.given).map(([key, value]) => [key, read(value)]));
  let ask;
  try {
    ask = solve(given);
  } catch (error) {
    return test.rows.map(() => ({ error: `${error}`.slice(0, 200) }));
  }
  return ask && test.rows.map((row) => {
    try {
      return written(ask(...row.slice(0, -1).map(read)));
    } catch (error) {
      return { error: `${error}`.slice(0, 200) };
    }
  });
});
return answers;
