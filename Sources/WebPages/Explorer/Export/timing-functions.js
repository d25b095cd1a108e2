// The timing functions of a piece of CSS, as motions of the notation.

const FUNCTION = /^(?:cubic-bezier|linear|steps)\(.*\)$/is;
const WORDS = new Set(["ease", "linear", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end"]);
const TIME = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?m?s$/i;
const BLANKS = " \t\n\r\f";
// Where a timing function, a duration or a delay may stand.
const PROPERTY = /^(?:-webkit-|-moz-)?(?:transition|animation)\b|^--|easing|duration|delay|timing-?function$/i;
const PART = /-?(?:timing-?function|easing|duration|delay)$/i;

/**
 * The motions in a text in CSS, as texts of the notation that are not parsed yet: from `transition`, `animation`, their long
 * forms and custom properties, or from values without a property. An empty array if there are none.
 */
export function timingFunctions(css) {
  // Each step reads the text once: patterns that look ahead read what strangers write again for each of its letters.
  const lines = withoutComments(css).split("\n").map((line) => line.trim()).filter(Boolean);
  const blocks = lines.join("\n").split(/[{}]/);
  return [...new Set(blocks.flatMap(motionsOf))];
}

function motionsOf(block) {
  const longForms = new Map();
  const motions = [];
  for (const { property, value } of declarations(block)) {
    for (const piece of split(value, ",")) {
      const { timing, times } = partsOf(split(piece, BLANKS));
      const part = property?.match(PART)?.[0].replace("-", "").toLowerCase();
      if (part && times.length + (timing ? 1 : 0) === 1) collect(longForms, property.replace(PART, ""), part, timing, times[0]);
      else if (timing) motions.push(notated(timing, times));
    }
  }
  for (const { timings, duration, delay } of longForms.values()) {
    for (const timing of timings) motions.push(notated(timing, duration ? [duration, delay] : []));
  }
  return motions;
}

// `transition-duration` and `transition-timing-function`, or `--pop-duration` and `--pop-easing`, belong together.
function collect(longForms, name, part, timing, time) {
  if (!longForms.has(name)) longForms.set(name, { timings: [] });
  const form = longForms.get(name);
  if (timing) form.timings.push(timing);
  else if (part === "duration" || part === "delay") form[part] ??= time;
}

function notated(timing, [duration, delay]) {
  return [duration, timing, delay].filter(Boolean).join(" ").replace(/\s+/g, " ");
}

function partsOf(words) {
  return {
    timing: words.find((word) => FUNCTION.test(word) || WORDS.has(word.toLowerCase())), times: words.filter((word) => TIME.test(word)),
  };
}

function withoutComments(css) {
  const pieces = [];
  let start = 0;
  for (;;) {
    const open = css.indexOf("/*", start);
    const close = open < 0 ? -1 : css.indexOf("*/", open + 2);
    if (close < 0) return [...pieces, css.slice(start)].join(" ");
    pieces.push(css.slice(start, open));
    start = close + 2;
  }
}

function declarations(css) {
  // A line ends a declaration too, as in a list of properties that was copied, unless brackets are open.
  return split(css, ";\n").flatMap((text) => {
    const [, property, value] = text.match(/^\s*["']?([-\w]+)["']?\s*:(.*)$/s) ?? [null, null, text];
    if (property && !PROPERTY.test(property)) return [];
    return [{ property, value: value.replace(/["'`]|!important/g, "") }];
  });
}

/** Splits at the characters of a text that stand in no brackets; without the blanks around the pieces. */
function split(text, separators) {
  const pieces = [];
  let [depth, start] = [0, 0];
  for (let place = 0; place < text.length; place++) {
    const character = text[place];
    if (character === "(") depth += 1;
    else if (character === ")") depth = Math.max(depth - 1, 0);
    else if (depth === 0 && separators.includes(character)) {
      pieces.push(text.slice(start, place));
      start = place + 1;
    }
  }
  return [...pieces, text.slice(start)].map((each) => each.trim()).filter(Boolean);
}
