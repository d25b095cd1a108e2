// The player as a page of its own: what the tool was asked to show, or a file that is dropped.

import { acceptDrops } from "../Kit/drop.js";
import { loadLibrary } from "../Kit/library.js";
import { LottiePlayer } from "./lottie-player.js";

/**
 * What the tool was asked to show: `{ name, document, from, to, overrides, images }`; null in the page as it was made, without
 * a tool. The images that were files beside the document take their places in it.
 */
function requested() {
  try {
    const request = JSON.parse(document.getElementById("request").textContent);
    for (const asset of request.document.assets ?? []) {
      const image = request.images?.[asset.id];
      if (image) Object.assign(asset, { u: "", p: image, e: 1 });
    }
    return request;
  } catch {
    return null;
  }
}

try {
  await loadLibrary();
  const player = new LottiePlayer();
  document.getElementById("player").append(player.element);
  player.isShown = true;
  const request = requested();
  if (request) player.open(request.name, request.document, request);
  acceptDrops({
    invitation: "Drop a Lottie animation, a .json file, to play it",
    onFile: (name, text) => player.open(name, text), onText: (text) => player.open("The pasted text", text),
  });
  window.player = player;
  document.body.dataset.state = "ready";
} catch (error) {
  const failure = document.getElementById("failure");
  failure.hidden = false;
  failure.textContent = `The page cannot start: ${error.message}`;
  document.body.dataset.state = "failed";
  console.error(error);
}
