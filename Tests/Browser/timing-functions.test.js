// Tests of the CSS that the explorer reads: node --test Tests/Browser/timing-functions.test.js

import assert from "node:assert/strict";
import { test } from "node:test";
import { timingFunctions } from "../../Sources/WebPages/Explorer/Export/timing-functions.js";

const READ = {
  "transition: transform .4s cubic-bezier(.2,0,0,1)": [".4s cubic-bezier(.2,0,0,1)"],
  "animation-timing-function: linear(0, 0.3 20%, 1)": ["linear(0, 0.3 20%, 1)"],
  "linear(0, 0.3 20%, 1)": ["linear(0, 0.3 20%, 1)"],
  ":root {\n  --pop-duration: 713ms;\n  --pop-easing: linear(0, 0.2 40%,\n    1);\n}": ["713ms linear(0, 0.2 40%, 1)"],
  ".a { transition: transform .4s ease, opacity 200ms linear 50ms; color: red; background: linear-gradient(red, blue) }":
    [".4s ease", "200ms linear 50ms"],
  "{ easing: 'cubic-bezier(.2,0,0,1)', duration: 400 }": ["cubic-bezier(.2,0,0,1)"],
  "0.3s ease-in-out, 1s steps(4, jump-none)": ["0.3s ease-in-out", "1s steps(4, jump-none)"],
  "transition-duration: .2s, .4s; transition-timing-function: ease-in;": [".2s ease-in"],
  ".a{transition-duration:.2s;transition-timing-function:ease} .b{transition-duration:.4s;transition-timing-function:linear}":
    [".2s ease", ".4s linear"],
  "animation: pop 713ms cubic-bezier(0.2, 0, 0, 1) both infinite": ["713ms cubic-bezier(0.2, 0, 0, 1)"],
  "transition:\n  transform .4s ease,\n  opacity 1s linear 20ms;": [".4s ease", "1s linear 20ms"],
  "--ease-out-quart: cubic-bezier(0.165, 0.84, 0.44, 1);": ["cubic-bezier(0.165, 0.84, 0.44, 1)"],
  "ease, ease": ["ease"],
};

for (const [css, motions] of Object.entries(READ)) {
  test(css.split("\n")[0], () => assert.deepEqual(timingFunctions(css), motions));
}

test("no timing function", () => {
  for (const css of ["", "hello world", "color: linear", "/* transition: ease */", "background: linear-gradient(red, blue)"]) {
    assert.deepEqual(timingFunctions(css), [], css);
  }
});
