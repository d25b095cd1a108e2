// Zip archives and gzip files that people drop, unpacked by the browser, within the limits of the library's LottieArchive.

const MOST_BYTES = 256 << 20;
const MOST_RATIO = 200;
const MOST_OF_A_DOCUMENT = 64 << 20;
const [END, ENTRY, HEAD] = [0x06054b50, 0x02014b50, 0x04034b50];
const [STORED, DEFLATED] = [0, 8];
// Encrypted data, strong encryption, encrypted headers.
const ENCRYPTION = 1 << 0 | 1 << 6 | 1 << 13;

/** Whether bytes begin as a zip archive does. */
export function isZip(bytes) { return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5); }

/** Whether bytes begin as a gzip file does. */
export function isGzip(bytes) { return bytes[0] === 0x1f && bytes[1] === 0x8b; }

/** The bytes in a gzip file, which states their number at its end. */
export async function unpackedGzip(bytes) {
  const size = bytes.length < 18 ? 0 : viewOf(bytes).getUint32(bytes.length - 4, true);
  if (size > Math.min(bytes.length * MOST_RATIO, MOST_OF_A_DOCUMENT)) throw new Error(`it would become ${size} bytes`);
  return inflated(bytes, size, "gzip");
}

/**
 * The files of a zip archive by their paths: a Map of functions that give the bytes.
 *
 * The directory at the end alone says what there is, and is checked before anything is unpacked. Throws why it is refused.
 */
export function filesOf(bytes) {
  const view = viewOf(bytes);
  const { place: start, end, count } = directoryOf(bytes, view);
  const files = new Map();
  const taken = [];
  let [place, sum] = [start, 0];
  for (let index = 0; index < count; index += 1) {
    const entry = entryAt(place, bytes, view, end);
    if (files.has(entry.path)) throw new Error(`it has two files ${entry.path}`);
    sum += entry.size;
    if (sum > MOST_BYTES) throw new Error("its files are larger than 256 MiB together");
    const data = dataOf(entry, view, start);
    taken.push([entry.offset, data.end]);
    files.set(entry.path, () => contents(entry, bytes.subarray(data.start, data.end)));
    place = entry.next;
  }
  taken.sort((one, other) => one[0] - other[0]);
  if (taken.some(([offset], index) => index > 0 && offset < taken[index - 1][1])) throw new Error("its files overlap");
  if (place !== end) throw new Error("its directory is damaged");
  for (const path of [...files.keys()]) if (path.endsWith("/")) files.delete(path);
  return files;
}

function viewOf(bytes) { return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength); }

/** The number at a place; those of 64 bits that a page may hold are exact. */
function number(view, place, width) {
  if (place < 0 || place + width > view.byteLength) throw new Error("it is cut off");
  if (width === 2) return view.getUint16(place, true);
  if (width === 4) return view.getUint32(place, true);
  return Number(view.getBigUint64(place, true));
}

function directoryOf(bytes, view) {
  let record = bytes.length - 22;
  const first = Math.max(0, record - 65_535);
  const isRecord = () => number(view, record, 4) === END && number(view, record + 20, 2) === bytes.length - record - 22;
  while (record >= first && !isRecord()) record -= 1;
  if (record < first) throw new Error("it has no end, or more behind it");
  let [count, size, place, end] = [number(view, record + 10, 2), number(view, record + 12, 4), number(view, record + 16, 4), record];
  const isWide = count === 0xffff || size === 0xffffffff || place === 0xffffffff;
  if (isWide && record >= 20 && number(view, record - 20, 4) === 0x07064b50) {
    end = number(view, record - 12, 8);
    if (number(view, end, 4) !== 0x06064b50) throw new Error("its end is damaged");
    [count, size, place] = [number(view, end + 32, 8), number(view, end + 40, 8), number(view, end + 48, 8)];
  }
  if (count > 65_535) throw new Error(`it has ${count} files`);
  if (place !== end - size) throw new Error("its directory is not where its end says");
  return { place, end, count };
}

