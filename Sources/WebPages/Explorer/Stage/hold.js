// A key and a pointer that are held down on an element.

// In these the key is a letter.
const TYPED = "input[type='text'], input[type='search'], textarea, select";

/** Calls `onHold(true)` when a key or a pointer on an element is pressed, while `isOn()`, and `onHold(false)` when it is let go. */
export function listenForHold(target, key, isOn, onHold) {
  const isKey = (event) => event.key?.toLowerCase() === key && !event.ctrlKey && !event.metaKey && !event.altKey;
  addEventListener("keydown", (event) => {
    if (isKey(event) && !event.repeat && isOn() && !event.target.closest?.(TYPED)) onHold(true);
  });
  addEventListener("keyup", (event) => { if (event.key?.toLowerCase() === key) onHold(false); });
  addEventListener("blur", () => onHold(false));
  target.addEventListener("pointerdown", ({ button }) => { if (button === 0) onHold(true); });
  for (const name of ["pointerup", "pointercancel", "pointerleave"]) target.addEventListener(name, () => onHold(false));
}
