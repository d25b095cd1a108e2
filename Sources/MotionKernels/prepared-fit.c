// The polynomials of prepared timing curves, as ArcFit in MotionCurves computes them.
#include "MotionKernels.h"

#if defined(__x86_64__)

#include "lanes.h"

// The wider vectors come with fused multiply-adds, whose results have other bits.
#pragma STDC FP_CONTRACT OFF

/// cos(jπ/8) for j from 0 to 3.
static const motion_four s = {1, 0.9238795325112867, 0.7071067811865476, 0.3826834323650898};

/// −s and s, with 0 in place of the ends.
static const motion_eight nodes = {0, -0.9238795325112867, -0.7071067811865476, -0.3826834323650898,
                                   0, 0.9238795325112867,  0.7071067811865476,  0.3826834323650898};

/// The positive zeros of T₃₂, cos((2k + 1)π/64).
static const motion_eight zeros[2] = {
    {0.9987954562051724, 0.989176509964781, 0.970031253194544, 0.9415440651830208, 0.9039892931234433,
     0.8577286100002721, 0.8032075314806449, 0.7409511253549591},
    {0.6715589548470183, 0.5956993044924335, 0.5141027441932217, 0.4275550934302822, 0.33688985339222005,
     0.24298017990326398, 0.14673047445536175, 0.049067674327418126},
};

// Vectors are passed by their places, as lanes.h says.

/// The values at the nodes.
INLINE void set_values_at_nodes(const struct motion_arc *arc, motion_eight *result) {
  motion_eight steps = nodes - arc->x0;
  motion_eight theta = steps * (2 * arc->x2 * arc->x2 - arc->x3) - arc->x2;
  theta = theta * steps + ((arc->x3 + 1) * arc->x3 + 1);
  theta = theta * steps;
  motion_eight bends = theta * (3 * arc->x3) + arc->x2;
  motion_eight slopes = (bends + arc->x2) * theta + arc->x1;
  motion_eight excess = theta * arc->x3 + arc->x2;
  excess = excess * theta + arc->x1;
  excess = excess * theta - steps;
  theta -= excess * slopes / (slopes * slopes - excess * bends);
  motion_eight values = theta * arc->y3 + arc->y2;
  values = values * theta + arc->y1;
  *result = values * theta;
}

INLINE void set_even_powers(const motion_four *given, motion_four *result) {
  motion_four values = *given, rest = values - s * s * values[0];
  motion_four powers = (motion_four){2.34314575050762, -23.02943725152286, 52.68629150101524, -32} * rest[1];
  powers += (motion_four){-4.0, 36, -64, 32} * rest[2];
  powers += (motion_four){13.65685424949238, -56.97056274847714, 75.31370849898477, -32} * rest[3];
  powers[0] += values[0];
  *result = powers;
}

INLINE void set_odd_powers(const motion_four *given, motion_four *result) {
  motion_four values = *given, rest = values - s * values[0];
  motion_four powers =
      (motion_four){2.164784400584788, -21.276425721934952, 48.67578636171134, -29.564145040361176} * rest[1];
  powers +=
      (motion_four){-2.8284271247461903, 25.45584412271571, -45.254833995939045, 22.627416997969522} * rest[2];
  powers +=
      (motion_four){5.226251859505506, -21.801690496357956, 28.82130847253532, -12.245869835682873} * rest[3];
  powers[0] += values[0];
  *result = powers;
}

/// The square of what an arc's values are above the polynomial at some s, if that is more than before.
INLINE void count(const motion_four *odd_powers, const motion_four *even_powers, const motion_eight *places,
                  const motion_eight *values, motion_eight *squares) {
  motion_four odd = *odd_powers, even = *even_powers;
  motion_eight s = *places, square = s * s;
  motion_eight sum_of_even = square * even[3] + even[2];
  sum_of_even = sum_of_even * square + even[1];
  sum_of_even = sum_of_even * square + even[0];
  motion_eight sum_of_odd = square * odd[3] + odd[2];
  sum_of_odd = sum_of_odd * square + odd[1];
  sum_of_odd = sum_of_odd * square + odd[0];
  motion_eight distance = *values - (s * sum_of_odd + square * sum_of_even);
  motion_eight next = distance * distance;
  motion_eight_bits is_less = next < *squares;
  *squares = (motion_eight)SELECT(is_less, (motion_eight_bits)*squares, (motion_eight_bits)next);
}

/// The greatest distance from the arc at the zeros.
INLINE double distance(const motion_four *odd, const motion_four *even, double middle, const struct motion_arc *arc) {
  motion_eight squares = {0};
  for (int group = 0; group < 2; group++) {
    motion_eight theta = zeros[group], square = theta * theta;
    motion_eight even_x = square * arc->x2 + arc->x0, odd_x = (square * arc->x3 + arc->x1) * theta;
    motion_eight even_y = square * arc->y2 - middle, odd_y = (square * arc->y3 + arc->y1) * theta;
    motion_eight left = even_x - odd_x, right = even_x + odd_x, below = even_y - odd_y, above = even_y + odd_y;
    count(odd, even, &left, &below, &squares);
    count(odd, even, &right, &above, &squares);
  }
  double greatest = squares[0];
  for (int lane = 1; lane < 8; lane++) greatest = squares[lane] > greatest ? squares[lane] : greatest;
  return __builtin_sqrt(greatest);
}

INLINE void fit_arc(const struct motion_arc *arc, struct motion_fit *fit) {
  motion_eight values;
  set_values_at_nodes(arc, &values);
  double middle = values[0];
  motion_four left = {arc->start, values[1], values[2], values[3]};
  motion_four right = {arc->end, values[5], values[6], values[7]};
  motion_four sums = 0.5 * (right + left) - middle, differences = 0.5 * (right - left), odd, even;
  set_even_powers(&sums, &even);
  set_odd_powers(&differences, &odd);
  fit->middle = middle;
  fit->distance = distance(&odd, &even, middle, arc);
  STORE(odd, fit->odd);
  STORE(even, fit->even);
}

#define VARIANT(WIDTH)                                                                                             \
  __attribute__((target(#WIDTH))) static void fit_arc_##WIDTH(const struct motion_arc *arc,                        \
                                                              struct motion_fit *fit) {                            \
    fit_arc(arc, fit);                                                                                             \
  }

VARIANT(avx2)
VARIANT(avx512f)

void motion_fit_arc(enum motion_vectors vectors, const struct motion_arc *arc, struct motion_fit *fit) {
  (vectors == MOTION_VECTORS_AVX512 ? fit_arc_avx512f : fit_arc_avx2)(arc, fit);
}

#endif
