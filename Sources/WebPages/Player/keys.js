// The player's keys.

import { element } from "../Kit/elements.js";

// These elements handle keys themselves.
const CONTROLS = "input, textarea, select, button, a, summary, [contenteditable], [role='slider'], [role='tab'], .tall";

/** Plays and steps a clock by the keyboard, while `isOn()`. */
export function listenForKeys(clock, isOn) {
  addEventListener("keydown", (event) => {
    if (!isOn() || event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.(CONTROLS)) return;
    const stride = event.shiftKey ? 10 : 1;
    const action = {
      " ": () => (clock.isPlaying ? clock.pause() : clock.play()),
      ArrowRight: () => clock.step(stride), ArrowLeft: () => clock.step(-stride),
      Home: () => clock.showFrame(clock.from), End: () => clock.showFrame(clock.lastFrame),
    }[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
}

/** The help text of the keys. */
export function keyHelp() {
  const key = (name) => element("kbd", {}, name);
  return element("p", { class: "muted small keys" },
    element("span", {}, key("Space"), " play or pause"), element("span", {}, key("←"), " ", key("→"), " one frame"),
    element("span", {}, key("Shift"), " with them ten"), element("span", {}, key("Home"), " ", key("End"), " first, last"));
}
