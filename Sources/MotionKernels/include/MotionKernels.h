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

// MARK: Pools of springs

/// A step of all members that share a spring, and what a target's velocity adds to it.
struct motion_step {
  /// The displacement from the displacement and from the velocity, and the velocity from both.
  double xx, xv, vx, vv;
  /// The displacement and the velocity within which a lane comes to rest, and at least the square of the former.
  double tolerance, slowest, squared_tolerance;
  double interval, distance_from_target, velocity_from_target;
};

/// The columns of a group, and for each block of eight lanes whether one may move, and whether a target may.
struct motion_columns {
  double *positions, *velocities, *targets;
  /// NULL, with `led`, where no target has moved.
  double *target_velocities;
  unsigned char *awake, *led;
};

/// What a step returns for a block that is as before, and must be moved lane by lane: more than any eight bits.
enum { MOTION_LANE_BY_LANE = 256 };

/// Advances the blocks from one on, and marks those that rest, up to one in which lanes come to rest, or one in which
/// targets move and a lane may come to rest, or none moves any more.
///
/// Returns the index after that block, and its lanes that have come to rest as bits, or `MOTION_LANE_BY_LANE`; or the
/// count of blocks, and 0.
size_t motion_step(enum motion_vectors vectors, const struct motion_step *transition,
                   const struct motion_columns *columns, size_t first, size_t count, unsigned *arrived);

/// Replaces the targets of whole blocks, and their velocities where the columns have some (0 for NULL), and marks what
/// they move, up to a block with a target that is not at a finite distance, or has no finite velocity.
///
/// Returns the index of that block, or the count.
size_t motion_replace_targets(enum motion_vectors vectors, const struct motion_columns *columns,
                              const double *new_targets, const double *new_velocities, size_t count);

// MARK: Even samples of springs

/// The samples in a row.
enum { MOTION_ROW_LENGTH = 64 };

/// A state on a spring, and what it becomes in a row: the columns have the length of one.
struct motion_grid {
  double displacement, velocity, base;
  const double *from_displacement, *from_velocity;
};

/// Fills whole rows, each after a transition of four coefficients that leads to it.
void motion_fill_rows(enum motion_vectors vectors, const double *rows, size_t count, const struct motion_grid *grid,
                      double *values);

// MARK: Prepared timing curves

/// The bytes from a cell to the next; the first slot of a division, and the slot without a cell.
enum { MOTION_CELL_STRIDE = 96, MOTION_FIRST_DIVISION = 154, MOTION_NO_CELL = 255 };

/// The cells of a prepared curve, and for each of 1025 bins the number of a cell.
struct motion_cells {
  const void *cells;
  const unsigned char *slots;
};

/// Sets values up to the first progress without a cell in its bin.
///
/// Returns its index, or the count.
size_t motion_sample_cells(enum motion_vectors vectors, const struct motion_cells *table, const double *progress,
                           size_t count, double *values);

/// The same from a first index on, at start + index · step.
size_t motion_sample_cells_evenly(enum motion_vectors vectors, const struct motion_cells *table, double start,
                                  double step, size_t first, size_t count, double *values);

// MARK: Keyframe tracks

/// The keys of a track of numbers, with their guide table, as GuideTable names its parts.
struct motion_keys {
  const double *knots;
  /// The number of knots, at least two.
  size_t count;
  const int *knots_before;
  double half_of_first, cells_per_half, last_cell;
  /// The first knot and the last one.
  double start, end;
  /// For each interval both values and both excesses.
  const double *pieces;
};

/// The values of a track at times in any order.
void motion_sample_keys(enum motion_vectors vectors, const struct motion_keys *keys, const double *times,
                        size_t count, double *values);

#endif
