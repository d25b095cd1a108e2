// What has happened, for everybody: a short message at the edge of the page that screen readers read out.

import { element } from "./elements.js";

const SECONDS = 4;

// Screen readers read out what changes in a region that has been there before.
const region = element("div", { class: "announcement", role: "status", "aria-live": "polite" });
document.body.append(region);
let timer = 0;

/** Shows a message for a few seconds. */
export function announce(message) {
  region.textContent = message;
  region.classList.add("shown");
  clearTimeout(timer);
  timer = setTimeout(() => region.classList.remove("shown"), SECONDS * 1000);
}
