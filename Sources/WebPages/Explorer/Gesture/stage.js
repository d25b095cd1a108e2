// The stage on which the card lies: its picture, and the input of a hand.

import { element } from "../../Kit/elements.js";
import { PAGE, SPAN } from "./flight.js";

// Beside the ends there is room for half a card and the rubber band, in points.
const MARGIN = 90;
const PAGES = SPAN / PAGE + 1;

/**
 * The card, what follows it, and the pages. Pointers, fingers and keys become calls of `hand`: `grab(time)`,
 * `drag(moved, time)` in points, `release(time)`, `flick(direction)` and `replay()`; `resized()` asks for the picture anew.
 * Times are those of the events, in seconds.
 */
export class Stage {
  #hand;
  #card;
  #follower;
  #pixelsPerPoint = 1;
  #pointer = null;

  constructor(hand) {
    this.#hand = hand;
    this.#card = element("i", { class: "flick-card" });
    this.#follower = element("i", { class: "flick-follower" });
    const pages = Array.from({ length: PAGES }, (_, page) =>
      element("i", { class: "flick-page", style: `left: ${(100 * (MARGIN + page * PAGE)) / (SPAN + 2 * MARGIN)}%` }));
    this.element = element("div", {
      class: "flick-stage", tabindex: "0", role: "application",
      "aria-label": "A card to flick. Arrow keys flick it to the left and to the right, the space bar holds it, R replays.",
      onkeydown: (event) => this.#pressed(event), onkeyup: (event) => this.#lifted(event), onblur: () => this.letGo(),
    }, pages, this.#card, this.#follower);
    this.#listen();
    new ResizeObserver(([{ contentRect }]) => {
      this.#pixelsPerPoint = contentRect.width / (SPAN + 2 * MARGIN);
      this.#hand.resized();
    }).observe(this.element);
  }

  /** Whether the places of pages are marked. */
  set hasPages(hasPages) { this.element.classList.toggle("paged", hasPages); }

  show(place, followerPlace, isHeld) {
    this.#card.style.transform = this.#translation(place);
    this.#follower.style.transform = this.#translation(followerPlace);
    this.element.classList.toggle("held", isHeld);
  }

  /** Ends what a hand holds. */
  letGo() {
    if (this.#pointer === null) return;
    this.#pointer = null;
    this.#hand.release(performance.now() / 1000);
  }

  #translation(place) { return `translateX(${((MARGIN + place) * this.#pixelsPerPoint).toFixed(2)}px)`; }

  #listen() {
    const stage = this.element;
    stage.addEventListener("pointerdown", (event) => {
      if (this.#pointer !== null || event.button !== 0) return;
      // Pointers made by scripts cannot be captured.
      if (event.isTrusted) stage.setPointerCapture(event.pointerId);
      this.#pointer = { id: event.pointerId, start: event.clientX };
      this.#hand.grab(event.timeStamp / 1000);
    });
    stage.addEventListener("pointermove", (event) => {
      if (event.pointerId !== this.#pointer?.id) return;
      // All moves that the system has reported since the last frame, each with its own time.
      const events = event.getCoalescedEvents?.() ?? [];
      for (const { clientX, timeStamp } of events.length > 0 ? events : [event]) {
        this.#hand.drag((clientX - this.#pointer.start) / this.#pixelsPerPoint, timeStamp / 1000);
      }
    });
    for (const name of ["pointerup", "pointercancel", "lostpointercapture"]) {
      stage.addEventListener(name, (event) => {
        if (event.pointerId !== this.#pointer?.id) return;
        this.#pointer = null;
        this.#hand.release(event.timeStamp / 1000);
      });
    }
  }

  #pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const isSpace = event.key === " ";
    const isReplay = event.key.toLowerCase() === "r";
    if (!direction && !isSpace && !isReplay) return;
    event.preventDefault();
    if (event.repeat || this.#pointer !== null) return;
    if (isReplay) this.#hand.replay();
    else if (direction) this.#hand.flick(direction);
    else {
      this.#pointer = { id: "space" };
      this.#hand.grab(event.timeStamp / 1000);
    }
  }

  #lifted(event) {
    if (event.key !== " " || this.#pointer?.id !== "space") return;
    this.#pointer = null;
    this.#hand.release(event.timeStamp / 1000);
  }
}
