// Values of keyframe tracks at many times, as Timeline and CubicPiece in MotionNumerics compute them.
#include "MotionKernels.h"

#if defined(__x86_64__)

#include "lanes.h"

// The wider vectors come with fused multiply-adds, whose results have other bits.
#pragma STDC FP_CONTRACT OFF

/// Up to this number of keys, counting the keys below a time finds its interval.
enum { FEW = 8, LANES = 4 };

/// The same number in all lanes.
#define ALL(NUMBER) ((motion_four){NUMBER, NUMBER, NUMBER, NUMBER})

// MARK: The interval

/// The interval of a time inside the track, as GuideTable finds it.
INLINE size_t interval(const struct motion_keys *keys, double time) {
  double position = (0.5 * time - keys->half_of_first) * keys->cells_per_half;
  if (keys->last_cell < position) position = keys->last_cell;
  const int32_t *before = keys->knots_before + (bits(position + 0x1p52) - bits(0x1p52));
  if (__builtin_expect(before[0] < 0, 0)) {
    // Several knots in a cell: a bisection finds the first knot above the time.
    size_t low = ~before[0], high = before[1] < 0 ? ~before[1] : before[1];
    while (low < high) {
      size_t middle = (low + high) / 2;
      if (keys->knots[middle] > time) high = middle;
      else low = middle + 1;
    }
    return low - 1;
  }
  size_t low = before[0];
  return low - (keys->knots[low] > time);
}

// MARK: The cubics

struct cubics {
  motion_four start, end, start_excess, end_excess;
};

/// Computes the values from the nearer end, so that the rounding error vanishes at both ends.
INLINE void set(const struct cubics *cubics, const motion_four *fractions, double *values) {
  motion_four fraction = *fractions, rest = 1 - fraction;
  motion_four bend = cubics->start_excess * rest + cubics->end_excess * fraction;
  motion_four difference = cubics->end - cubics->start;
  motion_four_bits is_near_end = fraction > 0.5;
  motion_four near = (motion_four)SELECT(is_near_end, (motion_four_bits)cubics->end, (motion_four_bits)cubics->start);
  // As in Swift, 1 is subtracted from both, which is exact.
  motion_four one = (motion_four)(is_near_end & (motion_four_bits)ALL(1));
  motion_four along = rest - one, across = fraction - one;
  motion_four value = near + (difference + bend * along) * across;
  STORE(value, values);
}

INLINE double value(const double *piece, double fraction) {
  double start = piece[0], end = piece[1], rest = 1 - fraction;
  double bend = piece[2] * rest + piece[3] * fraction;
  return fraction <= 0.5 ? start + ((end - start) + bend * rest) * fraction
                         : end + ((end - start) - bend * fraction) * (fraction - 1);
}

/// Gathers four cubics; the numbers of each cubic are stored in succession.
INLINE void gather(const double *const pieces[LANES], struct cubics *cubics) {
  motion_four a, b, c, d;
  LOAD(pieces[0], a);
  LOAD(pieces[1], b);
  LOAD(pieces[2], c);
  LOAD(pieces[3], d);
  motion_four first = __builtin_shufflevector(a, b, 0, 4, 2, 6), second = __builtin_shufflevector(a, b, 1, 5, 3, 7);
  motion_four third = __builtin_shufflevector(c, d, 0, 4, 2, 6), fourth = __builtin_shufflevector(c, d, 1, 5, 3, 7);
  cubics->start = __builtin_shufflevector(first, third, 0, 1, 4, 5);
  cubics->end = __builtin_shufflevector(second, fourth, 0, 1, 4, 5);
  cubics->start_excess = __builtin_shufflevector(first, third, 2, 3, 6, 7);
  cubics->end_excess = __builtin_shufflevector(second, fourth, 2, 3, 6, 7);
}

// MARK: Blocks

