// The gestures of hands: with the pointer, and by a button that does the same.

// The drags of buttons by gestures; another gesture is a tap.
export const swipes = {
  // Far enough to begin loading, through the rubber band.
  pull: { displacement: [0, 160], seconds: 0.6 },
  // Over a good half of the distance between pages: the ball moves on by itself.
  drag: { displacement: [30, 0], seconds: 0.35 },
};

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
