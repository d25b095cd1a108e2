// Values of prepared timing curves, as PreparedCubicBezier in MotionNumerics computes them.
#include "MotionKernels.h"

#if defined(__x86_64__)

#include "lanes.h"

// The wider vectors come with fused multiply-adds, whose results have other bits.
#pragma STDC FP_CONTRACT OFF

enum { LANES = 8 };

/// A cell, with the layout of PreparedCell.
struct cell {
  motion_two c12, c34, c56, c78;
  double rounded_base, c0, squared_reach;
};

/// Its sum with a progress is rounded to the multiples that the cells are made for.
static const double rounder = 3;

_Static_assert(sizeof(struct cell) == MOTION_CELL_STRIDE, "the cells of Swift have this stride");

/// Sets the values of whole blocks of eight from an index on, while they lie inside a cell; returns the index after
/// them.
INLINE size_t run(const struct cell *cell, const double *progress, size_t index, size_t count, double *values) {
  while (index + LANES <= count) {
    motion_eight block;
    LOAD(progress + index, block);
    motion_eight u = (block + rounder) - cell->rounded_base, square = u * u;
    // NaN may count as inside, as its value is NaN anyway.
    if (__builtin_reduce_or(~(motion_eight_bits)(square - cell->squared_reach)) < 0) break;
    motion_eight odd = cell->c78[0] * square + cell->c56[0];
    odd = odd * square + cell->c34[0];
    odd = odd * square + cell->c12[0];
    motion_eight even = cell->c78[1] * square + cell->c56[1];
    even = even * square + cell->c34[1];
    even = even * square + cell->c12[1];
    motion_eight value = cell->c0 + (u * odd + square * even);
    STORE(value, values + index);
    index += LANES;
  }
  return index;
}

/// The slot of a progress; outside 0…1, and for NaN, the slot without a cell.
INLINE unsigned slot(const unsigned char *slots, double progress) {
  uint64_t bin = bits(progress * 1024 + 0x1.8p52) - bits(0x1.8p52);
  return bin <= 1024 ? slots[bin] : MOTION_NO_CELL;
}

INLINE size_t sample(const struct motion_cells *table, const double *progress, size_t count, double *values) {
  const struct cell *cells = table->cells;
  size_t index = 0;
  while (index < count) {
    if (index + LANES <= count) {
      unsigned last = slot(table->slots, progress[index + LANES - 1]);
      if (last < MOTION_FIRST_DIVISION) {
        size_t end = run(cells + last, progress, index, count, values);
        if (end > index) {
          index = end;
          continue;
        }
      }
    }
    size_t end = count - index < LANES ? count : index + LANES;
    for (; index < end; index++) {
      unsigned own = slot(table->slots, progress[index]);
      if (own >= MOTION_FIRST_DIVISION) return index;
      const struct cell *cell = cells + own;
      double u = (progress[index] + rounder) - cell->rounded_base, square = u * u;
      motion_two polynomial = cell->c78 * square + cell->c56;
      polynomial = polynomial * square + cell->c34;
      polynomial = polynomial * square + cell->c12;
      motion_two terms = (motion_two){u, square} * polynomial;
      values[index] = cell->c0 + (terms[0] + terms[1]);
    }
  }
  return count;
}

/// Evenly spaced points of progress, a chunk at a time.
INLINE size_t sample_even(const struct motion_cells *table, double start, double step, size_t first, size_t count,
                          double *values) {
  enum { CHUNK = 8 * LANES };
  while (first < count) {
    // Whole numbers, which are added without a rounding error.
    double index = (double)first, progress[CHUNK];
    for (int point = 0; point < CHUNK; point++) progress[point] = (index + point) * step + start;
    size_t length = count - first < CHUNK ? count - first : CHUNK;
    size_t done = sample(table, progress, length, values + first);
    first += done;
    if (done < length) break;
  }
  return first;
}

#define VARIANTS(WIDTH)                                                                                               \
  __attribute__((target(#WIDTH))) static size_t sample_##WIDTH(const struct motion_cells *table,                      \
                                                               const double *progress, size_t count, double *values) {\
    return sample(table, progress, count, values);                                                                    \
  }                                                                                                                   \
  __attribute__((target(#WIDTH))) static size_t sample_even_##WIDTH(const struct motion_cells *table, double start,   \
                                                                    double step, size_t first, size_t count,          \
                                                                    double *values) {                                 \
    return sample_even(table, start, step, first, count, values);                                                     \
  }

VARIANTS(avx2)
VARIANTS(avx512f)

size_t motion_sample_cells(enum motion_vectors vectors, const struct motion_cells *table, const double *progress,
                           size_t count, double *values) {
  return (vectors == MOTION_VECTORS_AVX512 ? sample_avx512f : sample_avx2)(table, progress, count, values);
}

size_t motion_sample_cells_evenly(enum motion_vectors vectors, const struct motion_cells *table, double start,
                                  double step, size_t first, size_t count, double *values) {
  return (vectors == MOTION_VECTORS_AVX512 ? sample_even_avx512f : sample_even_avx2)(
      table, start, step, first, count, values);
}

#endif