/// Sets the values at four times inside the track, each with a separate interval.
INLINE void set_separate(const struct motion_keys *keys, const double *times, const size_t *intervals,
                         double *values) {
  motion_four time, start, end;
  LOAD(times, time);
  motion_two ends[LANES];
  const double *pieces[LANES];
  for (int lane = 0; lane < LANES; lane++) {
    LOAD(keys->knots + intervals[lane], ends[lane]);
    pieces[lane] = keys->pieces + 4 * intervals[lane];
  }
  motion_four first = __builtin_shufflevector(ends[0], ends[2], 0, 1, 2, 3);
  motion_four second = __builtin_shufflevector(ends[1], ends[3], 0, 1, 2, 3);
  start = __builtin_shufflevector(first, second, 0, 4, 2, 6);
  end = __builtin_shufflevector(first, second, 1, 5, 3, 7);
  motion_four fractions = (time - start) / (end - start);
  struct cubics cubics;
  gather(pieces, &cubics);
  set(&cubics, &fractions, values);
}

/// The value at any time, as KeyframeTrack computes it.
INLINE double single(const struct motion_keys *keys, double time) {
  size_t last = keys->count - 2;
  if (!(time < keys->end)) {
    return time != time ? value(keys->pieces, __builtin_nan("")) : value(keys->pieces + 4 * last, 1);
  }
  if (!(time >= keys->start)) return value(keys->pieces, 0);
  size_t found = interval(keys, time);
  const double *knots = keys->knots + found;
  return value(keys->pieces + 4 * found, (time - knots[0]) / (knots[1] - knots[0]));
}

/// Sets the values of whole blocks from an index on, while they lie in one interval; returns the index after them.
INLINE size_t run(const struct motion_keys *keys, size_t interval, const double *times, size_t index, size_t count,
                  double *values) {
  double start = keys->knots[interval], end = keys->knots[interval + 1];
  const double *piece = keys->pieces + 4 * interval;
  // Not as a sum with zeros, because −0 would become 0.
  struct cubics cubics = {ALL(piece[0]), ALL(piece[1]), ALL(piece[2]), ALL(piece[3])};
  for (; index + LANES <= count; index += LANES) {
    motion_four time;
    LOAD(times + index, time);
    if (__builtin_reduce_and((time >= start) & (time < end)) == 0) break;
    motion_four fractions = (time - start) / (end - start);
    set(&cubics, &fractions, values + index);
  }
  return index;
}

INLINE void sample(const struct motion_keys *keys, const double *times, size_t count, double *values) {
  size_t index = 0;
  while (index + LANES <= count) {
    motion_four time;
    LOAD(times + index, time);
    if (__builtin_reduce_and((time >= keys->start) & (time < keys->end)) == 0) {
      for (int lane = 0; lane < LANES; lane++) values[index + lane] = single(keys, times[index + lane]);
      index += LANES;
      continue;
    }
    size_t intervals[LANES];
    if (keys->count <= FEW) {
      motion_four_bits found = {0};
      for (size_t key = 1; key + 1 < keys->count; key++) found -= time >= keys->knots[key];
      for (int lane = 0; lane < LANES; lane++) intervals[lane] = (size_t)found[lane];
    } else {
      for (int lane = 0; lane < LANES; lane++) intervals[lane] = interval(keys, times[index + lane]);
    }
    set_separate(keys, times + index, intervals, values + index);
    index += LANES;
    // If the times are in order, many more lie in the same interval.
    size_t first = intervals[0];
    if (((intervals[1] ^ first) | (intervals[2] ^ first) | (intervals[3] ^ first)) == 0) {
      index = run(keys, first, times, index, count, values);
    }
  }
  for (; index < count; index++) values[index] = single(keys, times[index]);
}

__attribute__((target("avx2"))) static void sample_avx2(const struct motion_keys *keys, const double *times,
                                                        size_t count, double *values) {
  sample(keys, times, count, values);
}

void motion_sample_keys(enum motion_vectors vectors, const struct motion_keys *keys, const double *times,
                        size_t count, double *values) {
  // Eight lanes would be no faster: most of the time goes into divisions, which take twice as long then.
  (void)vectors;
  sample_avx2(keys, times, count, values);
}

#endif
