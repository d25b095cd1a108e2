// Unpacks the library of a page: LZMA with the header of `xz --format=lzma`, by Igor Pavlov's specification. It works in
// steps, between which the page may draw. Data that is not of Scripts/build/web.py is refused, at the latest where it ends.

#include <stdbool.h>
#include <stdint.h>

// The chance of a zero bit, in 2048ths, follows the bits that came.
typedef uint16_t chance;
typedef uint8_t byte;

enum { step = 1 << 18, page_size = 65536, header_size = 13, most = 1 << 26 };
// Literals know the upper half of the byte before; other chances know no place: lc = 4, lp = 0, pb = 0.
enum { properties = 4, literal_bits = 4 };
enum { states = 12, after_literals = 7, slots_of_bits = 14, align_bits = 4, least_match = 2 };

typedef struct {
  chance is_longer, is_longest, low[8], middle[8], high[256];
} length_model;

static struct {
  chance is_match[states], is_repeat[states], is_older[states], is_long[states], is_third[states], is_fourth[states];
  chance literals[1 << literal_bits][0x300];
  chance slots[4][64], distances[128], align[1 << align_bits];
  length_model match, repeat;
} model;

// What the decoder knows between its steps.
typedef struct {
  const byte *next, *end;
  uint32_t range, code;
  byte *out;
  uint32_t size, count;
  uint32_t state, recent[4];
  bool is_broken, is_over;
} decoder;

static decoder resting;

// MARK: The range decoder

static void normalize(decoder *d) {
  if (d->range >= 1u << 24) return;
  if (d->next == d->end) d->is_broken = true;
  d->range <<= 8;
  d->code = d->code << 8 | (d->next < d->end ? *d->next++ : 0);
}

static uint32_t bit(decoder *d, chance *zero) {
  normalize(d);
  uint32_t bound = (d->range >> 11) * *zero;
  bool is_set = d->code >= bound;
  if (is_set) {
    d->range -= bound;
    d->code -= bound;
    *zero -= *zero >> 5;
  } else {
    d->range = bound;
    *zero += (2048 - *zero) >> 5;
  }
  return is_set;
}

// Bits of even chances, the highest first.
static uint32_t even_bits(decoder *d, int count) {
  uint32_t bits = 0;
  while (count-- > 0) {
    normalize(d);
    d->range >>= 1;
    bool is_set = d->code >= d->range;
    if (is_set) d->code -= d->range;
    bits = bits << 1 | is_set;
  }
  return bits;
}

// Bits whose chances know the bits before, the highest first.
static uint32_t tree(decoder *d, chance *chances, int count) {
  uint32_t node = 1;
  for (int left = count; left > 0; left--) node = node << 1 | bit(d, &chances[node]);
  return node - (1u << count);
}

// The same, the lowest first.
static uint32_t reversed_tree(decoder *d, chance *chances, int count) {
  uint32_t node = 1, bits = 0;
  for (int place = 0; place < count; place++) {
    uint32_t one = bit(d, &chances[node]);
    node = node << 1 | one;
    bits |= one << place;
  }
  return bits;
}

// MARK: What bits mean

// A byte. After a match it differs from the one that the match would have gone on with, whose bits tell the chances.
static byte literal(decoder *d) {
  uint32_t before = d->count > 0 ? d->out[d->count - 1] : 0, node = 1;
  chance *chances = model.literals[before >> (8 - literal_bits)];
  if (d->state >= after_literals) {
    uint32_t expected = d->out[d->count - d->recent[0] - 1];
    while (node < 0x100) {
      uint32_t wanted = expected >> 7 & 1, one = bit(d, &chances[(1 + wanted) * 0x100 + node]);
      expected <<= 1;
      node = node << 1 | one;
      if (one != wanted) break;
    }
  }
  while (node < 0x100) node = node << 1 | bit(d, &chances[node]);
  return (byte)node;
}

static uint32_t length(decoder *d, length_model *lengths) {
  if (!bit(d, &lengths->is_longer)) return tree(d, lengths->low, 3);
  if (!bit(d, &lengths->is_longest)) return 8 + tree(d, lengths->middle, 3);
  return 16 + tree(d, lengths->high, 8);
}

