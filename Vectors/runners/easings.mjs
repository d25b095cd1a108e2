// Asks JavaScript's easings: cubic Bézier curves, steps, linear(), Penner's, and decays.

import { Declined, library, Results } from "./suite.mjs";

const results = new Results("easings");
console.warn = () => {};
const another = "curves of other formulas under Penner's names, by intention: expo made to begin at 0";

// By the names of Penner's easings as in CSS: the member of the library that `name` makes of the direction and the family.
function penner(members, name) {
  return {
    penner: (given) => {
      const [, direction, family] = /^ease-(in-out|in|out)-(.*)$/.exec(given.name);
      const found = name(direction === "in-out" ? "InOut" : direction === "in" ? "In" : "Out", family, members);
      return found ?? null;
    },
  };
}

const capital = (word) => word[0].toUpperCase() + word.slice(1);

// Curves that are asked only within 0 … 1, as their libraries do not say what they are beyond.
const curve = (make) => ({
  value: ({ x1, y1, x2, y2 }) => make(x1, y1, x2, y2),
});

const stepsOf = (make, positions) => ({
  steps: ({ count, position }) => {
    if (!(position in positions)) return null;
    const steps = make(count, positions[position]);
    return (progress, before) => {
      if (before || progress < 0 || progress > 1) throw new Declined();
      return steps(progress);
    };
  },
});

const namedPositions = { start: "start", "jump-start": "start", end: "end", "jump-end": "end" };

const bezierEasing = await library("bezier-easing");
if (bezierEasing) {
  const peer = results.peer("bezier-easing", bezierEasing.version, "https://github.com/gre/bezier-easing", {
    claims: { "cubic-bezier": "“exactly like in CSS Transition”, “focus on performance and precision”" },
  });
  peer.answer("cubic-bezier", curve(bezierEasing.default));
}

const motion = await library("motion");
if (motion) {
  const peer = results.peer("Motion", motion.version, "https://github.com/motiondivision/motion", {
    claims: { "cubic-bezier": "12 bisections: “no perceivable loss in accuracy”" },
  });
  peer.answer("cubic-bezier", curve(motion.cubicBezier));
  peer.answer("timing-functions", stepsOf(motion.steps, namedPositions));
  peer.answer("decay", {
    motion: ({ from, velocity, power, timeConstant }) => {
      const options = { keyframes: [from], velocity, power, timeConstant: timeConstant * 1000, restDelta: 1e-300 };
      return (time) => motion.inertia(options).next(time * 1000).value;
    },
  });
}

const popmotion = await library("popmotion");
if (popmotion) {
  const peer = results.peer("Popmotion", popmotion.version, "https://github.com/Popmotion/popmotion");
  peer.answer("cubic-bezier", curve(popmotion.cubicBezier));
  peer.answer("timing-functions", stepsOf(popmotion.steps, namedPositions));
  peer.answer("decay", {
    motion: ({ from, velocity, power, timeConstant }) => {
      const decay = popmotion.decay({ from, velocity, power, timeConstant: timeConstant * 1000, restDelta: 1e-300 });
      return (time) => decay.next(time * 1000).value;
    },
  });
}

const anime = await library("animejs");
if (anime) {
  const peer = results.peer("anime.js", anime.version, "https://github.com/juliangarnier/anime", {
    claims: { "timing-functions": "back with 1.7 instead of 1.70158, in-out as two halves, by intention" },
  });
  peer.answer("cubic-bezier", curve(anime.cubicBezier));
  // Its elastic and back take parameters; those of Penner.
  const parameters = { elastic: [1, 0.3], back: [1.70158] };
  peer.answer("timing-functions", {
    ...stepsOf(anime.steps, { start: true, "jump-start": true, end: false, "jump-end": false }),
    ...penner(anime.eases, (direction, family, eases) => {
      const ease = eases[direction[0].toLowerCase() + direction.slice(1) + capital(family)];
      return ease && family in parameters ? ease(...parameters[family]) : ease;
    }),
    linear: ({ function: text }) => {
      const stops = text.slice("linear(".length, -1).split(",").map((stop) => stop.trim());
      const easing = anime.linear(...stops.map((stop) => (/\s/.test(stop) ? stop : Number(stop))));
      return (progress) => {
        if (progress < 0 || progress > 1) throw new Declined();
        return easing(progress);
      };
    },
  });
}

const d3 = await library("d3-ease");
if (d3) {
  const peer = results.peer("d3-ease", d3.version, "https://github.com/d3/d3-ease", {
    claims: { "timing-functions": another },
  });
  const poly = { quart: 4, quint: 5 };
  const families = {
    sine: "Sin", quad: "Quad", cubic: "Cubic", expo: "Exp", circ: "Circle", back: "Back", elastic: "Elastic", bounce: "Bounce",
  };
  peer.answer("timing-functions", penner(d3, (direction, family) => {
    if (family in poly) return d3[`easePoly${direction}`].exponent(poly[family]);
    return d3[`ease${families[family]}${direction}`];
  }));
}

const svelte = await library("svelte", "svelte/easing");
if (svelte) {
  const peer = results.peer("Svelte", svelte.version, "https://github.com/sveltejs/svelte", {
    claims: { "timing-functions": "circ, elastic and bounce of other formulas than Penner's, without a word on it" },
  });
  peer.answer("timing-functions", penner(svelte, (direction, family) => svelte[family + direction]));
}

const tween = await library("@tweenjs/tween.js");
if (tween) {
  const peer = results.peer("tween.js", tween.version, "https://github.com/tweenjs/tween.js", {
    claims: { "timing-functions": "elastic of another formula than Penner's" },
  });
  const families = {
    sine: "Sinusoidal", quad: "Quadratic", cubic: "Cubic", quart: "Quartic", quint: "Quintic", expo: "Exponential",
    circ: "Circular", back: "Back", elastic: "Elastic", bounce: "Bounce",
  };
  peer.answer("timing-functions", penner(tween, (direction, family) => tween.Easing[families[family]][direction]));
}

const reactSpring = await library("@react-spring/core");
if (reactSpring) {
  const peer = results.peer("react-spring", reactSpring.version, "https://github.com/pmndrs/react-spring");
  reactSpring.Globals.assign({ frameLoop: "demand", requestAnimationFrame: () => 0, now: () => 0, skipAnimation: false });
  peer.answer("decay", {
    reactSpring: ({ from, velocity, decay }) => (time) => {
      if (time === 0) throw new Declined();
      const value = new reactSpring.SpringValue(from);
      value.start({ to: from + 1, config: { decay, velocity, precision: 1e-300 } });
      value.advance(time);
      return value.get();
    },
  });
}

results.write();
