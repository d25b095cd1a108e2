// The timing functions of a piece of CSS, as motions of the notation.

const FUNCTION = /^(?:cubic-bezier|linear|steps)\(.*\)$/is;
const WORDS = new Set(["ease", "linear", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end"]);
const TIME = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?m?s$/i;
// Where a timing function, a duration or a delay may stand.
const PROPERTY = /^(?:-webkit-|-moz-)?(?:transition|animation)\b|^--|easing|duration|delay|timing-?function$/i;
const PART = /-?(?:timing-?function|easing|duration|delay)$/i;

/**
 * The motions that a text in CSS says, as texts of the notation, which are not read yet: from `transition`, `animation`, their
 * long forms and custom properties, or from values without a property. An empty array if there are none.
 */
export function timingFunctions(css) {
  const blocks = css.replace(/\/\*[^]*?\*\//g, " ").replace(/\s*\n\s*/g, "\n").split(/[{}]/);
  return [...new Set(blocks.flatMap(motionsOf))];
}

function motionsOf(block) {
  const longForms = new Map();
  const motions = [];
  for (const { property, value } of declarations(block)) {
    for (const piece of split(value, ",")) {
      const { timing, times } = partsOf(split(piece, " "));
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

function declarations(css) {
  // A line ends a declaration too, as in a list of properties that was copied, unless brackets are open.
  return css.split(/[;\n](?![^(]*\))/).flatMap((text) => {
    const [, property, value] = text.match(/^\s*["']?([-\w]+)["']?\s*:(.*)$/s) ?? [null, null, text];
    if (property && !PROPERTY.test(property)) return [];
    return [{ property, value: value.replace(/["'`]|!important/g, "") }];
  });
}

/** Splits at a separator, or at blanks, that stands in no brackets. */
function split(text, separator) {
  const pieces = [];
  let [depth, piece] = [0, ""];
  for (const character of text) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    const isSeparator = separator === " " ? /\s/.test(character) : character === separator;
    if (isSeparator && depth === 0) {
      pieces.push(piece);
      piece = "";
    } else piece += character;
  }
  return [...pieces, piece].map((each) => each.trim()).filter(Boolean);
}
