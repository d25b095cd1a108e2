/* Threads that share handles: each reads what the others read, to the bit. */
#include <pthread.h>

#include "check.h"

enum { threads = 4, times = 4096 };

static inbetween_motion *motions[3];
static inbetween_curve *curve;
static inbetween_path *path;
static inbetween_track *track;
static double instants[times];

static void *run(void *sums) {
  double values[times], velocities[times], sum = 0;
  char text[64];
  for (int round = 0; round < 20; round++) {
    for (int m = 0; m < COUNT(motions); m++) {
      CHECK(inbetween_motion_sample(motions[m], instants, values, velocities, times) == INBETWEEN_OK);
      for (int i = 0; i < times; i += 64) sum += values[i] + inbetween_motion_velocity(motions[m], instants[i]);
      CHECK(inbetween_motion_sample_evenly(motions[m], 0, 0.001, values, times) == INBETWEEN_OK);
      sum += values[times - 1];
      CHECK(inbetween_motion_notation(motions[m], text, sizeof text) > 0);
    }
    CHECK(inbetween_curve_sample(curve, instants, values, times) == INBETWEEN_OK);
    sum += values[99];
    CHECK(inbetween_path_sample(path, instants, NULL, NULL, values, times) == INBETWEEN_OK);
    sum += values[times - 1];
    CHECK(inbetween_track_sample(track, instants, values, velocities, times) == INBETWEEN_OK);
    sum += values[999] + velocities[999];
    inbetween_motion *caught = inbetween_motion_hand_over(motions[0], "wobbly", 5, 0.1, text, sizeof text);
    CHECK(caught);
    inbetween_motion_close(caught);
  }
  *(double *)sums = sum;
  return NULL;
}

int main(void) {
  const char *notations[] = {"ease-out-bounce 0 -> 90", "spring(1 100 10)", "linear(0, 0.25 75%, 1)"};
  for (int m = 0; m < COUNT(motions); m++) motions[m] = opened(notations[m]);
  curve = inbetween_curve_open("ease", NULL, 0);
  path = inbetween_path_open("M0 0C0 100 100 100 100 0", 1e-9, NULL, 0);
  const double keys[3] = {0, 0.7, 2};
  track = inbetween_track_open(keys, keys, 1, NULL, 3, "cubic", NULL, 0);
  CHECK(curve && path && track);
  for (int i = 0; i < times; i++) instants[i] = i / 2048.0;
  pthread_t ids[threads];
  double sums[threads];
  for (int t = 0; t < threads; t++) CHECK(pthread_create(&ids[t], NULL, run, &sums[t]) == 0);
  for (int t = 0; t < threads; t++) CHECK(pthread_join(ids[t], NULL) == 0);
  for (int t = 1; t < threads; t++) CHECK(same(sums[t], sums[0]));
  for (int m = 0; m < COUNT(motions); m++) inbetween_motion_close(motions[m]);
  inbetween_curve_close(curve);
  inbetween_path_close(path);
  inbetween_track_close(track);
  return 0;
}
