// Steps of a pool of springs, as SpringStep and TargetLanes in MotionNumerics take them, eight lanes at a time.
#include "MotionKernels.h"

#if defined(__x86_64__)

#include "lanes.h"

// The wider vectors come with fused multiply-adds, whose results have other bits.
#pragma STDC FP_CONTRACT OFF

enum { LANES = 8 };

// MARK: Steps

/// Advances a block with fixed targets, and returns the lanes that come to rest, as bits.
INLINE unsigned stand(const struct motion_step *by, const struct motion_columns *columns, size_t block) {
  double *positions = columns->positions + block * LANES, *velocities = columns->velocities + block * LANES;
  motion_eight target, position, velocity;
  LOAD(columns->targets + block * LANES, target);
  LOAD(positions, position);
  LOAD(velocities, velocity);
  motion_eight displacement = position - target;
  motion_eight after = displacement * by->xx + velocity * by->xv;
  motion_eight after_velocity = displacement * by->vx + velocity * by->vv;
  // Without its sign bit, only a zero has no bits.
  motion_eight_bits moving = (((motion_eight_bits)displacement | (motion_eight_bits)velocity) << 1) != 0;
  // All four comparisons at once: lanes pass by their targets too often for a branch to be predicted.
  motion_eight_bits arrived = (after <= by->tolerance) & (after >= -by->tolerance) & moving &
                              (after_velocity <= by->slowest) & (after_velocity >= -by->slowest);
  motion_eight next = target + after;
  unsigned lanes = 0;
  if (__builtin_expect(__builtin_reduce_or(arrived) != 0, 0)) {
    next = (motion_eight)SELECT(arrived, (motion_eight_bits)target, (motion_eight_bits)next);
    after_velocity = (motion_eight)(~arrived & (motion_eight_bits)after_velocity);
    for (int lane = 0; lane < LANES; lane++) lanes |= (unsigned)(arrived[lane] & 1) << lane;
    moving &= ~arrived;
  }
  STORE(next, positions);
  STORE(after_velocity, velocities);
  if (__builtin_reduce_or(moving) == 0) columns->awake[block] = 0;
  return lanes;
}

/// Advances a block with moving targets, and returns 1; returns 0, without a change, if a lane may come to rest or no
/// target moves any more.
INLINE int follow(const struct motion_step *by, const struct motion_columns *columns, size_t block) {
  double *positions = columns->positions + block * LANES, *velocities = columns->velocities + block * LANES;
  double *targets = columns->targets + block * LANES;
  motion_eight target, speed, position, velocity;
  LOAD(targets, target);
  LOAD(columns->target_velocities + block * LANES, speed);
  LOAD(positions, position);
  LOAD(velocities, velocity);
  motion_eight displacement = position - target;
  motion_eight after = displacement * by->xx + velocity * by->xv;
  motion_eight after_velocity = displacement * by->vx + velocity * by->vv;
  motion_eight_bits led = ((motion_eight_bits)speed << 1) != 0;
  motion_eight_bits moving = (((motion_eight_bits)displacement | (motion_eight_bits)velocity) << 1) != 0;
  if (__builtin_reduce_or((after * after < by->squared_tolerance) & moving & ~led) != 0) return 0;
  if (__builtin_reduce_or(led) == 0) return 0;
  after += speed * by->distance_from_target;
  after_velocity += speed * by->velocity_from_target;
  motion_eight next = target + after, next_target = target + speed * by->interval;
  STORE(next, positions);
  STORE(after_velocity, velocities);
  STORE(next_target, targets);
  return 1;
}

INLINE size_t step(const struct motion_step *transition, const struct motion_columns *target_columns, size_t first,
                   size_t count, unsigned *arrived) {
  // Local copies: stores into the columns cannot change them.
  const struct motion_step by = *transition;
  const struct motion_columns columns = *target_columns;
  for (size_t block = first; block < count; block++) {
    if (!columns.awake[block]) continue;
    if (columns.led != NULL && columns.led[block]) {
      if (follow(&by, &columns, block)) continue;
      *arrived = MOTION_LANE_BY_LANE;
      return block + 1;
    }
    unsigned lanes = stand(&by, &columns, block);
    if (lanes == 0) continue;
    *arrived = lanes;
    return block + 1;
  }
  *arrived = 0;
  return count;
}

// MARK: New targets

INLINE size_t replace(const struct motion_columns *columns, const double *new_targets, const double *new_velocities,
                      size_t count) {
  for (size_t block = 0; block < count; block++) {
    size_t lane = block * LANES;
    motion_eight target, position, old, speed = {0}, old_speed;
    LOAD(new_targets + lane, target);
    LOAD(columns->positions + lane, position);
    LOAD(columns->targets + lane, old);
    motion_eight displacement = position - target;
    // x − x is 0 for a finite number, and NaN for any other.
    motion_eight_bits failure = (motion_eight_bits)(displacement - displacement);
    motion_eight_bits change = (motion_eight_bits)target ^ (motion_eight_bits)old;
    if (columns->target_velocities != NULL) {
      if (new_velocities != NULL) LOAD(new_velocities + lane, speed);
      LOAD(columns->target_velocities + lane, old_speed);
      failure |= (motion_eight_bits)(speed - speed);
      change |= (motion_eight_bits)speed ^ (motion_eight_bits)old_speed;
    }
    if (__builtin_reduce_or(failure) != 0) return block;
    if (columns->target_velocities != NULL) {
      if (__builtin_reduce_or((motion_eight_bits)speed << 1) != 0) columns->led[block] = 1;
      STORE(speed, columns->target_velocities + lane);
    }
    if (__builtin_reduce_or(change) != 0) columns->awake[block] = 1;
    STORE(target, columns->targets + lane);
  }
  return count;
}

// MARK: For each width

#define VARIANTS(WIDTH)                                                                                               \
  __attribute__((target(#WIDTH))) static size_t step_##WIDTH(                                                         \
      const struct motion_step *transition, const struct motion_columns *columns, size_t first, size_t count,         \
      unsigned *arrived) {                                                                                            \
    return step(transition, columns, first, count, arrived);                                                          \
  }                                                                                                                   \
  __attribute__((target(#WIDTH))) static size_t replace_##WIDTH(                                                      \
      const struct motion_columns *columns, const double *new_targets, const double *new_velocities, size_t count) {  \
    return replace(columns, new_targets, new_velocities, count);                                                      \
  }

VARIANTS(avx2)
VARIANTS(avx512f)

size_t motion_step(enum motion_vectors vectors, const struct motion_step *transition,
                   const struct motion_columns *columns, size_t first, size_t count, unsigned *arrived) {
  return (vectors == MOTION_VECTORS_AVX512 ? step_avx512f : step_avx2)(transition, columns, first, count, arrived);
}

size_t motion_replace_targets(enum motion_vectors vectors, const struct motion_columns *columns,
                              const double *new_targets, const double *new_velocities, size_t count) {
  return (vectors == MOTION_VECTORS_AVX512 ? replace_avx512f : replace_avx2)(
      columns, new_targets, new_velocities, count);
}

#endif
