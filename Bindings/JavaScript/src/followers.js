// Followers: a number that goes after another one, by events with their own times.

import { encoded, real, succeeded } from "./arguments.js";
import { Handle, pointerOf } from "./handles.js";
import { library } from "./library.js";

const REFUSAL = "values must be finite, and times not before the last one";

export class Follower extends Handle {
  constructor(notation) {
    const { functions, memory } = library();
    const [place] = memory.lay(encoded(notation, "the notation"));
    const pointer = memory.opened("notation", (...message) => functions.inbetween_follower_open(place, ...message));
    super(pointer, functions.inbetween_follower_close);
  }

  jump(value, time) {
    const { functions } = library();
    succeeded(functions.inbetween_follower_jump(pointerOf(this), real(value, "value"), real(time, "time")), REFUSAL);
  }

  follow(value, time) {
    const { functions } = library();
    succeeded(functions.inbetween_follower_follow(pointerOf(this), real(value, "value"), real(time, "time")), REFUSAL);
  }

  value(time) { return library().functions.inbetween_follower_value(pointerOf(this), real(time, "time")); }

  velocity(time) { return library().functions.inbetween_follower_velocity(pointerOf(this), real(time, "time")); }
}
