// Springs and named curves at once, without a module to load.
//
// A spring has the formulas of the functions that the library exports as JavaScript: tests hold it against their bits.

/** A mass on a damped spring, without a start and an end. */
export class Spring {
  constructor(numbers = {}) {
    const [mass, stiffness, damping] = constants(numbers);
    const naturalFrequency = Math.sqrt(stiffness / mass);
    const dampingRatio = 0.5 * (damping / mass) / naturalFrequency;
    between(1e-100, naturalFrequency, 1e100, "√(stiffness/mass)");
    between(0, dampingRatio, 1e50, "dampingRatio");
    Object.assign(this, { mass, stiffness, damping, naturalFrequency, dampingRatio, response: 2 * Math.PI / naturalFrequency });
    this.settlingDuration = damping > 0 ? this.motion().restTime : null;
    Object.freeze(this);
  }

  motion({ from = 0, to = 1, velocity = 0 } = {}) { return new SpringMotion(this, from, to, velocity); }
}

class SpringMotion {
  #frequency;
  #free;

  constructor({ mass, stiffness, damping, naturalFrequency, dampingRatio }, from, to, velocity) {
    // As the package's other motions have it.
    const ends = { start: finite(from, "from"), target: finite(to, "to"), velocity: finite(velocity, "velocity"), startTime: 0 };
    this.spring = Object.freeze({ mass, stiffness, damping, ...ends });
    this.#frequency = naturalFrequency;
    this.#free = freeResponse(naturalFrequency, dampingRatio, finite(from - to, "from - to"), velocity);
    Object.freeze(this);
  }

