// The transitions of springs, as TransitionLanes in MotionNumerics computes them. The elementary functions are those of
// its folder Numerics/Elementary, which gives the reasons.
#include "MotionKernels.h"

#if defined(__x86_64__)

#include "lanes.h"

// The wider vectors come with fused multiply-adds, whose results have other bits.
#pragma STDC FP_CONTRACT OFF

// Negative if a number without a sign is above a limit, or is NaN.
INLINE uint64_t above(double x, double limit) { return bits(limit) - bits(x); }

// MARK: The exponential

struct exponential {
  double counted, remainder, rest, half_square, tail;
};

INLINE double upper_half(double x) { return number(bits(x) & ~(uint64_t)0x7FFFFFF); }

INLINE struct exponential exponential(double x) {
  double counted = x * 0x1.71547652b82fep+0 + 0x1.8p52;
  double n = counted - 0x1.8p52;
  double upper = x - n * 0x1.62e42feep-1, lower = n * 0x1.a39ef35793c76p-33;
  double r = upper - lower, square = r * r;
  double linear = 0x1.555555555555cp-3 * r;
  double middle = square * ((0x1.555555554fe06p-5 + 0x1.111111110e9eep-7 * r) +
                            square * (0x1.6c16c18606fabp-10 + 0x1.a01a01b44bb2bp-13 * r));
  double first = (0x1.000000000000cp-1 + linear) + middle, first_less_half = (0x1.8p-50 + linear) + middle;
  double last = (0x1.a01995bb3bea8p-16 + 0x1.71ddee5f22b42p-19 * r) +
                square * (0x1.28b0f602407a6p-22 + 0x1.af6ea400fd05cp-26 * r);
  double highest = (square * (square * square)) * last, rounding = (upper - r) - lower;
  double half = upper_half(r), lower_square = 0.5 * (r - half) * (r + half);
  return (struct exponential){counted, r, square * (first + highest) + rounding, 0.5 * (half * half),
                              square * (first_less_half + highest) + (lower_square + rounding)};
}

INLINE double scaled(double x, double counted) { return number(bits(x) + (bits(counted) << 52)); }

INLINE double value(struct exponential e) { return scaled(1 + (e.remainder + e.rest), e.counted); }

INLINE double less_one(struct exponential e) {
  double power = scaled(1, e.counted);
  double first = power - 1, second = power * e.remainder, third = power * e.half_square;
  double sum = first + second, total = sum + third;
  return total + (((sum - total) + third) + (((first - sum) + second) + power * e.tail));
}

// MARK: The sine and the cosine

struct angle {
  double counted, remainder, rest, certainty;
};

INLINE struct angle reduced(double high, double low) {
  double counted = high * 0x1.45f306dc9c883p-1 + 0x1.8p52;
  double q = counted - 0x1.8p52;
  double first = high - q * 0x1.921fb544p+0, product = q * 0x1.0b4611a6p-34, second = first - product;
  double lower = (((first - second) - product) - q * 0x1.3198a2e037073p-69) + low;
  double remainder = second + lower;
  double magnitude = number(bits(remainder) & INT64_MAX);
  return (struct angle){counted, remainder, (second - remainder) + lower, magnitude - q * 0x1p-49};
}

struct sine_and_cosine {
  double sine, cosine;
};

INLINE struct sine_and_cosine sine_and_cosine(struct angle angle) {
  double r = angle.remainder, square = r * r, fourth = square * square;
  double sine_tail = (-0x1.5555555555548p-3 + 0x1.111111110f77dp-7 * square) +
                     fourth * ((-0x1.a01a019bf7efap-13 + 0x1.71de3564d2b7bp-19 * square) +
                               fourth * (-0x1.ae5e594b78a4cp-26 + 0x1.5d8fa7fd5c9d2p-33 * square));
  double cosine_tail = (0x1.555555555554bp-5 + -0x1.6c16c16c1504bp-10 * square) +
                       fourth * ((0x1.a01a019c97777p-16 + -0x1.27e4f7f8eae3ap-22 * square) +
                                 fourth * (0x1.1ee9e15f38979p-29 + -0x1.8fa9952065738p-37 * square));
  double half = 0.5 * square, most = 1 - half;
  double sine = r + ((r * square) * sine_tail + angle.rest * most);
  double cosine = most + (((1 - most) - half) + (fourth * cosine_tail - r * angle.rest));
  uint64_t odd = 0 - (bits(angle.counted) & 1), swap = (bits(sine) ^ bits(cosine)) & odd;
  return (struct sine_and_cosine){
      number((bits(sine) ^ swap) ^ (bits(angle.counted) & 2) << 62),
      number((bits(cosine) ^ swap) ^ (bits(angle.counted + 1) & 2) << 62)};
}

