/* Random arguments. */
#ifndef FUZZ_H
#define FUZZ_H

#include "check.h"
#include "random.h"

enum fuzz_kind { fuzz_motion, fuzz_follower, fuzz_axis, fuzz_curve, fuzz_pool, fuzz_path, fuzz_track, fuzz_effect, fuzz_lottie, fuzz_table, fuzz_animation,
                 fuzz_kinds };

/* A handle that may be null, and how it is closed. */
struct fuzz_slot {
  void *handle;
  void (*close)(void *);
};

/* A buffer for text. */
struct fuzz_text {
  char *start;
  ptrdiff_t capacity;
};

double fuzz_number(void);
/* A count that an array has room for, or one that no array has. */
ptrdiff_t fuzz_count(void);
/* Any numbers; arrays may overlap, be null or misaligned. */
double *fuzz_array(void);
/* Forty ascending times. */
double *fuzz_times(void);
struct fuzz_text fuzz_buffer(void);
/* Checks that a buffer has its zero byte, and nothing was written behind it. */
void fuzz_check(struct fuzz_text text);
/* A notation, often with mistakes; a spring, most of the time. */
const char *fuzz_notation(void);
const char *fuzz_spring(void);
/* A random handle, and a place for one in exchange for another. */
struct fuzz_slot *fuzz_handle(enum fuzz_kind kind);
void fuzz_keep(enum fuzz_kind kind, void *handle);

void fuzz_motions(void);
void fuzz_fits(void);
void fuzz_exports(void);
void fuzz_imports(void);
void fuzz_animation_calls(void);
void fuzz_animation_exports(void);
void fuzz_tables(void);
void fuzz_followers(void);
void fuzz_axes(void);
void fuzz_curves(void);
void fuzz_pools(void);
void fuzz_paths(void);
void fuzz_tracks(void);
void fuzz_effects(void);
void fuzz_lottie_calls(void);

#endif
