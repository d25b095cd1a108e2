// PNG files that move (APNG), from the PNG files of their frames.
//
// Source: W3C, Portable Network Graphics (PNG) Specification, third edition, 2025: sections 5.3, 11.3.6 and D.

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
// The delay of a frame is a fraction of two bytes each.
const MOST_OF_DELAY = 65_535;

/** A file that shows frames one after the other, in an endless loop, at a rate in frames a second. */
export class Apng {
  #head = null;
  #sequence = 0;
  // The fields of each frame, and its chunks.
  #frames = [];
  #delay;

  constructor(rate) {
    const denominator = Math.max(Math.min(Math.round(100 * rate), MOST_OF_DELAY), 1);
    this.#delay = [Math.max(Math.round(denominator / rate), 1), denominator];
  }

  /** Adds a frame: a PNG file in the size of the others. */
  async add(png) {
    const chunks = chunksOf(new Uint8Array(await png.arrayBuffer()));
    this.#head ??= chunks.find(({ type }) => type === "IHDR").data;
    const fields = new DataView(new ArrayBuffer(26));
    fields.setUint32(0, this.#sequence++);
    new Uint8Array(fields.buffer).set(this.#head.subarray(0, 8), 4);
    const isFirst = this.#frames.length === 0;
    const pixels = chunks.filter(({ type }) => type === "IDAT")
      .map(({ data }) => (isFirst ? chunk("IDAT", data) : chunk("fdAT", numbered(this.#sequence++, data))));
    this.#frames.push({ fields, pixels });
    this.hold(1);
  }

  /** Shows the last frame for as long as so many; false if a file cannot say this. */
  hold(count) {
    const [numerator, denominator] = this.#delay;
    if (count * numerator > MOST_OF_DELAY) return false;
    const { fields } = this.#frames.at(-1);
    fields.setUint16(20, count * numerator);
    fields.setUint16(22, denominator);
    return true;
  }

  /** The file. */
  get file() {
    const counts = new DataView(new ArrayBuffer(8));
    counts.setUint32(0, this.#frames.length);
    return new Blob([
      SIGNATURE, chunk("IHDR", this.#head), chunk("acTL", new Uint8Array(counts.buffer)),
      ...this.#frames.flatMap(({ fields, pixels }) => [chunk("fcTL", new Uint8Array(fields.buffer)), ...pixels]),
      chunk("IEND", new Uint8Array(0)),
    ], { type: "image/png" });
  }
}

function chunksOf(png) {
  const view = new DataView(png.buffer);
  const chunks = [];
  for (let start = SIGNATURE.length; start < png.length;) {
    const length = view.getUint32(start);
    const type = String.fromCharCode(...png.subarray(start + 4, start + 8));
    chunks.push({ type, data: png.subarray(start + 8, start + 8 + length) });
    start += length + 12;
  }
  return chunks;
}

function numbered(number, data) {
  const all = new Uint8Array(data.length + 4);
  new DataView(all.buffer).setUint32(0, number);
  all.set(data, 4);
  return all;
}

function chunk(type, data) {
  const all = new Uint8Array(data.length + 12);
  const view = new DataView(all.buffer);
  view.setUint32(0, data.length);
  for (let index = 0; index < 4; index++) all[4 + index] = type.charCodeAt(index);
  all.set(data, 8);
  view.setUint32(data.length + 8, checksum(all.subarray(4, -4)));
  return all;
}

// The cyclic redundancy check of PNG, by bytes.
const CHECKS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let check = byte;
  for (let bit = 0; bit < 8; bit++) check = check & 1 ? 0xedb88320 ^ (check >>> 1) : check >>> 1;
  return check;
});

function checksum(bytes) {
  let check = 0xffffffff;
  for (const byte of bytes) check = CHECKS[(check ^ byte) & 0xff] ^ (check >>> 8);
  return (check ^ 0xffffffff) >>> 0;
}
