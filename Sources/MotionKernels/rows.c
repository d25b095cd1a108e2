// Evenly spaced samples of a spring, as SpringRow in MotionNumerics combines them.
#include "MotionKernels.h"

#if defined(__x86_64__)

#include "lanes.h"

// The wider vectors come with fused multiply-adds, whose results have other bits.
#pragma STDC FP_CONTRACT OFF

INLINE void fill(const double *restrict rows, size_t count, const struct motion_grid *grid, double *restrict values) {
  const double *from_displacement = grid->from_displacement, *from_velocity = grid->from_velocity;
  double base = grid->base;
  for (size_t row = 0; row < count; row++) {
    const double *row_transition = rows + 4 * row;
    double displacement = grid->displacement * row_transition[0] + grid->velocity * row_transition[1];
    double velocity = grid->displacement * row_transition[2] + grid->velocity * row_transition[3];
    // If unrolled completely, the loop would first load both columns into separate memory.
#pragma clang loop unroll_count(2)
    for (size_t column = 0; column < MOTION_ROW_LENGTH; column++) {
      double moved = displacement * from_displacement[column] + velocity * from_velocity[column];
      values[MOTION_ROW_LENGTH * row + column] = base + moved;
    }
  }
}

__attribute__((target("avx2"))) static void fill_avx2(const double *rows, size_t count, const struct motion_grid *grid,
                                                      double *values) {
  fill(rows, count, grid, values);
}

__attribute__((target("avx512f"))) static void fill_avx512f(const double *rows, size_t count,
                                                            const struct motion_grid *grid, double *values) {
  fill(rows, count, grid, values);
}

void motion_fill_rows(enum motion_vectors vectors, const double *rows, size_t count, const struct motion_grid *grid,
                      double *values) {
  (vectors == MOTION_VECTORS_AVX512 ? fill_avx512f : fill_avx2)(rows, count, grid, values);
}

#endif
