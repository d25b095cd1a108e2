// Files and texts that people drop on the page, paste into it, or choose.

import { announce } from "./announcements.js";
import { isContainer, openedContainer } from "./container.js";
import { element } from "./elements.js";

/**
 * Takes what is dropped anywhere on the page or pasted outside of fields: `onFile(name, text)` and `onText(text)`.
 *
 * While something is dragged over the page, `invitation` says what will become of it.
 */
export function acceptDrops({ invitation, onFile, onText }) {
  const curtain = element("div", { class: "curtain", hidden: true }, element("p", {}, invitation));
  document.body.append(curtain);
  // Entering a child leaves its parent: only as many leaves as entries mean that it is gone.
  let depth = 0;
  const hide = () => { depth = 0; curtain.hidden = true; };
  addEventListener("dragenter", (event) => {
    if (!carriesSomething(event)) return;
    depth += 1;
    curtain.hidden = false;
  });
  addEventListener("dragleave", () => { depth -= 1; if (depth <= 0) hide(); });
  addEventListener("dragover", (event) => { if (carriesSomething(event)) event.preventDefault(); });
  addEventListener("drop", (event) => {
    hide();
    if (!carriesSomething(event)) return;
    event.preventDefault();
    const { files } = event.dataTransfer;
    if (files.length > 0) for (const file of files) readFile(file, onFile);
    else onText(event.dataTransfer.getData("text/plain"));
  });
  addEventListener("paste", (event) => {
    if (event.target.closest?.("input, textarea, [contenteditable]")) return;
    const file = event.clipboardData.files[0];
    const text = event.clipboardData.getData("text/plain");
    if (file) readFile(file, onFile);
    else if (text.trim() !== "") onText(text);
  });
}

/** A button that lets the reader choose a file. */
export function fileButton(label, accept, onFile) {
  const input = element("input", {
    type: "file", accept, class: "unseen", tabindex: "-1", "aria-hidden": "true",
    onchange: () => {
      if (input.files[0]) readFile(input.files[0], onFile);
      input.value = "";
    },
  });
  return element("span", {}, element("button", { type: "button", onclick: () => input.click() }, label), input);
}

// The largest document, as a container that is not packed.
const MOST_BYTES = 64 << 20;

// A folder has no text, a file may be gone by now, and a container may be damaged.
async function readFile(file, onFile) {
  let [text, notes] = [null, []];
  try {
    const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
    if (isContainer(start)) {
      if (file.size > MOST_BYTES) throw new Error("it is larger than 64 MiB");
      ({ text, notes } = await openedContainer(new Uint8Array(await file.arrayBuffer())));
    } else text = await file.text();
  } catch (error) {
    return announce(`${file.name} cannot be read: ${error.message}`);
  }
  onFile(file.name, text);
  if (notes.length > 0) announce(`${file.name}: ${notes.join("; ")}.`);
}

function carriesSomething(event) {
  const types = event.dataTransfer?.types ?? [];
  return types.includes("Files") || types.includes("text/plain");
}