// MARK: The closed forms

INLINE int swing(const double *restrict times, double start, const struct motion_roots *roots,
                 double *restrict columns) {
  const struct motion_roots spring = *roots;
  double frequency_upper = upper_half(spring.frequency), frequency_lower = spring.frequency - frequency_upper;
  uint64_t wrong = 0;
  for (int row = 0; row < MOTION_BLOCK_LENGTH; row++) {
    double time = times[row] - start, fallen = spring.decay * time;
    double time_upper = upper_half(time), time_lower = time - time_upper;
    double high = spring.frequency * time;
    double error = ((frequency_upper * time_upper - high) + frequency_upper * time_lower + frequency_lower * time_upper) +
                   frequency_lower * time_lower;
    struct angle angle = reduced(high, error + spring.frequency_low * time);
    wrong |= (bits(time) - 1) | above(time, 0x1p900) | above(fallen, 700) | above(high, 0x1p20) | bits(angle.certainty);
    double envelope = value(exponential(0 - fallen));
    struct sine_and_cosine turned = sine_and_cosine(angle);
    double sine = turned.sine / spring.frequency;
    double moved = envelope * sine, decayed = spring.decay * sine;
    columns[row] = envelope * (turned.cosine + decayed);
    columns[MOTION_BLOCK_LENGTH + row] = moved;
    columns[2 * MOTION_BLOCK_LENGTH + row] = spring.negative_squared_frequency * moved;
    columns[3 * MOTION_BLOCK_LENGTH + row] = envelope * (turned.cosine - decayed);
  }
  return (int)(wrong >> 63);
}

INLINE int fall(const double *restrict times, double start, const struct motion_roots *roots,
                double *restrict columns) {
  const struct motion_roots spring = *roots;
  uint64_t wrong = 0;
  for (int row = 0; row < MOTION_BLOCK_LENGTH; row++) {
    double time = times[row] - start, fallen = spring.slow * time;
    wrong |= (bits(time) - 1) | above(time, 0x1p900) | above(fallen, 700);
    double envelope = value(exponential(0 - fallen));
    double faster = spring.gap * time;
    struct exponential fading = exponential(0 - (faster > 700 ? 700 : faster));
    double difference = envelope * ((0 - less_one(fading)) / spring.gap), slowed = spring.slow * difference;
    columns[row] = envelope + slowed;
    columns[MOTION_BLOCK_LENGTH + row] = difference;
    columns[2 * MOTION_BLOCK_LENGTH + row] = spring.negative_squared_frequency * difference;
    columns[3 * MOTION_BLOCK_LENGTH + row] = envelope * value(fading) - slowed;
  }
  return (int)(wrong >> 63);
}

// MARK: For each width

#define VARIANT(LOOP, WIDTH)                                                                                          \
  __attribute__((target(#WIDTH))) static int LOOP##_##WIDTH(const double *times, double start,                        \
                                                            const struct motion_roots *roots, double *columns) {      \
    return LOOP(times, start, roots, columns);                                                                        \
  }

VARIANT(swing, avx2)
VARIANT(swing, avx512f)
VARIANT(fall, avx2)
VARIANT(fall, avx512f)

int motion_swing(enum motion_vectors vectors, const double *times, double start, const struct motion_roots *roots,
                 double *columns) {
  return (vectors == MOTION_VECTORS_AVX512 ? swing_avx512f : swing_avx2)(times, start, roots, columns);
}

int motion_fall(enum motion_vectors vectors, const double *times, double start, const struct motion_roots *roots,
                double *columns) {
  return (vectors == MOTION_VECTORS_AVX512 ? fall_avx512f : fall_avx2)(times, start, roots, columns);
}

#endif
