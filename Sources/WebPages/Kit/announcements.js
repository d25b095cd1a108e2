// What has happened, for everybody: a short message at the edge of the page that screen readers read out.

import { element } from "./elements.js";

const SECONDS = 4;

let region = null;
let timer = 0;

/** Shows a message for a few seconds. */
export function announce(message) {
  if (!region) {
    region = element("div", { class: "announcement", role: "status", "aria-live": "polite" });
    document.body.append(region);
  }
  region.textContent = message;
  region.classList.add("shown");
  clearTimeout(timer);
  timer = setTimeout(() => region.classList.remove("shown"), SECONDS * 1000);
}
