// Loops of MotionNumerics for processors with wider vectors than the two doubles of every x86-64.
//
// Each loop takes the steps of a Swift loop, in the same order and without fused steps, so that the bits are the same.
// It can be left out, as on other processors. MotionNumerics asks for the vectors once, and calls the loops for them.
#ifndef MOTION_KERNELS_H
#define MOTION_KERNELS_H

#include <stddef.h>

/// The number of processors that are online, or 0 if the system does not tell.
long motion_processors(void);

/// The vectors of a processor: two doubles, as on every x86-64; four; or eight.
enum motion_vectors { MOTION_VECTORS_PLAIN, MOTION_VECTORS_AVX2, MOTION_VECTORS_AVX512 };

/// The widest vectors of this processor.
enum motion_vectors motion_widest_vectors(void);

/// The numbers of a spring's closed form, with the names of CharacteristicRoots.
struct motion_roots {
  double decay, frequency, frequency_low, negative_squared_frequency, slow, gap;
};

/// The number of rows of a block: the length of the times and of each column.
enum { MOTION_BLOCK_LENGTH = 32 };

/// Computes the transitions of a spring with ζ < 1 from the start to each time, in four columns one after the other.
/// Returns 0 if they are right, and else 1: some time is not above the start, or not of ordinary size.
///
/// The processor must have the vectors, and they must be wider than plain ones.
int motion_swing(enum motion_vectors vectors, const double *times, double start, const struct motion_roots *roots,
                 double *columns);

/// The same for ζ > 1.
int motion_fall(enum motion_vectors vectors, const double *times, double start, const struct motion_roots *roots,
                double *columns);

// MARK: Pools of springs

/// A step of all members that share a spring, and the contribution of a target's velocity.
struct motion_step {
  /// The factors for the new displacement, from the displacement and the velocity, and for the new velocity, from both.
  double xx, xv, vx, vv;
  /// The displacement and the velocity within which a lane comes to rest, and a bound of at least the square of that
  /// displacement.
  double tolerance, slowest, squared_tolerance;
  double interval, distance_from_target, velocity_from_target;
};

/// The columns of a group. For each block of eight lanes, `awake` tells whether a lane may move, and `led` whether a
/// target may move.
struct motion_columns {
  double *positions, *velocities, *targets;
  /// NULL, like `led`, if no target has moved.
  double *target_velocities;
  unsigned char *awake, *led;
};

/// The result of a step for an unchanged block that must be moved lane by lane: more than any eight bits.
enum { MOTION_LANE_BY_LANE = 256 };

/// Advances the blocks from an index on, and marks the blocks that rest. Stops after a block in which lanes come to
/// rest. Also stops after a block with targets that move, if a lane may come to rest, or if no target moves any more;
/// this block stays unchanged.
///
/// Returns the index after that block, and in `arrived` the lanes that have come to rest, as bits, or
/// `MOTION_LANE_BY_LANE`. Without such a block, returns the count of blocks, and 0 in `arrived`.
size_t motion_step(enum motion_vectors vectors, const struct motion_step *transition,
                   const struct motion_columns *columns, size_t first, size_t count, unsigned *arrived);

/// Replaces the targets of whole blocks, and their velocities if the columns have velocities (0 for NULL). Marks the
/// blocks that change. Stops before a block with a target that is not at a finite distance, or has no finite velocity.
///
/// Returns the index of that block, or the count.
size_t motion_replace_targets(enum motion_vectors vectors, const struct motion_columns *columns,
                              const double *new_targets, const double *new_velocities, size_t count);

// MARK: Even samples of springs

/// The samples in a row.
enum { MOTION_ROW_LENGTH = 64 };

/// A state on a spring, and the transitions within a row: the columns have the length of a row.
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

/// An arc of a timing curve, with the names of CurveArc.
struct motion_arc {
  double x0, x1, x2, x3, y1, y2, y3, start, end;
};

/// A polynomial through points of an arc, with the names of ArcFit.
struct motion_fit {
  double odd[4], even[4], middle, distance;
};

/// Fits an arc.
void motion_fit_arc(enum motion_vectors vectors, const struct motion_arc *arc, struct motion_fit *fit);

// MARK: Keyframe tracks

/// The keys of a track of numbers, with their guide table, whose parts have the names of GuideTable.
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
