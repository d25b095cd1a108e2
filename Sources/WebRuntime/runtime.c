// What compiled Swift and C call of a C library, for a web page, which has none. The page brings the rest: the
// elementary functions, from its Math.
#ifdef __wasm__

#include <stddef.h>
#include <stdint.h>

// Memory: blocks of 2ⁿ bytes behind a header of 16, each size with a list of those that were given back. Nothing is
// given back to the page; a picture asks for the same sizes as the one before.
typedef struct block {
  struct block *next;
  uint32_t order;
} block;

extern char __heap_base;
static block *unused[32];
static uintptr_t top, limit;
enum { page_size = 65536, header_size = 16 };

void *malloc(size_t size) {
  if (size > ((size_t)1 << 31) - header_size) __builtin_trap();
  uint32_t order = 5;
  while (((size_t)1 << order) < size + header_size) order++;
  block *found = unused[order];
  if (found) {
    unused[order] = found->next;
  } else {
    if (!top) {
      top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
      limit = __builtin_wasm_memory_size(0) * page_size;
    }
    size_t length = (size_t)1 << order;
    // The end of the block may lie beyond the last address.
    if (length > limit - top) {
      size_t pages = (length - (limit - top) + page_size - 1) / page_size;
      if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
      limit += pages * page_size;
    }
    found = (block *)top;
    top += length;
  }
  found->order = order;
  return (char *)found + header_size;
}

void free(void *memory) {
  if (!memory) return;
  block *freed = (block *)((char *)memory - header_size);
  freed->next = unused[freed->order];
  unused[freed->order] = freed;
}

// Blocks lie at multiples of 16, and no vector of these libraries is longer.
int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment > header_size) __builtin_trap();
  *memory = malloc(size);
  return 0;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (size_t i = 0; i < count; i++)
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  return 0;
}

// Integers of 128 bits.
typedef unsigned __int128 u128;
static u128 joined(uint64_t low, uint64_t high) { return (u128)high << 64 | low; }

__int128 __ashlti3(__int128 value, int count) {
  uint64_t low = (u128)value, high = (u128)value >> 64;
  if (count == 0) return value;
  return count < 64 ? joined(low << count, high << count | low >> (64 - count)) : joined(0, low << (count - 64));
}

__int128 __lshrti3(__int128 value, int count) {
  uint64_t low = (u128)value, high = (u128)value >> 64;
  if (count == 0) return value;
  return count < 64 ? joined(low >> count | high << (64 - count), high >> count) : joined(high >> (count - 64), 0);
}

// (a + b·2³²)·(c + d·2³²) of the low halves, and the high halves, of which only the low bits count.
__int128 __multi3(__int128 left, __int128 right) {
  uint64_t x = (u128)left, y = (u128)right;
  uint64_t xHigh = (u128)left >> 64, yHigh = (u128)right >> 64;
  uint64_t a = (uint32_t)x, b = x >> 32, c = (uint32_t)y, d = y >> 32;
  uint64_t middle = b * c + (a * c >> 32);
  uint64_t carry = (uint32_t)middle + a * d;
  uint64_t high = b * d + (middle >> 32) + (carry >> 32);
  return joined(carry << 32 | (uint32_t)(a * c), high + x * yHigh + xHigh * y);
}

void __stack_chk_fail(void) { __builtin_trap(); }

// a·b + c, for the pairs of numbers in which the solvers compute: Dekker's product a·b = p + e exactly, Knuth's sum
// p + c = s + r exactly, then rounded twice. Exact where the result is (as for c = −p), within an ulp elsewhere.
// Halves of numbers beyond 2⁹⁹⁵ would overflow: there the plain product has to do.
static double upperHalf(double x) {
  double scaled = 134217729.0 * x;
  return scaled - (scaled - x);
}

double fma(double a, double b, double c) {
  double p = a * b;
  if (!(__builtin_fabs(a) < 0x1p995 && __builtin_fabs(b) < 0x1p995 && __builtin_fabs(p) < 0x1p995)) return p + c;
  double aHigh = upperHalf(a), bHigh = upperHalf(b), aLow = a - aHigh, bLow = b - bHigh;
  double e = ((aHigh * bHigh - p) + aHigh * bLow + aLow * bHigh) + aLow * bLow;
  double s = p + c, t = s - p;
  // Infinite, or a zero with its sign.
  if (p == 0 || __builtin_isinf(s)) return s;
  double r = (p - (s - t)) + (c - t);
  return s + (r + e);
}

// Half away from zero; the built-in instruction rounds halves to even.
double round(double x) {
  double whole = __builtin_trunc(x);
  return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}

// x − n·y for the whole n nearest to x/y, even at halves; exact, as the page's % is, and as each difference below is.
double fmod(double, double);
double remainder(double x, double y) {
  double size = __builtin_fabs(y), distance = __builtin_fabs(fmod(x, 2 * size));
  if (distance > size - distance) {
    distance -= size;
    if (distance >= size - distance) distance -= size;
  }
  return __builtin_copysign(1, x) * distance;
}

#endif
