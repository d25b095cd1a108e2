// The player as a whole page: it shows the file of the tool's request, or a dropped file.

import { acceptDrops } from "../Kit/drop.js";
import { requested, start } from "../Kit/start.js";
import { LottiePlayer } from "./lottie-player.js";

/** Puts the images that were files beside a document into their places in it. */
function placeImages({ document: { assets = [] }, images = {} }) {
  for (const asset of assets) {
    const image = images[asset.id];
    if (image) Object.assign(asset, { u: "", p: image, e: 1 });
  }
}

await start(() => {
  const player = new LottiePlayer();
  document.getElementById("player").append(player.element);
  player.isShown = true;
  // `{ name, document, from, to, overrides, images }`
  const request = requested();
  if (request) {
    placeImages(request);
    player.open(request.name, request.document, request);
  }
  acceptDrops({
    invitation: "Drop a Lottie animation, a .json file, to play it",
    onFile: (name, text) => player.open(name, text), onText: (text) => player.open("The pasted text", text),
  });
  window.player = player;
});
