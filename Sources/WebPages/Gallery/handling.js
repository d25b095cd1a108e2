// What a hand does to the effects, by their names: with the pointer, and with a button that does the same.

const noWay = [0, 0];

const handlings = {
  "cube-refresh": pulled(),
  "checkmark-refresh": pulled(),
  "gooey-indicator": {
    gesture: "drag",
    action: "Next page",
    hint: "Drag the ball sideways.",
    // Pages lie at even distances; the ball goes over a good half of one, and on by itself.
    swipe: { way: [30, 0], seconds: 0.35 },
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
    // Through the rubber band farther than where loading begins.
    swipe: { way: [0, 160], seconds: 0.6 },
  };
}

function handlingOf(name) {
  return handlings[name] ?? { gesture: "tap", action: "Tap", hint: "" };
}

// Pointers on the stages become calls of `hand`: grab(), drag(x, y), release() with ways in points, or tap().
function handle(stages, gesture, hand) {
  for (const stage of stages) {
    stage.element.dataset.gesture = gesture;
    if (gesture === "tap") stage.element.addEventListener("click", () => hand.tap());
    else followPointer(stage, gesture, hand);
  }
}

function followPointer(stage, gesture, hand) {
  let start = null;
  stage.element.addEventListener("pointerdown", (event) => {
    if (start || event.button !== 0) return;
    // A pull is as long as on a telephone, however much the picture is magnified.
    const scale = gesture === "pull" ? 1 : stage.pixelsPerPoint;
    start = { id: event.pointerId, x: event.clientX, y: event.clientY, scale };
    // Pointers that a script makes up cannot be captured.
    if (event.isTrusted) stage.element.setPointerCapture(event.pointerId);
    hand.grab();
  });
  stage.element.addEventListener("pointermove", (event) => {
    if (event.pointerId !== start?.id) return;
    hand.drag((event.clientX - start.x) / start.scale, (event.clientY - start.y) / start.scale);
  });
  const letGo = (event) => {
    if (event.pointerId !== start?.id) return;
    start = null;
    hand.release();
  };
  stage.element.addEventListener("pointerup", letGo);
  stage.element.addEventListener("pointercancel", letGo);
}

// A drag that nobody's hand does: an even movement for some seconds.
class Swipe {
  #hand;
  #swipe;
  #passed = 0;

  constructor(hand, swipe) {
    this.#hand = hand;
    this.#swipe = swipe;
    hand.grab();
    hand.drag(...noWay);
  }

  // Goes on for some seconds; false when it is over.
  advance(seconds) {
    this.#passed += seconds;
    const { way, seconds: whole } = this.#swipe;
    const part = Math.min(this.#passed / whole, 1);
    this.#hand.drag(way[0] * part, way[1] * part);
    if (part < 1) return true;
    this.#hand.release();
    return false;
  }
}