static uint32_t distance(decoder *d, uint32_t length) {
  uint32_t slot = tree(d, model.slots[length < 3 ? length : 3], 6);
  if (slot < 4) return slot;
  int count = (int)(slot >> 1) - 1;
  uint32_t base = (2 | (slot & 1)) << count;
  if (slot < slots_of_bits) return base + reversed_tree(d, &model.distances[base - slot], count);
  base += even_bits(d, count - align_bits) << align_bits;
  return base + reversed_tree(d, model.align, align_bits);
}

// The distance of an earlier match becomes the last one.
static void recall(decoder *d, int index) {
  uint32_t chosen = d->recent[index];
  for (; index > 0; index--) d->recent[index] = d->recent[index - 1];
  d->recent[0] = chosen;
}

// The length of a match, whose distance becomes the last one; 0 for the mark of the end.
static uint32_t match(decoder *d) {
  uint32_t state = d->state;
  bool is_after_literal = state < after_literals;
  if (!bit(d, &model.is_repeat[state])) {
    uint32_t more = length(d, &model.match);
    recall(d, 3);
    d->recent[0] = distance(d, more);
    d->state = is_after_literal ? 7 : 10;
    return d->recent[0] == UINT32_MAX ? 0 : least_match + more;
  }
  if (bit(d, &model.is_older[state])) {
    recall(d, !bit(d, &model.is_third[state]) ? 1 : !bit(d, &model.is_fourth[state]) ? 2 : 3);
  } else if (!bit(d, &model.is_long[state])) {
    d->state = is_after_literal ? 9 : 11;
    return 1;
  }
  d->state = is_after_literal ? 8 : 11;
  return least_match + length(d, &model.repeat);
}

static void unpack_one(decoder *d) {
  if (!bit(d, &model.is_match[d->state])) {
    d->is_broken = d->count == d->size;
    if (d->is_broken) return;
    d->out[d->count] = literal(d);
    d->count++;
    d->state = d->state < 4 ? 0 : d->state < 10 ? d->state - 3 : d->state - 6;
    return;
  }
  uint32_t left = match(d), back = d->recent[0] + 1;
  d->is_over = left == 0;
  if (d->is_over) return;
  d->is_broken = d->recent[0] >= d->count || left > d->size - d->count;
  if (d->is_broken) return;
  for (; left > 0; left--, d->count++) d->out[d->count] = d->out[d->count - back];
}

// MARK: For the page

extern byte __heap_base;

// Whether the memory reaches so far, now.
static bool has_memory(const byte *end) {
  uintptr_t last = (uintptr_t)end, size = __builtin_wasm_memory_size(0) * page_size;
  return last <= size || __builtin_wasm_memory_grow(0, (last - size + page_size - 1) / page_size) != SIZE_MAX;
}

// The place for packed data of a length, to be filled before the first step; null if there is none. What is unpacked is
// written behind it.
byte *room(uint32_t length) {
  resting.next = &__heap_base;
  resting.end = resting.next + length;
  return length <= most && has_memory(resting.end) ? &__heap_base : 0;
}

// Reads the header, and has memory for what it announces.
static bool begin(decoder *d) {
  const byte *header = d->next;
  if (d->end - header < header_size + 5 || header[0] != properties) return false;
  uint64_t size;
  __builtin_memcpy(&size, header + 5, sizeof size);
  if (size > most || !has_memory(d->end + size)) return false;
  d->out = &__heap_base + (d->end - d->next);
  d->size = (uint32_t)size;
  d->range = UINT32_MAX;
  d->next += header_size;
  for (int i = 0; i < 5; i++) d->code = d->code << 8 | *d->next++;
  for (chance *one = (chance *)&model; one < (chance *)(&model + 1); one++) *one = 1024;
  return true;
}

// The number of bytes that the next step has added; 0 if there are no more, and −1 if the data is broken.
int32_t unpack(void) {
  decoder d = resting;
  uint32_t before = d.count;
  if (!d.out) d.is_broken = !begin(&d);
  while (!d.is_broken && !d.is_over && d.count - before < step) unpack_one(&d);
  if (d.is_over) {
    normalize(&d);
    d.is_broken |= d.code != 0 || d.next != d.end || d.count != d.size;
  }
  resting = d;
  return d.is_broken ? -1 : (int32_t)(d.count - before);
}
