// Undo and redo: two buttons, and their keys.

import { iconButton } from "./elements.js";

// Fields undo by themselves what is typed into them, as long as it is there.
const TYPED = "input[type='text'], input[type='search'], textarea";

/** The buttons. `steps` has `undo()`, `redo()`, `canUndo`, `canRedo`, and `subscribe(listener)` for what is called after a change. */
export function undoButtons(steps) {
  const undo = iconButton("undo", "Undo", () => steps.undo());
  const redo = iconButton("redo", "Redo", () => steps.redo());
  steps.subscribe(() => {
    undo.disabled = !steps.canUndo;
    redo.disabled = !steps.canRedo;
  });
  addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || (event.target.closest?.(TYPED) && event.target.value !== "")) return;
    const key = event.key.toLowerCase();
    if (key === "z" && !event.shiftKey) steps.undo();
    else if (key === "y" || key === "z") steps.redo();
    else return;
    event.preventDefault();
  });
  return [undo, redo];
}
