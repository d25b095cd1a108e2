/* Keyframe tracks: the values at and between keys, by each mode. */
#include "check.h"

/* Each number of a vector equals a track of that number alone, except in paced tracks: there the vectors set the pace. */
static void check_vectors(void) {
  enum { keys = 6, count = 700, most = 4 };
  static const char *const modes[] = {"linear", "discrete", "cubic", "monotone", "natural"};
  const char *const curves[keys] = {"ease", NULL, "hold", "steps(3)", NULL, NULL};
  double times[keys], instants[count], values[count * most], velocities[count * most], number[count], rate[count];
  for (int i = 0; i < keys; i++) times[i] = 0.1 * i * i;
  for (int i = 0; i < count; i++) instants[i] = i / 250.0 - 0.1;
  for (int dimension = 2; dimension <= most; dimension++) {
    for (int m = 0; m < COUNT(modes); m++) {
      double vectors[keys * most], numbers[keys];
      for (int i = 0; i < keys * dimension; i++) vectors[i] = sin(9.0 * i + m);
      const char *const *rules = m < 1 ? curves : NULL;
      inbetween_track *track = inbetween_track_open(times, vectors, dimension, rules, keys, modes[m], NULL, 0);
      CHECK(track && inbetween_track_rest_time(track) == times[keys - 1]);
      CHECK(inbetween_track_sample(track, instants, values, velocities, count) == INBETWEEN_OK);
      for (int place = 0; place < dimension; place++) {
        for (int i = 0; i < keys; i++) numbers[i] = vectors[i * dimension + place];
        inbetween_track *one = inbetween_track_open(times, numbers, 1, rules, keys, modes[m], NULL, 0);
        CHECK(inbetween_track_sample(one, instants, number, rate, count) == INBETWEEN_OK);
        for (int i = 0; i < count; i++) {
          CHECK(fabs(values[i * dimension + place] - number[i]) <= 1e-15);
          CHECK(fabs(velocities[i * dimension + place] - rate[i]) <= 1e-13);
        }
        inbetween_track_close(one);
      }
      double alone[count * most];
      CHECK(inbetween_track_sample(track, instants, alone, NULL, count) == INBETWEEN_OK);
      CHECK(!memcmp(alone, values, sizeof(double) * (size_t)(count * dimension)));
      CHECK(inbetween_track_sample(track, instants, values, values + count, count) == INBETWEEN_ARGUMENT);
      inbetween_track_close(track);
    }
  }
  /* A square, walked at one speed. */
  const double square[] = {0, 0, 3, 0, 3, 4, 0, 4};
  const double ends[] = {0, 0.3, 0.4, 1};
  inbetween_track *paced = inbetween_track_open(ends, square, 2, NULL, 4, "paced", NULL, 0);
  double speeds[2 * count];
  for (int i = 0; i < count; i++) instants[i] = (i + 0.5) / count;
  CHECK(inbetween_track_sample(paced, instants, values, speeds, count) == INBETWEEN_OK);
  for (int i = 0; i < count; i++) CHECK(fabs(hypot(speeds[2 * i], speeds[2 * i + 1]) - 10) <= 1e-12);
  inbetween_track_close(paced);
}

/* A card on a spring in two directions, caught in flight, and its colour. */
static void check_motions_and_colors(void) {
  char message[200], color[16];
  inbetween_motion *spring = opened("spring(1 100 10)"), *x = inbetween_motion_between(spring, 0, 120, NULL, 0);
  inbetween_motion *y = inbetween_motion_between(spring, 40, -10, NULL, 0);
  inbetween_track *card = inbetween_track_open_motions(x, y, NULL, NULL, message, sizeof message);
  CHECK(card && !*message && inbetween_track_dimension(card) == 2);
  const double time = 0.25, targets[2] = {300, 0};
  double now[2], rates[2], next[2], next_rates[2];
  CHECK(inbetween_track_sample(card, &time, now, rates, 1) == INBETWEEN_OK);
  CHECK(same(now[0], inbetween_motion_value(x, time)) && same(rates[1], inbetween_motion_velocity(y, time)));
  inbetween_track *caught = inbetween_track_hand_over(card, "snappy", targets, time, message, sizeof message);
  CHECK(caught && inbetween_track_sample(caught, &time, next, next_rates, 1) == INBETWEEN_OK);
  CHECK(!memcmp(now, next, sizeof now) && !memcmp(rates, next_rates, sizeof rates));
  CHECK(!inbetween_track_open_motions(x, NULL, y, NULL, message, sizeof message) && *message);
  CHECK(!inbetween_track_open_motions(NULL, NULL, NULL, NULL, message, sizeof message) && *message);
  CHECK(!inbetween_track_hand_over(card, NULL, targets, time, message, sizeof message) && *message);
  inbetween_track *glow = inbetween_track_open_colors(spring, "#ff0000", "blue", "oklab", message, sizeof message);
  CHECK(glow && inbetween_track_dimension(glow) == 4 && isnan(inbetween_track_value(glow, 0)));
  CHECK(inbetween_track_color(glow, 0, color, sizeof color) == 7 && !strcmp(color, "#ff0000"));
  CHECK(inbetween_track_color(card, 0, color, sizeof color) == -1);
  CHECK(!inbetween_track_open_colors(spring, "#ff0000", "blu", NULL, message, sizeof message) && *message);
  inbetween_track_close(glow);
  inbetween_track_close(caught);
  inbetween_track_close(card);
  inbetween_motion_close(y);
  inbetween_motion_close(x);
  inbetween_motion_close(spring);
}

