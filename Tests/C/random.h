/* Random numbers by a seed: SplitMix64. */
#ifndef RANDOM_H
#define RANDOM_H

#include <stddef.h>
#include <stdint.h>

static uint64_t random_state;

static inline uint64_t random_bits(void) {
  uint64_t z = random_state += UINT64_C(0x9e3779b97f4a7c15);
  z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
  return z ^ z >> 31;
}

/* A number from 0 to count - 1. */
static inline ptrdiff_t random_index(ptrdiff_t count) { return (ptrdiff_t)(random_bits() % (uint64_t)count); }

/* A number from `least` to `greatest`. */
static inline double random_number(double least, double greatest) {
  return least + (greatest - least) * (double)(random_bits() >> 11) / 9007199254740992.0;
}

#endif
