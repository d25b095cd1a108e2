// Prepared curves: cubic Béziers for many values.

import { counted, doubles, encoded, output, real, succeeded } from "./arguments.js";
import { Handle, pointerOf } from "./handles.js";
import { library } from "./library.js";
import { inBlocks } from "./sampling.js";

export class Curve extends Handle {
  constructor(...curve) {
    super(curve.length > 1 ? openedByNumbers(curve) : opened(curve[0]), library().functions.inbetween_curve_close);
  }

  value(progress) {
    return library().functions.inbetween_curve_value(pointerOf(this), real(progress, "progress"));
  }

  sample(progress, out) {
    const { functions } = library();
    const pointer = pointerOf(this);
    const read = doubles(progress, "progress");
    const values = output(out, read.length);
    inBlocks(read, [{ into: values, size: 1 }], (...places) => functions.inbetween_curve_sample(pointer, ...places));
    return values;
  }

  evenly(start, step, count, out) {
    const { functions, memory } = library();
    const pointer = pointerOf(this);
    const values = output(out, counted(count));
    const [place] = memory.lay(8 * count);
    const code = functions.inbetween_curve_sample_evenly(pointer, real(start, "start"), real(step, "step"), place, count);
    succeeded(code, "the values cannot be written");
    return memory.read(place, values);
  }
}

function opened(notation) {
  const { functions, memory } = library();
  const [place] = memory.lay(encoded(notation, "the notation"));
  return memory.opened("notation", (...message) => functions.inbetween_curve_open(place, ...message));
}

function openedByNumbers(numbers) {
  const { functions, memory } = library();
  const [x1, y1, x2, y2] = ["x1", "y1", "x2", "y2"].map((name, i) => real(numbers[i], name));
  return memory.opened("parameter", (...message) => functions.inbetween_curve_open_numbers(x1, y1, x2, y2, ...message));
}
