// Texts to take away: to the clipboard, and as files.

import { announce } from "./announcements.js";
import { element } from "./elements.js";

/** Copies a text, and says so, or the `refusal`: `what` is its name in the message. */
export async function copy(text, what, refusal = "The browser does not allow copying. Select the text, and press Ctrl+C.") {
  const isCopied = (await copiedByBrowser(text)) || copiedBySelection(text);
  announce(isCopied ? `Copied: ${what}` : refusal);
  return isCopied;
}

// Pages from a file may have no clipboard of this kind, or may not be allowed to write to it.
async function copiedByBrowser(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copiedBySelection(text) {
  const area = element("textarea", { readonly: true, class: "unseen", "aria-hidden": "true", tabindex: "-1" });
  area.value = text;
  const focused = document.activeElement;
  document.body.append(area);
  area.select();
  // Deprecated, and the only way where there is no navigator.clipboard.
  const isCopied = document.execCommand("copy");
  area.remove();
  focused?.focus?.({ preventScroll: true });
  return isCopied;
}

/** Gives the reader a file. */
export function save(name, content, type = "text/plain") {
  const address = URL.createObjectURL(new Blob([content], { type }));
  element("a", { href: address, download: name }).click();
  // The download reads it after this call.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
