// Timing functions, by their definitions alone.

/** A cubic Bézier from (0, 0) to (1, 1), by bisection. */
export function cubicBezier(x1, y1, x2, y2, halvings = 60) {
  const along = (a, b, s) => 3 * (1 - s) ** 2 * s * a + 3 * (1 - s) * s * s * b + s ** 3;
  return (progress) => {
    let [low, high] = [0, 1];
    // The last middle is the result.
    for (let i = 1; i < halvings; i++) {
      const middle = (low + high) / 2;
      if (along(x1, x2, middle) < progress) low = middle; else high = middle;
    }
    return along(y1, y2, (low + high) / 2);
  };
}

/** Straight lines between points, ascending; where two have one x it is the later. */
export function polyline(points) {
  return (x) => {
    let next = points.findIndex((point) => point[0] > x);
    if (next < 0) return points.at(-1)[1];
    if (next === 0) next = 1;
    const [[x0, y0], [x1, y1]] = points.slice(next - 1, next + 1);
    return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
  };
}

const KEYWORDS = { ease: [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1], "ease-out": [0, 0, 0.58, 1], "ease-in-out": [0.42, 0, 0.58, 1] };

/** A timing function of CSS. */
export function cssEasing(text) {
  if (text === "linear") return (progress) => progress;
  if (KEYWORDS[text]) return cubicBezier(...KEYWORDS[text]);
  const [, name, inside] = /^([a-z-]+)\((.*)\)$/.exec(text);
  const parts = inside.split(",").map((part) => part.trim());
  if (name === "cubic-bezier") return cubicBezier(...parts.map(Number));
  if (name === "steps") return steps(Number(parts[0]), parts[1] ?? "jump-end");
  if (name !== "linear") throw new Error(`no timing function: ${text}`);
  return polyline(placed(parts.map((part) => {
    const [output, ...places] = part.split(/\s+/);
    return { output: Number(output), places: places.map((place) => Number(place.replace("%", "")) / 100) };
  })));
}

function steps(count, position) {
  const first = position === "jump-start" || position === "start" || position === "jump-both" ? 1 : 0;
  const jumps = { "jump-none": count - 1, "jump-both": count + 1 }[position] ?? count;
  return (progress) => Math.min(Math.floor(progress * count) + first, jumps) / jumps;
}

// The points of linear(): stops without a place are spread evenly between their neighbours.
function placed(stops) {
  const points = stops.flatMap(({ output, places }) => (places.length ? places.map((place) => [place, output]) : [[null, output]]));
  points[0][0] ??= 0;
  points.at(-1)[0] ??= 1;
  for (let i = 1; i < points.length; i++) {
    if (points[i][0] !== null) continue;
    const end = points.findIndex(([place], index) => index > i && place !== null);
    points[i][0] = points[i - 1][0] + (points[end][0] - points[i - 1][0]) / (end - i + 1);
  }
  return points;
}
