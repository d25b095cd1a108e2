// Announcements: short messages at the edge of the page, which screen readers read out.

import { element } from "./elements.js";

const SECONDS = 4;

// Screen readers read out changes only in a region that was there before. The worker of a page has none.
const region = globalThis.document ? element("div", { class: "announcement", role: "status", "aria-live": "polite" }) : null;
if (region) document.body.append(region);
let timer = 0;

/** Shows a message for a few seconds. */
export function announce(message) {
  region.textContent = message;
  region.classList.add("shown");
  clearTimeout(timer);
  timer = setTimeout(() => region.classList.remove("shown"), SECONDS * 1000);
}
