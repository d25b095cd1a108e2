// The tool's command that draws what the page shows.

/** The command for an animation, in its colours, from a frame to another. */
export function toolCommand({ name, part, fileName, frames: [first, end], overrides, others }, from, to) {
  return [
    "inbetween lottie render", quoted(name), ...(part ? [`--animation ${quoted(part)}`] : []),
    ...overrides.map((setting) => `--set ${quoted(setting.join("="))}`),
    ...Object.entries(others).map((colors) => `--recolor ${quoted(colors.join("="))}`),
    ...(from > first ? [`--from ${from}f`] : []), ...(to < end ? [`--to ${to}f`] : []),
    "-o", quoted(`${fileName}.gif`),
  ].join(" ");
}

// As shells read a word.
function quoted(text) { return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`; }