void check_tracks(void) {
  check_vectors();
  check_motions_and_colors();
  char message[120];
  const double times[4] = {0, 0.2, 0.35, 0.5}, values[4] = {0.1, 1.3, 0.9, 1};
  const char *const curves[4] = {"ease-out", "hold", NULL, NULL};
  const char *const modes[] = {NULL, "linear", "discrete", "paced", "cubic", "cubicPaced", "monotone", "natural"};
  double instants[600], numbers[600], velocities[600];
  for (int i = 0; i < 600; i++) instants[i] = i / 1000.0 - 0.05;
  for (int m = 0; m < COUNT(modes); m++) {
    inbetween_track *track = inbetween_track_open(times, values, 1, m < 2 ? curves : NULL, 4, modes[m], message, sizeof message);
    CHECK(track && !*message && inbetween_track_rest_time(track) == 0.5);
    CHECK(same(inbetween_track_value(track, 0), 0.1) && same(inbetween_track_value(track, 1), 1));
    CHECK(inbetween_track_sample(track, instants, numbers, velocities, 600) == INBETWEEN_OK);
    for (int i = 0; i < 600; i++) {
      CHECK(same(numbers[i], inbetween_track_value(track, instants[i])));
      CHECK(same(velocities[i], inbetween_track_velocity(track, instants[i])));
    }
    if (m < 2) CHECK(inbetween_track_value(track, 0.3) == 1.3 && inbetween_track_velocity(track, 0.3) == 0);
    CHECK(inbetween_track_sample(track, instants, instants, NULL, 600) == INBETWEEN_ARGUMENT);
    inbetween_track_close(track);
  }
  CHECK(!inbetween_track_open(times, values, 1, NULL, 4, "linaer", message, sizeof message) && strstr(message, "mode"));
  CHECK(!inbetween_track_open(values, times, 1, NULL, 4, NULL, message, sizeof message) && *message);
  CHECK(!inbetween_track_open(times, values, 1, NULL, 0, NULL, message, sizeof message) && *message);
  CHECK(!inbetween_track_open(times, values, 1, NULL, -4, NULL, message, sizeof message) && *message);
  CHECK(!inbetween_track_open(NULL, values, 1, NULL, 4, NULL, message, sizeof message) && *message);
  const char *const bad[4] = {"eas", NULL, NULL, NULL};
  CHECK(!inbetween_track_open(times, values, 1, bad, 4, NULL, message, sizeof message) && strstr(message, "column"));
  const double infinite[4] = {0, INFINITY, 1, 1};
  CHECK(!inbetween_track_open(times, infinite, 1, NULL, 4, NULL, message, sizeof message) && *message);
  for (int32_t dimension = -1; dimension < 7; dimension++) {
    inbetween_track *track = inbetween_track_open(times, values, dimension, NULL, 1, NULL, message, sizeof message);
    CHECK(dimension >= 1 && dimension <= 4 ? track && inbetween_track_dimension(track) == dimension : !track && *message);
    CHECK(!track || dimension == 1 || isnan(inbetween_track_value(track, 0)));
    inbetween_track_close(track);
  }
  CHECK(!inbetween_track_open(times, values, INT32_MAX, NULL, PTRDIFF_MAX, NULL, message, sizeof message) && *message);
  CHECK(inbetween_track_dimension(NULL) == -1);
  CHECK(isnan(inbetween_track_value(NULL, 0)) && isnan(inbetween_track_rest_time(NULL)));
  inbetween_track_close(NULL);
}
