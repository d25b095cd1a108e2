// Arithmetic that the processor of a web page does not have. Under other names on other machines, for the tests.
#include "WebRuntime.h"

#include <stdint.h>

// Integers of 128 bits.
typedef unsigned __int128 u128;
static u128 joined(uint64_t low, uint64_t high) { return (u128)high << 64 | low; }

__int128 WEB_INTEGER(ashlti3)(__int128 value, int count) {
  uint64_t low = (u128)value, high = (u128)value >> 64;
  if (count == 0) return value;
  return count < 64 ? joined(low << count, high << count | low >> (64 - count)) : joined(0, low << (count - 64));
}

__int128 WEB_INTEGER(lshrti3)(__int128 value, int count) {
  uint64_t low = (u128)value, high = (u128)value >> 64;
  if (count == 0) return value;
  return count < 64 ? joined(low >> count | high << (64 - count), high >> count) : joined(high >> (count - 64), 0);
}

// (a + b·2³²)·(c + d·2³²) of the low halves, plus the products with the high halves. Only the low bits of these count.
__int128 WEB_INTEGER(multi3)(__int128 left, __int128 right) {
  uint64_t x = (u128)left, y = (u128)right;
  uint64_t xHigh = (u128)left >> 64, yHigh = (u128)right >> 64;
  uint64_t a = (uint32_t)x, b = x >> 32, c = (uint32_t)y, d = y >> 32;
  uint64_t middle = b * c + (a * c >> 32);
  uint64_t carry = (uint32_t)middle + a * d;
  uint64_t high = b * d + (middle >> 32) + (carry >> 32);
  return joined(carry << 32 | (uint32_t)(a * c), high + x * yHigh + xHigh * y);
}

// a·b + c, for the pairs of numbers in which the solvers compute: Dekker's product a·b = p + e exactly, Knuth's sum
// p + c = s + r exactly, then rounded twice. Exact where the result is (as for c = −p), within an ulp elsewhere.
// Halves of numbers beyond 2⁹⁹⁵ would overflow: there the plain product has to do.
static double upperHalf(double x) {
  double scaled = 134217729.0 * x;
  return scaled - (scaled - x);
}

double WEB(fma)(double a, double b, double c) {
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
double WEB(round)(double x) {
  double whole = __builtin_trunc(x);
  return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}

// x − n·y for the whole n nearest to x/y, even at halves; exact, as the page's % is, and as each difference below is.
double fmod(double, double);
double WEB(remainder)(double x, double y) {
  double size = __builtin_fabs(y), distance = __builtin_fabs(fmod(x, 2 * size));
  if (distance > size - distance) {
    distance -= size;
    if (distance >= size - distance) distance -= size;
  }
  return __builtin_copysign(1, x) * distance;
}
