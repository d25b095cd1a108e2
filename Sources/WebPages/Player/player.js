// The player as a whole page: it shows the file of the tool's request, or a dropped file.

import { acceptDrops } from "../Kit/drop.js";
import { requested, start } from "../Kit/start.js";
import { undoButtons } from "../Kit/undo.js";
import { History } from "./history.js";
import { LottiePlayer } from "./lottie-player.js";

/** Puts the images that were files beside a document into their places in it. */
function placeImages({ document: { assets = [] }, images = {} }) {
  for (const asset of assets) {
    const image = images[asset.id];
    if (image) Object.assign(asset, { u: "", p: image, e: 1 });
  }
}

await start(() => {
  const history = new History();
  const open = (name, document, options = {}) => {
    if (player.open(name, document, options)) history.begin(options.colors ?? "");
  };
  const player = new LottiePlayer({ onFile: open, onColors: (text, isLive) => history.set(text, isLive) });
  history.subscribe(() => { player.colors = history.value; });
  document.getElementById("tools").append(...undoButtons(history));
  document.getElementById("player").append(player.element);
  player.isShown = true;
  // `{ name, document, from, to, overrides, colors, images }`
  const request = requested();
  if (request) {
    placeImages(request);
    open(request.name, request.document, request);
  }
  acceptDrops({
    invitation: "Drop a Lottie animation, a .json or .lottie file, to play it",
    onFile: open, onText: (text) => open("The pasted text", text),
  });
  window.player = player;
});
