// Bytes as text: seven bits a character. Scripts/build/held_text.py writes it, and says how.

import { pause } from "./pause.js";

const KEPT_OUT = [0, 10, 13, 60, 123];
// The characters read at once.
const SLICE = 2 ** 17;

/** The bytes of a text. It is read in steps, between which the browser may draw. */
export async function bytesOf(text) {
  const bytes = new Uint8Array((text.length * 7) >> 2);
  let bits = 0, count = 0, length = 0;
  const take = (group) => {
    bits = (bits << 7) | group;
    count += 7;
    if (count < 8) return;
    count -= 8;
    bytes[length++] = bits >> count;
  };
  for (let index = 0; index < text.length; index++) {
    if (index % SLICE === SLICE - 1) await pause();
    const code = text.charCodeAt(index);
    if (code >= 128) take(KEPT_OUT[(code >> 7) - 1]);
    take(code & 127);
  }
  return bytes.subarray(4, 4 + new DataView(bytes.buffer).getUint32(0, true));
}
