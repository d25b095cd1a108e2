// In a page of Chromium: lottie-web out of the script that a wheel carries it in, and pictures of frames as pixels.
// Scripts/check/lottie/web.py calls `loadLottie`, `openFile`, `pictures`, `svgPictures`, `channels`, `expressionValues`.

// The module is one of a webpack chunk; the chunk's list is all it asks of the page. It is strict, and so are the
// expressions that it runs: an assignment to a name without `var` fails, which After Effects allows. `isLoose` allows it.
function loadLottie(isLoose) {
  let [load] = Object.values(window.lottieChunk).filter((module) => String(module).includes("lottie.version="));
  if (isLoose) [load] = Object.values((0, eval)(`({${String(load).replaceAll('"use strict"', '"loose"')}})`));
  const module = { exports: {} };
  load(module, module.exports, {});
  window.lottie = module.exports.default ?? module.exports;
  return window.lottie.version;
}

let player = null;
let host = null;
let hasFailed = false;

// Opens a document; its size, frames and rate as lottie-web has them.
async function openFile(document_, width, height) {
  closeFile();
  host = document.createElement("div");
  host.style.cssText = `width:${width}px;height:${height}px`;
  document.body.append(host);
  player = window.lottie.loadAnimation({
    container: host, renderer: "svg", autoplay: false, loop: false, animationData: document_,
    rendererSettings: { preserveAspectRatio: "none", progressiveLoad: false },
  });
  player.onError = () => { hasFailed = true; };
  const isLoaded = () => player.isLoaded && player.renderer && player.renderer.svgElement;
  for (let turn = 0; turn < 60 && !isLoaded(); turn += 1) await new Promise((done) => setTimeout(done, 25));
  if (!isLoaded()) throw new Error("lottie-web does not load it");
  return { first: player.firstFrame, count: player.totalFrames, rate: player.frameRate };
}

function closeFile() {
  if (player) player.destroy();
  if (host) host.remove();
  player = host = null;
}

// Shows a frame by its number in the document.
function show(frame) {
  player.goToAndStop(frame - player.firstFrame, true);
}

// Shows a frame as a whole. An expression that fails stops lottie-web in the middle of a frame, but only once: from then
// on it is as if it were not there.
function showWhole(frame) {
  for (let turn = 0; turn < 500; turn += 1) {
    // The same frame would not be drawn again.
    if (hasFailed) show(frame + 1e-6);
    hasFailed = false;
    show(frame);
    if (!hasFailed) return;
  }
}

// The picture of lottie-web at a frame as an SVG that needs nothing else.
function webSVG(frame, width, height) {
  showWhole(frame);
  const copy = player.renderer.svgElement.cloneNode(true);
  copy.removeAttribute("style");
  copy.setAttribute("width", width);
  copy.setAttribute("height", height);
  return new XMLSerializer().serializeToString(copy);
}

// The straight RGBA of an SVG, in base64; an empty text for an empty picture.
async function pixels(svg, width, height) {
  const image = new Image(width, height);
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(image.src);
  }
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  if (data.every((byte) => byte === 0)) return "";
  return data.toBase64 ? data.toBase64() : base64(data);
}

function base64(data) {
  let text = "";
  for (let start = 0; start < data.length; start += 8192) {
    text += String.fromCharCode(...data.subarray(start, start + 8192));
  }
  return btoa(text);
}

// A picture of lottie-web for each frame; null where it throws.
async function pictures(frames, width, height) {
  const results = [];
  for (const frame of frames) {
    try {
      results.push(await pixels(webSVG(frame, width, height), width, height));
    } catch (error) {
      results.push(null);
    }
  }
  return results;
}

// A picture of each given SVG, stretched to the size; null where there is none.
async function svgPictures(svgs, width, height) {
  const results = [];
  for (const svg of svgs) {
    try {
      const document_ = new DOMParser().parseFromString(svg, "image/svg+xml");
      const root = document_.documentElement;
      root.setAttribute("width", width);
      root.setAttribute("height", height);
      root.setAttribute("preserveAspectRatio", "none");
      results.push(await pixels(new XMLSerializer().serializeToString(root), width, height));
    } catch (error) {
      results.push(null);
    }
  }
  return results;
}

// MARK: Channels

