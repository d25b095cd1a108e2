// In a page of Chromium: lottie-web out of the script that a wheel carries it in, and pictures of frames as pixels.
// `web.py` calls `loadLottie`, `openFile`, `pictures`, `svgPictures`, `channels`.

// The module is one of a webpack chunk; the chunk's list is all it asks of the page.
function loadLottie() {
  const modules = Object.values(window.lottieChunk).filter((module) => String(module).includes("lottie.version="));
  const module = { exports: {} };
  modules[0](module, module.exports, {});
  window.lottie = module.exports.default ?? module.exports;
  return window.lottie.version;
}

let player = null;
let host = null;

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

// Shows a frame of the document, of its own numbering.
function show(frame) {
  player.goToAndStop(frame - player.firstFrame, true);
}

// The picture of lottie-web at a frame as an SVG that needs nothing else.
function webSVG(frame, width, height) {
  show(frame);
  const copy = player.renderer.svgElement.cloneNode(true);
  copy.removeAttribute("style");
  copy.setAttribute("width", width);
  copy.setAttribute("height", height);
  return new XMLSerializer().serializeToString(copy);
}

// Straight RGBA of an SVG, in base64; what stands for an empty picture is an empty text.
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
