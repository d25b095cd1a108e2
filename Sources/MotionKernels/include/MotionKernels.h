// Loops of MotionNumerics for processors with wider vectors than every x86-64 has.
//
// Each takes the steps of a Swift loop, in the same order and without fused ones, so that the bits are the same: it can
// be left out, and is on other processors. MotionNumerics asks for the vectors once, and calls what suits them.
#ifndef MOTION_KERNELS_H
#define MOTION_KERNELS_H

#include <stddef.h>

/// The vectors of a processor: those of every x86-64, of two doubles; of four; of eight.
enum motion_vectors { MOTION_VECTORS_PLAIN, MOTION_VECTORS_AVX2, MOTION_VECTORS_AVX512 };

/// The widest vectors of this processor.
enum motion_vectors motion_widest_vectors(void);

/// What the closed form of a spring needs, as CharacteristicRoots names it.
struct motion_roots {
  double decay, frequency, frequency_low, negative_squared_frequency, slow, gap;
};

/// The rows of a block: times and columns have as many.
enum { MOTION_BLOCK_LENGTH = 32 };

/// The transitions of a spring with ζ < 1 over times, less those of the start, in four columns one after the other.
/// Returns 0 if they are right, and else 1: some time is not above the start, or not of ordinary size.
///
/// The vectors must be those of the processor, and wider than plain ones.
int motion_swing(enum motion_vectors vectors, const double *times, double start, const struct motion_roots *roots,
                 double *columns);

/// The same for ζ > 1.
int motion_fall(enum motion_vectors vectors, const double *times, double start, const struct motion_roots *roots,
                double *columns);

#endif