function entryAt(place, bytes, view, end) {
  if (place + 46 > end || number(view, place, 4) !== ENTRY) throw new Error("its directory is damaged");
  const nameEnd = place + 46 + number(view, place + 28, 2);
  const extraEnd = nameEnd + number(view, place + 30, 2);
  const next = extraEnd + number(view, place + 32, 2);
  if (next > end) throw new Error("its directory is damaged");
  const path = new TextDecoder().decode(bytes.subarray(place + 46, nameEnd));
  if (!isSafe(path)) throw new Error(`its path ${JSON.stringify(path)} would lead out of it`);
  if (number(view, place + 8, 2) & ENCRYPTION) throw new Error(`${path} is encrypted`);
  const method = number(view, place + 10, 2);
  if (method !== STORED && method !== DEFLATED) throw new Error(`${path} is packed by method ${method}`);
  const numbers = [24, 20, 42].map((offset) => number(view, place + offset, 4));
  if (numbers.includes(0xffffffff)) widen(numbers, view, nameEnd, extraEnd);
  const [size, packed, offset] = numbers;
  if (size > Math.min(MOST_BYTES, packed * MOST_RATIO)) throw new Error(`${path} would become ${size} bytes from ${packed}`);
  if (method === STORED && packed !== size) throw new Error(`the sizes of ${path} are wrong`);
  return { path, method, size, packed, offset, sum: number(view, place + 16, 4), next };
}

// No path of a good archive leads out of its folder, for whoever unpacks it otherwise.
function isSafe(path) {
  const parts = path.split("/");
  return path !== "" && parts[0] !== "" && !parts.includes("..") && !parts[0].includes(":") && !/[\\\x00-\x1f]/.test(path);
}

/** Puts the numbers of 64 bits of an extra field into the places that ask for them. */
function widen(numbers, view, start, end) {
  for (let place = start; place + 4 <= end; place += 4 + number(view, place + 2, 2)) {
    if (number(view, place, 2) !== 1) continue;
    let next = place + 4;
    const last = Math.min(end, next + number(view, place + 2, 2));
    numbers.forEach((value, index) => {
      if (value !== 0xffffffff || next + 8 > last) return;
      numbers[index] = number(view, next, 8);
      next += 8;
    });
    return;
  }
}

function dataOf({ path, offset, packed }, view, limit) {
  if (number(view, offset, 4) !== HEAD) throw new Error(`${path} is not where its directory says`);
  const start = offset + 30 + number(view, offset + 26, 2) + number(view, offset + 28, 2);
  if (start + packed > limit) throw new Error(`${path} is not where its directory says`);
  return { start, end: start + packed };
}

async function contents({ path, method, size, sum }, packed) {
  const bytes = method === STORED ? packed : await inflated(packed, size, "deflate-raw").catch(({ message }) => {
    throw new Error(`${path}: ${message}`);
  });
  if (checksum(bytes) !== sum) throw new Error(`the checksum of ${path} is wrong`);
  return bytes;
}

/** As many bytes as they are said to be; throws as soon as there are more. */
async function inflated(packed, size, format) {
  if (!globalThis.DecompressionStream) throw new Error("this browser cannot unpack it");
  const bytes = new Uint8Array(size);
  let count = 0;
  try {
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream(format)).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (count + value.length > size) { reader.cancel().catch(() => {}); throw new Error("more than it says"); }
      bytes.set(value, count);
      count += value.length;
    }
  } catch {
    throw new Error("its packed data are damaged");
  }
  if (count !== size) throw new Error("its packed data are damaged");
  return bytes;
}

let table;

/** CRC-32: RFC 1952, §8. */
function checksum(bytes) {
  table ??= Int32Array.from({ length: 256 }, (_, byte) => {
    let sum = byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? sum >>> 1 ^ 0xedb88320 : sum >>> 1;
    return sum;
  });
  let sum = -1;
  for (const byte of bytes) sum = table[(sum ^ byte) & 0xff] ^ sum >>> 8;
  return ~sum >>> 0;
}
