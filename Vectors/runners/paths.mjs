// Asks JavaScript's paths: svg-path-properties.

import { Declined, library, Results } from "./suite.mjs";

const results = new Results("paths-javascript");

const module = await library("svg-path-properties");
if (module) {
  const peer = results.peer("svg-path-properties", module.version, "https://github.com/rveciana/svg-path-properties");
  const data = ([start, ...rest]) => `M${start.join(" ")} C${rest.map((point) => point.join(" ")).join(" ")}`;
  peer.answer("paths", {
    cubicLength: ({ points }) => (parameter) => {
      const length = new module.svgPathProperties(data(points)).getTotalLength();
      if (parameter !== 1) throw new Declined();
      return length;
    },
    pathLength: () => (d) => new module.svgPathProperties(d).getTotalLength(),
    pathPoint: ({ d }) => (length) => {
      const { x, y } = new module.svgPathProperties(d).getPointAtLength(length);
      return [x, y];
    },
    pathDirection: ({ d }) => (length) => {
      const { x, y } = new module.svgPathProperties(d).getTangentAtLength(length);
      return [x, y];
    },
  });
}

results.write();
