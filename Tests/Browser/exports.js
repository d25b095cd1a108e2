// In a page of Chromium: plays exported texts, and reads at each time what is shown. Scripts/check/exports.py calls `played`.

function numbers(text, still) {
  return text === "none" ? [still] : text.split(" ").map(parseFloat);
}

// The translation, the scale, the angle in radians and the opacity of an element.
function shown(element) {
  const style = getComputedStyle(element);
  const [x, y = 0] = numbers(style.translate, 0);
  const [width, height = width] = numbers(style.scale, 1);
  return [x, y, width, height, numbers(style.rotate, 0)[0] * Math.PI / 180, parseFloat(style.opacity)];
}

// The same of a shape with a list of transforms, which are taken apart as a translation of a rotation of a scale.
function shownTransforms(shape) {
  let matrix = new DOMMatrix();
  let angle = 0;
  for (const transform of shape.transform.animVal) {
    matrix = matrix.multiply(transform.matrix);
    if (transform.type === SVGTransform.SVG_TRANSFORM_ROTATE) angle += transform.angle * Math.PI / 180;
  }
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const scale = [matrix.a * cosine + matrix.b * sine, matrix.d * cosine - matrix.c * sine];
  return [matrix.e, matrix.f, ...scale, angle, parseFloat(getComputedStyle(shape).opacity)];
}

// Stops animations, and returns the function that sets their time and reads something.
function stopped(animations, read) {
  animations.forEach((animation) => animation.pause());
  return (time) => {
    animations.forEach((animation) => { animation.currentTime = 1000 * time; });
    return read();
  };
}

// For each target a function that returns what is shown at a time.
const players = {
  easing({ timing }, element) {
    const animation = element.animate([{ opacity: 0 }, { opacity: 1 }], timing);
    return stopped([animation], () => [animation.effect.getComputedTiming().progress]);
  },
  css({ text }, element) {
    const style = document.createElement("style");
    style.textContent = text;
    element.before(style);
    element.style.animation = /^ *animation: ([^;]*);/m.exec(text)[1];
    element.style.animationComposition = (/^ *animation-composition: ([^;]*);/m.exec(text) ?? ["", ""])[1];
    return stopped(element.getAnimations(), () => shown(element));
  },
  waapi({ text }, element) {
    const animations = [JSON.parse(text)].flat();
    const playing = animations.map(({ keyframes, options }) => element.animate(keyframes, options));
    return stopped(playing, () => shown(element));
  },
  svg({ text }, element) {
    element.innerHTML = text;
    const svg = element.querySelector("svg");
    svg.pauseAnimations();
    return (time) => {
      svg.setCurrentTime(time);
      return shownTransforms(svg.querySelector("rect"));
    };
  },
};

// What is shown of each item at each of its times.
function played(items) {
  return items.map((item) => {
    const element = document.createElement("div");
    document.body.replaceChildren(element);
    return item.times.map(players[item.target](item, element));
  });
}