  value(time) { return time <= 0 ? this.spring.start : this.spring.target + this.#free.displacement(time); }

  velocity(time) { return time < 0 ? 0 : this.#free.velocity(time); }

  get restTime() { return this.#lastTime(1e-3); }

  easing(tolerance = 1e-3) {
    between(1e-6, tolerance, 0.5, "tolerance");
    const { damping, start, target, velocity } = this.spring;
    expect(start !== target, "to", target, "another number than from");
    positive(damping, "damping");
    const duration = Number((1000 * this.#lastTime(0.8 * tolerance)).toPrecision(4));
    const unit = new Spring(this.spring).motion({ velocity: velocity / (target - start) });
    const value = (progress) => unit.value(0.001 * duration * progress);
    return { easing: linear(value, tolerance, 10 / (this.#frequency * duration)), duration, fill: "both" };
  }

  // A motion that starts at its end has its swing for a distance.
  #lastTime(part) {
    const { start, target, velocity } = this.spring;
    const level = part * Math.abs(target - start || velocity / this.#frequency);
    return level === 0 ? 0 : lastTime(this.#free, level, this.#frequency);
  }
}

/** A word of CSS, one of Penner's easings, or a cubic-bezier by its points. */
export class Curve {
  #value;
  #easing;

  constructor(...points) {
    const [name] = points;
    const [, direction, family] = /^ease-(in-out|in|out)-(\w+)$/.exec(name) ?? [];
    if (typeof name !== "string") {
      ["x1", "y1", "x2", "y2"].forEach((word, i) => i % 2 ? finite(points[i], word) : between(0, points[i], 1, word));
      this.#value = cubicBezier(...points);
      this.#easing = () => `cubic-bezier(${points})`;
    } else if (Object.hasOwn(WORDS, name)) {
      this.#value = cubicBezier(...WORDS[name]);
      this.#easing = () => name;
    } else {
      expect(family && Object.hasOwn(SHAPES, family), "a curve", name, "linear, ease, ease-in-out-sine or the like");
      this.#value = DIRECTIONS[direction](SHAPES[family]);
      this.#easing = (tolerance) => linear(this.#value, tolerance, 0.01);
    }
  }

  value(progress) { return progress > 0 && progress < 1 ? this.#value(progress) : Math.min(1, Math.max(0, progress)); }

  easing(tolerance = 1e-3) { return { easing: this.#easing(between(1e-6, tolerance, 0.5, "tolerance")), fill: "both" }; }
}

// MARK: Springs

function constants({ mass, stiffness, damping, duration, bounce = 0, response, dampingRatio }) {
  const { PI } = Math;
  if (duration !== undefined) {
    const frequency = 2 * PI / positive(duration, "duration");
    expect(bounce > -1 && bounce <= 1, "bounce", bounce, "above -1 and at most 1");
    return [1, frequency * frequency, bounce < 0 ? 4 * PI / (duration + bounce * duration) : 4 * PI * (1 - bounce) / duration];
  }
  if (response !== undefined) {
    const frequency = 2 * PI / positive(response, "response");
    return [1, frequency * frequency, 4 * PI * between(0, dampingRatio, Infinity, "dampingRatio") / response];
  }
  return [positive(mass, "mass"), positive(stiffness, "stiffness"), between(0, damping, Infinity, "damping")];
}

/** The displacement from the target, x at first, with its velocity, v at first, and the times of its extrema. */
function freeResponse(frequency, ratio, x, v) {
  const { abs, atan2, cos, expm1, log1p, PI, sin, sqrt } = Math;
  const decay = ratio * frequency;
  const gap = frequency * sqrt(abs((1 - ratio) * (1 + ratio)));
  const push = v + decay * x;
  if (abs(ratio - 1) <= 4 * Number.EPSILON) {
    return {
      displacement: fading(decay, (t) => x + push * t),
      velocity: fading(decay, (t) => v - decay * push * t),
      turn: v / (decay * push),
    };
  }
  if (ratio < 1) {
    const sine = push / gap;
    // The sign of the velocity's own sine puts the angle between 0 and π.
    const sign = v < 0 ? -1 : 1;
    return {
      displacement: fading(decay, (t) => x * cos(gap * t) + sine * sin(gap * t)),
      velocity: fading(decay, (t) => v * cos(gap * t) - (x * gap + decay * sine) * sin(gap * t)),
      turn: (v ? atan2(sign * gap * v, sign * (frequency * frequency * x + decay * v)) : PI) / gap,
      halfPeriod: PI / gap,
      fall: decay * PI / gap,
    };
  }
  // The slow root, without the difference of two nearly equal numbers.
  const slow = -frequency * frequency / (decay + gap);
  const share = (slow * x - v) / (2 * gap);
  const growth = v / (frequency * frequency * x - slow * v);
  return {
    displacement: fading(-slow, (t) => x + share * expm1(-2 * gap * t)),
    velocity: fading(-slow, (t) => v + (slow - 2 * gap) * share * expm1(-2 * gap * t)),
    turn: log1p(2 * gap * growth) / (2 * gap),
  };
}

/** The product of an exponential and a function, which is 0 where the exponential is. */
function fading(rate, f) {
  return (time) => {
    const envelope = Math.exp(-rate * time);
    return envelope && envelope * f(time);
  };
}

/** The last time at which a displacement is as large: after the last extremum that is, or before the first one. */
function lastTime({ displacement, turn, halfPeriod, fall }, level, frequency) {
  const isLarge = (time) => Math.abs(displacement(time)) >= level;
  let [start, end] = [0, turn];
  if (turn > 0 && turn < Infinity && isLarge(turn)) {
    start = halfPeriod ? turn + halfPeriod * Math.floor(Math.log(Math.abs(displacement(turn)) / level) / fall) : turn;
    end = start + (halfPeriod ?? Infinity);
  }
  if (!isLarge(start)) return start;
  if (!(end > 0 && end < Infinity)) {
    let step = 1 / frequency;
    while (isLarge(start + step)) step *= 2;
    end = start + step;
  }
  return halving(start, end, isLarge);
}

/** The last number of a range for which a condition is met that is met at its start alone. */
function halving(start, end, isMet) {
  for (let middle; (middle = (start + end) / 2) > start && middle < end;) {
    if (isMet(middle)) start = middle;
    else end = middle;
  }
  return start;
}

// MARK: Curves

const WORDS = {
  linear: [0, 0, 1, 1], ease: [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1], "ease-out": [0, 0, 0.58, 1],
  "ease-in-out": [0.42, 0, 0.58, 1],
};

// By a progress p and q = 1 - p.
const SHAPES = {
  sine: (p) => 2 * Math.sin(Math.PI * p / 4) ** 2,
  quad: (p) => p ** 2,
  cubic: (p) => p ** 3,
  quart: (p) => p ** 4,
  quint: (p) => p ** 5,
  expo: (p, q) => p && 2 ** (-10 * q),
  circ: (p, q) => p * p / (1 + Math.sqrt(q * (1 + p))),
  back: (p, q, isHalf) => p * p * (p - 1.70158 * (isHalf ? 1.525 : 1) * q),
  elastic: (p, q, isHalf) => p && 2 ** (-10 * q) * Math.cos(2 * Math.PI * q / (isHalf ? 0.45 : 0.3)),
  bounce: (p, q) => {
    const [, center, height] = ARCS.find(([end]) => 2.75 * q < end);
    return 1 - (2.75 * q - center) ** 2 - height;
  },
};

const ARCS = [[1, 0, 0], [2, 1.5, 0.75], [2.5, 2.25, 0.9375], [3, 2.625, 0.984375]];

const DIRECTIONS = {
  in: (shape) => (p) => shape(p, 1 - p),
  out: (shape) => (p) => 1 - shape(1 - p, p),
  "in-out": (shape) => (p) => p < 0.5 ? shape(2 * p, 1 - 2 * p, true) / 2 : 1 - shape(2 - 2 * p, 2 * p - 1, true) / 2,
};

function cubicBezier(x1, y1, x2, y2) {
  const at = (a, b, t) => t * (3 * (1 - t) * ((1 - t) * a + t * b) + t * t);
  return (x) => at(y1, y2, halving(0, 1, (t) => at(x1, x2, t) <= x));
}

/** A `linear()` through points of a function from (0, 0) to (1, 1), each line as long as the tolerance lets it be. */
function linear(f, tolerance, first) {
  const digits = Math.ceil(1 - Math.log10(tolerance));
  // Between the places that are compared a line may be further off, at a corner by a sixteenth.
  const isNear = (a, b) => Math.abs(a - b) <= 0.93 * tolerance;
  const rounded = (x) => Number(f(x).toFixed(digits));
  const last = rounded(1 - 1e-12);
  const stops = ["0"];
  let [start, length] = [{ x: 0, y: 0, percentage: 0 }, first];
  const lineOf = (length) => {
    // Rounded to a hundredth of the line at most.
    const percentage = Math.min(100, Number((100 * (start.x + length)).toFixed(Math.max(0, Math.ceil(-Math.log10(length))))));
    const x = percentage / 100;
    const y = x < 1 ? rounded(x) : isNear(last, 1) ? 1 : last;
    for (let part = 1 / 16; part < 1; part += 1 / 16) {
      if (!isNear(f(start.x + part * (x - start.x)), start.y + part * (y - start.y))) return null;
    }
    return { x, y, percentage };
  };
  while (start.x < 1) {
    // Twice the last one, and again; then between the longest that is near and the shortest that is not.
    let [near, far, end] = [0, Infinity, null];
    length *= 2;
    while (far - near > near / 32 && length > 1e-12) {
      const line = lineOf(length);
      if (line) [near, end] = [length, line];
      else far = length;
      if (end?.x === 1) break;
      length = far < Infinity ? (near + far) / 2 : 2 * near;
    }
    // No line is near where the function jumps.
    end ??= { ...start, y: rounded(start.x + 1e-12) };
    length = near || first;
    start = end;
    stops.push(`${start.y} ${start.percentage}%`);
    expect(stops.length <= 10_000, "tolerance", tolerance, "large enough for 10000 stops");
  }
  if (start.y === 1) stops.pop();
  return `linear(${stops.join(", ")}, 1)`;
}

// MARK: Numbers

function expect(isMet, name, value, allowed) {
  if (!isMet) throw new RangeError(`${name} must be ${allowed}, not ${value}`);
  return value;
}

function between(least, value, most, name) {
  return expect(finite(value, name) >= least && value <= most, name, value, `from ${least} to ${most}`);
}

function finite(value, name) { return expect(Number.isFinite(value), name, value, "a finite number"); }

function positive(value, name) { return expect(finite(value, name) > 0, name, value, "a positive number"); }
