// Unpacks data as Kit/library.js does, with its module. Scripts/check/unpacking.py calls it.

// The bytes of packed data in base64, null if the module refuses it, and the steps that it took.
async function unpacked(module, base64) {
  const packed = Uint8Array.fromBase64(base64);
  const { instance: { exports } } = await WebAssembly.instantiate(Uint8Array.fromBase64(module));
  const place = exports.room(packed.length);
  new Uint8Array(exports.memory.buffer, place, packed.length).set(packed);
  let length = 0, steps = 0, more;
  while ((more = exports.unpack()) > 0) {
    length += more;
    steps += 1;
  }
  return [more < 0 ? null : new Uint8Array(exports.memory.buffer, place + packed.length, length).toBase64(), steps];
}
// Scripts of WebDriver run in functions.
window.unpacked = unpacked;
