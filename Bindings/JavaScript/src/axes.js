// Axes: a number that a hand drags and lets go within bounds.

import { real, succeeded } from "./arguments.js";
import { Handle, pointerOf } from "./handles.js";
import { library } from "./library.js";
import { springNotation } from "./springs.js";

const REFUSAL = "numbers must be finite, and times not before the last one";

export class Axis extends Handle {
  constructor({ least = 0, greatest, extent, deceleration = 0, page = 0, start = least }) {
    const { functions, memory } = library();
    const numbers = Object.entries({ least, greatest, extent, deceleration, page, start });
    const given = numbers.map(([name, number]) => real(number, name));
    super(memory.opened("parameter", (...message) => functions.inbetween_axis_open(...given, ...message)),
      functions.inbetween_axis_close);
  }

  get restTime() { return library().functions.inbetween_axis_rest_time(pointerOf(this)); }

  grab(time) {
    succeeded(library().functions.inbetween_axis_grab(pointerOf(this), real(time, "time")), REFUSAL);
  }

  drag(moved, time) {
    succeeded(library().functions.inbetween_axis_drag(pointerOf(this), real(moved, "moved"), real(time, "time")), REFUSAL);
  }

  release(time) {
    succeeded(library().functions.inbetween_axis_release(pointerOf(this), real(time, "time")), REFUSAL);
  }

  springTo(target, { at, spring } = {}) {
    const { functions, memory } = library();
    const pointer = pointerOf(this);
    real(target, "target");
    real(at, "at");
    const [notation] = memory.lay(springNotation(spring));
    const code = memory.told((...message) => functions.inbetween_axis_spring_to(pointer, notation, target, at, ...message));
    succeeded(code, memory.message);
  }

  value(time) { return library().functions.inbetween_axis_value(pointerOf(this), real(time, "time")); }

  velocity(time) { return library().functions.inbetween_axis_velocity(pointerOf(this), real(time, "time")); }
}
