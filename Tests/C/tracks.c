/* Keyframe tracks: the values at and between keys, by each mode. */
#include "check.h"

void check_tracks(void) {
  char message[120];
  const double times[4] = {0, 0.2, 0.35, 0.5}, values[4] = {0.1, 1.3, 0.9, 1};
  const char *const curves[4] = {"ease-out", "hold", NULL, NULL};
  const char *const modes[] = {NULL, "linear", "discrete", "paced", "cubic", "cubicPaced", "monotone", "natural"};
  double instants[600], numbers[600], velocities[600];
  for (int i = 0; i < 600; i++) instants[i] = i / 1000.0 - 0.05;
  for (int m = 0; m < COUNT(modes); m++) {
    inbetween_track *track = inbetween_track_open(times, values, m < 2 ? curves : NULL, 4, modes[m], message, sizeof message);
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
  CHECK(!inbetween_track_open(times, values, NULL, 4, "linaer", message, sizeof message) && strstr(message, "mode"));
  CHECK(!inbetween_track_open(values, times, NULL, 4, NULL, message, sizeof message) && *message);
  CHECK(!inbetween_track_open(times, values, NULL, 0, NULL, message, sizeof message) && *message);
  CHECK(!inbetween_track_open(times, values, NULL, -4, NULL, message, sizeof message) && *message);
  CHECK(!inbetween_track_open(NULL, values, NULL, 4, NULL, message, sizeof message) && *message);
  const char *const bad[4] = {"eas", NULL, NULL, NULL};
  CHECK(!inbetween_track_open(times, values, bad, 4, NULL, message, sizeof message) && strstr(message, "column"));
  const double infinite[4] = {0, INFINITY, 1, 1};
  CHECK(!inbetween_track_open(times, infinite, NULL, 4, NULL, message, sizeof message) && *message);
  CHECK(isnan(inbetween_track_value(NULL, 0)) && isnan(inbetween_track_rest_time(NULL)));
  inbetween_track_close(NULL);
}
