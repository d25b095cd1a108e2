/* Paths: lengths, positions, directions and parts of shapes that are known. */
#include "check.h"

static inbetween_path *path(const char *data) {
  char message[100];
  inbetween_path *path = inbetween_path_open(data, 1e-9, message, sizeof message);
  CHECK(path && !*message);
  return path;
}

static void check_positions(void) {
  inbetween_path *corner = path("M0 0H30V40"), *circle = path("M1 0A1 1 0 0 1 -1 0A1 1 0 0 1 1 0Z");
  double distances[3] = {15, 30, 50}, positions[6], tangents[6], angles[3];
  CHECK(inbetween_path_length(corner) == 70);
  CHECK(fabs(inbetween_path_length(circle) - 6.283185307179586) < 1e-8);
  CHECK(inbetween_path_sample(corner, distances, positions, tangents, angles, 3) == INBETWEEN_OK);
  CHECK(positions[0] == 15 && positions[1] == 0 && positions[4] == 30 && fabs(positions[5] - 20) < 1e-7);
  CHECK(tangents[0] == 1 && tangents[1] == 0 && tangents[2] == 0 && tangents[3] == 1);
  CHECK(angles[0] == 0 && fabs(angles[2] - 1.5707963267948966) < 1e-15);
  distances[0] = NAN;
  CHECK(inbetween_path_sample(circle, distances, positions, NULL, NULL, 3) == INBETWEEN_OK && isnan(positions[0]));
  CHECK(inbetween_path_sample(circle, distances, NULL, NULL, NULL, 3) == INBETWEEN_OK);
  inbetween_path_close(corner);
  inbetween_path_close(circle);
}

static void check_parts(void) {
  char text[64];
  inbetween_path *corner = path("M0 0H30V40");
  CHECK(inbetween_path_part(corner, 10, 30, text, sizeof text) == (ptrdiff_t)strlen(text) && !strcmp(text, "M10 0L30 0"));
  CHECK(inbetween_path_part(corner, 10, 60, NULL, 0) > 10);
  CHECK(inbetween_path_part(corner, 30, 10, text, sizeof text) == 0 && !*text);
  CHECK(inbetween_path_part(corner, NAN, 10, text, sizeof text) == 0);
  CHECK(inbetween_path_part(corner, -INFINITY, INFINITY, text, 3) > 3 && strlen(text) == 2);
  CHECK(inbetween_path_part(NULL, 0, 1, text, sizeof text) == -1);
  inbetween_path_close(corner);
}

static void check_arguments(void) {
  char message[100];
  double numbers[8] = {0};
  inbetween_path *line = path("M0 0L3 4");
  CHECK(!inbetween_path_open("M0 0L", 1e-9, message, sizeof message) && strstr(message, "column"));
  CHECK(!inbetween_path_open("", 1e-9, message, sizeof message) && *message);
  CHECK(!inbetween_path_open("M0 0L1e305 0", 1e-9, message, sizeof message) && *message);
  CHECK(!inbetween_path_open("M0 0L1 0", 0, message, sizeof message) && strstr(message, "tolerance"));
  CHECK(!inbetween_path_open(NULL, 1e-9, message, sizeof message) && isnan(inbetween_path_length(NULL)));
  CHECK(inbetween_path_sample(line, numbers, numbers + 1, NULL, NULL, 1) == INBETWEEN_OK);
  CHECK(inbetween_path_sample(line, numbers, numbers + 1, NULL, NULL, 2) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_path_sample(line, numbers, numbers + 2, numbers + 4, numbers + 5, 1) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_path_sample(line, numbers, numbers + 2, NULL, NULL, PTRDIFF_MAX / 2) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_path_sample(line, NULL, numbers, NULL, NULL, 1) == INBETWEEN_ARGUMENT);
  inbetween_path_close(line);
  inbetween_path_close(NULL);
}

void check_paths(void) {
  check_positions();
  check_parts();
  check_arguments();
}
