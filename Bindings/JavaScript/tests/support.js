// Shared helpers of the tests. They import the installed package, not the sources next to them.
import assert from "node:assert/strict";

import { InbetweenError } from "inbetween/lottie";

/** The environment's path of the command-line tool. */
export const tool = process.env.INBETWEEN;

/** Whether a call throws an error of the package with a code, whose message fits. */
export function refuses(call, code, message = /./) {
  assert.throws(call, (error) => {
    assert.ok(error instanceof InbetweenError, `${error}`);
    assert.equal(error.name, "InbetweenError");
    assert.equal(error.code, code, error.message);
    assert.match(error.message, message);
    return true;
  });
}

/** Whether two arrays have the same bits; any NaN is as good as another. */
export function sameBits(left, right, message) {
  assert.equal(left.length, right.length, message);
  for (let i = 0; i < left.length; i++) {
    if (!Object.is(left[i], right[i])) assert.fail(`${message}: ${left[i]} at ${i}, not ${right[i]}`);
  }
}

/** Whether two numbers differ by a tolerance at most. */
export function near(value, expected, tolerance = 1e-12) {
  assert.ok(Math.abs(value - expected) <= tolerance, `${value}, not ${expected}`);
}
