// The gestures of the effects, by their names: with the pointer, and by a button that does the same.

const interactions = {
  "cube-refresh": pulled(),
  "checkmark-refresh": pulled(),
  "gooey-indicator": {
    gesture: "drag",
    action: "Next page",
    hint: "Drag the ball sideways.",
    // Over a good half of the distance between pages: the ball moves on by itself.
    swipe: { displacement: [30, 0], seconds: 0.35 },
  },
  "pop-scale": { gesture: "tap", action: "Pop", hint: "Click the heart." },
  "floating-tags": { gesture: "tap", action: "Send a tag", hint: "Click for a tag, from either side in turn." },
  "water-ball": { gesture: "tap", action: "Fill anew", hint: "Click to fill it anew." },
};

function pulled() {
  return {
    gesture: "pull",
    action: "Pull & release",
    hint: "Pull the list down, let go, and say when the loading is over.",
    // Far enough to begin loading, through the rubber band.
    swipe: { displacement: [0, 160], seconds: 0.6 },
  };
}

export function interactionOf(name) {
  return interactions[name] ?? { gesture: "tap", action: "Tap", hint: "" };
}

// Turns pointers on the stages into calls of `target`: grab(), drag(x, y) with the displacement in points, release(), or
// tap().
export function listen(stages, gesture, target) {
  for (const stage of stages) {
    stage.surface.dataset.gesture = gesture;
    if (gesture === "tap") stage.surface.addEventListener("click", () => target.tap());
    else followPointer(stage, gesture, target);
  }
}

function followPointer(stage, gesture, target) {
  let start = null;
  stage.surface.addEventListener("pointerdown", (event) => {
    if (start || event.button !== 0) return;
    // A pull has the length of the pointer's movement, as on a phone, however much the picture is magnified.
    const scale = gesture === "pull" ? 1 : stage.pixelsPerPoint;
    start = { id: event.pointerId, x: event.clientX, y: event.clientY, scale };
    // Pointers made by scripts cannot be captured.
    if (event.isTrusted) stage.surface.setPointerCapture(event.pointerId);
    target.grab();
  });
  stage.surface.addEventListener("pointermove", (event) => {
    if (event.pointerId !== start?.id) return;
    target.drag((event.clientX - start.x) / start.scale, (event.clientY - start.y) / start.scale);
  });
  const release = (event) => {
    if (event.pointerId !== start?.id) return;
    start = null;
    target.release();
  };
  stage.surface.addEventListener("pointerup", release);
  stage.surface.addEventListener("pointercancel", release);
}

// A drag by the page itself: an even movement over some seconds.
export class Swipe {
  #target;
  #swipe;
  #passed = 0;

  constructor(target, swipe) {
    this.#target = target;
    this.#swipe = swipe;
    target.grab();
    target.drag(0, 0);
  }

  // Advances by some seconds; false when the drag is over.
  advance(seconds) {
    this.#passed += seconds;
    const { displacement: [x, y], seconds: duration } = this.#swipe;
    const fraction = Math.min(this.#passed / duration, 1);
    this.#target.drag(x * fraction, y * fraction);
    if (fraction < 1) return true;
    this.#target.release();
    return false;
  }
}
