// Asks JavaScript's colours: culori and Color.js.

import { library, Results } from "./suite.mjs";

const results = new Results("colours-javascript");
const none = (value) => (Number.isNaN(value) || value === undefined ? null : value);

const culori = await library("culori");
if (culori) {
  const peer = results.peer("culori", culori.version, "https://culorijs.org");
  const rgb = ([r, g, b, alpha]) => ({ mode: "rgb", r, g, b, alpha });
  const modes = { srgb: "rgb", "srgb-linear": "lrgb", oklab: "oklab", lab: "lab", oklch: "oklch", lch: "lch" };
  const fixups = {
    shorter: culori.fixupHueShorter, longer: culori.fixupHueLonger,
    increasing: culori.fixupHueIncreasing, decreasing: culori.fixupHueDecreasing,
  };
  peer.answer("colours", {
    oklab: () => (...parts) => {
      const { l, a, b } = culori.converter("oklab")(rgb(parts));
      return [l, a, b];
    },
    oklch: () => (...parts) => {
      const { l, c, h } = culori.converter("oklch")(rgb(parts));
      return [l, c, none(h)];
    },
    srgb: () => (l, a, b) => {
      const colour = culori.converter("rgb")({ mode: "oklab", l, a, b });
      return [colour.r, colour.g, colour.b];
    },
    mix: ({ from, to, space, hue }) => {
      const mode = modes[space];
      const own = hue ? { h: { use: culori.interpolatorLinear, fixup: fixups[hue] } } : undefined;
      const mixed = culori.interpolateWithPremultipliedAlpha([rgb(from), rgb(to)], mode, own);
      return (fraction) => {
        const { r, g, b, alpha } = culori.converter("rgb")(mixed(fraction));
        return [r, g, b, alpha ?? 1];
      };
    },
  });
}

const color = await library("colorjs.io");
if (color) {
  const Color = color.default;
  const peer = results.peer("Color.js", color.version, "https://colorjs.io");
  const converted = (space) => () => (...parts) => new Color("srgb", parts).to(space).coords.map(none);
  peer.answer("colours", {
    oklab: converted("oklab"),
    oklch: converted("oklch"),
    srgb: () => (...parts) => new Color("oklab", parts).to("srgb").coords.map(none),
    mix: ({ from, to, space, hue }) => {
      const [start, end] = [from, to].map((parts) => new Color("srgb", parts.slice(0, 3), parts[3]));
      const mixed = start.range(end, { space, hue: hue ?? "shorter", premultiplied: true, outputSpace: "srgb" });
      return (fraction) => {
        const answer = mixed(fraction);
        return [...answer.coords.map(none), answer.alpha];
      };
    },
  });
}

results.write();
