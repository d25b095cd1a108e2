// The definitions that the loops share: vectors of doubles, and a copy of a loop for each width.
#ifndef MOTION_LANES_H
#define MOTION_LANES_H

#include <stdint.h>
#include <string.h>

#define INLINE static inline __attribute__((always_inline))

/// Vectors of two, four and eight doubles, and the results of their comparisons: all bits of a lane, or none.
///
/// A processor without such wide vectors handles them in parts. Different processors would pass them to functions in
/// different ways. So the vectors are only local, and are loaded and stored by `memcpy`.
typedef double motion_two __attribute__((vector_size(16)));
typedef double motion_four __attribute__((vector_size(32)));
typedef double motion_eight __attribute__((vector_size(64)));
typedef int64_t motion_four_bits __attribute__((vector_size(32)));
typedef int64_t motion_eight_bits __attribute__((vector_size(64)));

#define LOAD(PLACE, VECTOR) memcpy(&(VECTOR), (PLACE), sizeof(VECTOR))
#define STORE(VECTOR, PLACE) memcpy((PLACE), &(VECTOR), sizeof(VECTOR))

/// One of two numbers in each lane; both are vectors of the type of the bits.
#define SELECT(BITS, YES, NO) (((BITS) & (YES)) | (~(BITS) & (NO)))

INLINE uint64_t bits(double x) {
  uint64_t result;
  memcpy(&result, &x, sizeof result);
  return result;
}

INLINE double number(uint64_t bits) {
  double result;
  memcpy(&result, &bits, sizeof result);
  return result;
}

#endif
