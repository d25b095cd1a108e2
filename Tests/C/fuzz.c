/*
 * Calls the functions with random arguments: `fuzz SEED CALLS`. Null and other handles, negative and absurd counts, numbers
 * that are none, arrays that overlap, buffers that are too short. No call may end the program, write outside of what it was
 * lent, or keep memory when all handles are closed.
 */
#include "fuzz.h"

static double arena[4864];
static char letters[512];

static long kept;
static struct fuzz_slot fuzz_slots[fuzz_kinds][8];

double fuzz_number(void) {
  static const double odd[] = {0, -0.0, 1, -1, NAN, INFINITY, -INFINITY, 1e308, -1e308, 5e-324, 1e-9, 0.5, 9e15, 0x1p53};
  switch (random_index(4)) {
    case 0: return odd[random_index(COUNT(odd))];
    case 1: return random_number(-1e6, 1e6);
    default: return random_number(-0.5, 3);
  }
}

ptrdiff_t fuzz_count(void) {
  static const ptrdiff_t odd[] = {-1, PTRDIFF_MIN, PTRDIFF_MAX, PTRDIFF_MAX / 8 + 1, (ptrdiff_t)1 << 59};
  return random_index(12) ? random_index(random_index(8) ? 40 : 900) : odd[random_index(COUNT(odd))];
}

double *fuzz_array(void) {
  if (!random_index(16)) return NULL;
  double *start = arena + random_index(1200);
  for (int i = 0; i < 8; i++) start[random_index(900)] = fuzz_number();
  return random_index(64) ? start : (double *)((char *)start + 4);
}

double *fuzz_times(void) {
  double *start = arena + random_index(1200), time = random_number(-1, 1);
  for (int i = 0; i < 40; i++) start[i] = time += random_number(0, 0.1);
  return start;
}

/* No text begins with it. */
#define UNTOUCHED '\1'

struct fuzz_text fuzz_buffer(void) {
  memset(letters, UNTOUCHED, sizeof letters);
  struct fuzz_text text = {random_index(8) ? letters : NULL, random_index(16) ? random_index(200) : -random_index(9)};
  return text;
}

void fuzz_check(struct fuzz_text text) {
  ptrdiff_t room = text.start && text.capacity > 0 ? text.capacity : 0;
  /* Not every call writes text. */
  if (room && letters[0] == UNTOUCHED) room = 0;
  if (room) CHECK(memchr(text.start, 0, (size_t)room));
  for (ptrdiff_t i = room; i < (ptrdiff_t)sizeof letters; i++) CHECK(letters[i] == UNTOUCHED);
}

const char *fuzz_notation(void) {
  static const char *const good[] = {
      "ease",        "cubic-bezier(0.2, 0, 0, 1)", "steps(4, jump-none)", "linear(0, 0.25 75%, 1)",
      "snappy",      "spring(1 100 10) 0 -> 300",  "spring(1 100 0)",     "spring(duration: 0.5, bounce: 0.3)",
      "damped(5, 30)", "decay(velocity: 1000, deceleration: 0.998)", "400ms ease 100ms", "ease-out-bounce 5 -> -5",
      "spring(1 100 10) within(max: 1, restitution: 0.5)", "min-jerk(500ms)", "spring(1e-300 1e300 1)",
      "1s damped(5, 30) 100ms", "snappy after 100ms 0 -> 300"};
  static char text[128];
  if (!random_index(20)) return NULL;
  strcpy(text, good[random_index(COUNT(good))]);
  for (ptrdiff_t edits = random_index(4) ? 0 : 1 + random_index(3); edits > 0 && *text; edits--)
    text[random_index((ptrdiff_t)strlen(text))] = (char)(random_index(3) ? "0123456789.,-() e:%s"[random_index(20)] : 1 + random_index(255));
  return text;
}

const char *fuzz_spring(void) {
  static const char *const good[] = {"snappy", "spring(1 100 10)", "spring(1 1e8 1)", "wobbly", "spring(1 100 0)"};
  return random_index(4) ? good[random_index(COUNT(good))] : fuzz_notation();
}

struct fuzz_slot *fuzz_handle(enum fuzz_kind kind) { return &fuzz_slots[kind][random_index(8)]; }

void fuzz_keep(enum fuzz_kind kind, void *handle) {
  struct fuzz_slot *slot = fuzz_handle(kind);
  if (slot->handle) slot->close(slot->handle);
  slot->handle = handle;
  if (handle) kept++;
}

static void close_motion(void *handle) { inbetween_motion_close((inbetween_motion *)handle); }
static void close_follower(void *handle) { inbetween_follower_close((inbetween_follower *)handle); }
static void close_axis(void *handle) { inbetween_axis_close((inbetween_axis *)handle); }
static void close_curve(void *handle) { inbetween_curve_close((inbetween_curve *)handle); }
static void close_pool(void *handle) { inbetween_pool_close((inbetween_pool *)handle); }
static void close_path(void *handle) { inbetween_path_close((inbetween_path *)handle); }
static void close_track(void *handle) { inbetween_track_close((inbetween_track *)handle); }
static void close_effect(void *handle) { inbetween_effect_close((inbetween_effect *)handle); }
static void close_table(void *handle) { inbetween_table_close((inbetween_table *)handle); }
static void close_animation(void *handle) { inbetween_animation_close((inbetween_animation *)handle); }
static void close_lottie(void *handle) { inbetween_lottie_close((inbetween_lottie *)handle); }

int main(int count, char **words) {
  static void (*const calls[])(void) = {fuzz_motions, fuzz_followers, fuzz_axes,    fuzz_curves,
                                       fuzz_pools,   fuzz_paths,     fuzz_tracks, fuzz_effects, fuzz_lottie_calls,
                                       fuzz_imports, fuzz_tables,    fuzz_animation_calls};
  /* They take as long as some thousand of the others. */
  static void (*const slow_calls[])(void) = {fuzz_fits, fuzz_exports, fuzz_animation_exports};
  static void (*const closes[fuzz_kinds])(void *) = {close_motion, close_follower, close_axis,   close_curve, close_pool,
                                                     close_path,   close_track,    close_effect, close_lottie, close_table,
                                                     close_animation};
  CHECK(count == 3);
  for (int kind = 0; kind < fuzz_kinds; kind++)
    for (int i = 0; i < 8; i++) fuzz_slots[kind][i].close = closes[kind];
  random_state = strtoull(words[1], NULL, 10);
  for (long i = strtol(words[2], NULL, 10); i > 0; i--) {
    if (random_index(400)) {
      calls[random_index(COUNT(calls))]();
    } else {
      slow_calls[random_index(COUNT(slow_calls))]();
    }
  }
  for (int kind = 0; kind < fuzz_kinds; kind++)
    for (int i = 0; i < 8; i++) closes[kind](fuzz_slots[kind][i].handle);
  printf("Random calls: %s, with %ld handles opened and closed\n", words[2], kept);
  return 0;
}