// At each frame, for every layer that shows, by the places of layers and elements that the document was marked with:
// its matrix to the picture, and the values of its properties by their letters, in the document's units.
function channels(frames) {
  return frames.map((frame) => {
    show(frame);
    const found = {};
    collectLayers(player.renderer, "", identity(), found);
    return found;
  });
}

function identity() {
  return [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
}

function product(a, b) {
  const result = new Array(16).fill(0);
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      for (let k = 0; k < 4; k += 1) result[4 * row + column] += a[4 * row + k] * b[4 * k + column];
    }
  }
  return result;
}

function collectLayers(composition, path, outer, found) {
  for (const element of composition.elements) {
    // Hidden elements are not evaluated, except null layers.
    if (!element?.finalTransform || !(element.isInRange || element.data.ty === 3)) continue;
    const place = path + element.data.place;
    let matrix = Array.from(element.finalTransform.mProp.v.props);
    for (const parent of element.hierarchy ?? []) matrix = product(matrix, parent.finalTransform.mProp.v.props);
    // A picture is flat.
    const inPicture = product(matrix, outer);
    const values = { "@matrix": [0, 1, 4, 5, 12, 13].map((index) => inPicture[index]) };
    const properties = new Map();
    gather(element.finalTransform.mProp, properties, 2);
    addValues(values, "ks.", element.data.ks, properties);
    if (element.tm?.propType) values.tm = [element.tm.v / element.tm.mult];
    for (const item of element.itemsData ?? []) gather(item, properties, 6);
    if (element.data.shapes) collectShapes(element.data.shapes, element.itemsData, properties, values);
    found[place] = values;
    if (element.elements) collectLayers(element, place + "/", inPicture, found);
  }
}

// A repeater copies elements, and their marks: values of a place that is there twice are left out.
function collectShapes(shapes, items, properties, values) {
  shapes.forEach((shape, index) => {
    if (!shape || typeof shape !== "object" || shape.place === undefined) return;
    const prefix = shape.place + ".";
    if (Object.keys(values).some((name) => name.startsWith(prefix))) {
      values[prefix + "twice"] = [];
      return;
    }
    addValues(values, prefix, shape, properties);
    const outline = items?.[index]?.sh?.v;
    if (shape.ty === "sh" && outline?.v && outline._length !== undefined) values[prefix + "ks"] = vertices(outline);
    if (shape.it) collectShapes(shape.it, items?.[index]?.it, properties, values);
  });
}

function vertices({ v, i, o, _length }) {
  const numbers = [];
  for (let index = 0; index < _length; index += 1) {
    const [x, y] = v[index];
    numbers.push(x, y, i[index][0] - x, i[index][1] - y, o[index][0] - x, o[index][1] - y);
  }
  return numbers;
}

// Every evaluated property within reach, by the JSON it was made of.
function gather(object, properties, depth) {
  if (!object || typeof object !== "object" || depth < 0 || object instanceof Node) return;
  if (object.propType?.endsWith("dimensional") && object.data) {
    properties.set(object.data, object);
    return;
  }
  const passedOver = ["elem", "comp", "container", "data", "keyframes", "parent", "transformers", "styles", "caches"];
  for (const [name, value] of Object.entries(object)) {
    if (!passedOver.includes(name)) gather(value, properties, depth - 1);
  }
}

function addValues(values, prefix, json, properties) {
  for (const [letter, part] of Object.entries(json ?? {})) {
    if (!part || typeof part !== "object") continue;
    if (letter === "p" && part.s) {
      for (const axis of ["x", "y"]) addValue(values, `${prefix}p${axis}`, properties.get(part[axis]));
    } else {
      addValue(values, prefix + letter, properties.get(part));
    }
  }
}

function addValue(values, name, property) {
  if (!property) return;
  const all = property.propType === "unidimensional" ? [property.v] : Array.from(property.v);
  values[name] = all.map((value) => value / property.mult);
}

// MARK: Expressions

// The rotation of the first layer, in degrees, at each frame; null where lottie-web throws, or has no number. A value
// that hardly changes would stay as it was.
function expressionValues(frames) {
  return frames.map((frame) => {
    try {
      const property = player.renderer.elements[0].finalTransform.mProp.r;
      property.v = 1e9;
      show(frame);
      const value = property.v / property.mult;
      return Number.isFinite(value) && property.v !== 1e9 ? value : null;
    } catch (error) {
      return null;
    }
  });
}
