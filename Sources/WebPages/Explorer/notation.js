// The notation of a motion, from its parts.

const CURVES = new Set(["cubic-bezier", "linear", "steps", "easing"]);

/** Whether motions of a kind, as `parts` name it, are timing curves, which take progress. */
export function isCurve(kind) { return CURVES.has(kind); }

/** Whether motions of a kind may have a duration beside them: timing curves, and a damped oscillation. */
export function takesDuration(kind) { return isCurve(kind) || kind === "damped"; }

/** Whether ends may stand behind a motion: not behind a decay, which has its own distance. */
export function takesEnds({ kind, base }) { return kind !== "decay" && base !== "decay"; }

/** The duration, delay and ends of a motion's parts; some kinds have a duration among their own numbers. */
export function around({ kind, duration, delay, from, to }) {
  return { duration: takesDuration(kind) ? duration : undefined, delay, from, to };
}

/**
 * A motion's text with what stands around it: `written("ease", { duration: 0.4, delay: 0.1, from: 0, to: 300 })`. Without a
 * duration a delay is that of a motion in seconds.
 */
export function written(base, { duration, delay = 0, from = 0, to = 1 }) {
  const words = [base];
  if (duration !== undefined) words.unshift(`${duration}s`);
  if (delay !== 0) words.push(duration === undefined ? `after ${delay}s` : `${delay}s`);
  if (from !== 0 || to !== 1) words.push(`${from} -> ${to}`);
  return words.join(" ");
}

/** The text of a motion without its times and ends, from its parts. */
export function baseOf(parts) {
  if (parts.name && parts.kind !== "within") return parts.name;
  switch (parts.kind) {
  case "cubic-bezier": return curveText(parts.points);
  case "linear": return linesText(parts.stops);
  case "steps": return `steps(${parts.count}, ${parts.position})`;
  case "spring": return `spring(${[parts.mass, parts.stiffness, parts.damping, ...(parts.velocity ? [parts.velocity] : [])].join(" ")})`;
  case "damped": return `damped(${parts.decay}, ${parts.frequency})`;
  case "min-jerk": return `min-jerk(${parts.duration}s)`;
  case "within": return `${baseOf({ ...parts, kind: parts.base })} ${called("within", parts, ["min", "max", "restitution"])}`;
  case "second-order": return called("second-order", parts, ["frequency", "dampingRatio", "response"]);
  default: return called(parts.kind, parts, ["velocity", "acceleration", "jerk", "deceleration"]);
  }
}

/** A function of the notation with those of its numbers that are there: `decay(velocity: 2, deceleration: 0.998)`. */
function called(name, numbers, keys) {
  const given = keys.filter((key) => numbers[key] !== undefined && numbers[key] !== null);
  return `${name}(${given.map((key) => `${key === "dampingRatio" ? "damping-ratio" : key}: ${numbers[key]}`).join(", ")})`;
}

export function curveText(points) { return `cubic-bezier(${points.join(", ")})`; }

/** `linear()` with stops `[input, output]`; inputs that are CSS's own are left out. */
export function linesText(stops) {
  const last = stops.length - 1;
  const texts = stops.map(([input, output], index) => {
    const isPlain = (index === 0 && input === 0) || (index === last && input === 1);
    return isPlain ? `${output}` : `${output} ${Number((100 * input).toPrecision(12))}%`;
  });
  return `linear(${texts.join(", ")})`;
}

/** A number as an editor writes it: with six digits, which is finer than anybody sees. */
export function sixDigits(number) { return Number(number.toPrecision(6)); }
