/* Axes: a hand that drags, lets go and catches, and each bad argument. */
#include "check.h"

static inbetween_axis *opened_axis(double page) {
  char message[200];
  inbetween_axis *axis = inbetween_axis_open(0, 1000, 400, NAN, page, 300, message, sizeof message);
  CHECK(axis && !*message);
  return axis;
}

/* Drags at a velocity for 0.125 seconds from a time on. */
static double dragged(inbetween_axis *axis, double velocity, double start) {
  CHECK(inbetween_axis_grab(axis, start) == INBETWEEN_OK);
  for (int i = 1; i <= 16; i++)
    CHECK(inbetween_axis_drag(axis, velocity * i / 128, start + i / 128.0) == INBETWEEN_OK);
  return start + 0.125;
}

static void check_hand(void) {
  inbetween_axis *axis = opened_axis(0);
  CHECK(inbetween_axis_value(axis, 5) == 300 && inbetween_axis_rest_time(axis) == -INFINITY);
  double time = dragged(axis, 400, 0);
  CHECK(inbetween_axis_value(axis, time) == 350 && fabs(inbetween_axis_velocity(axis, time) - 400) < 1e-9);
  CHECK(isinf(inbetween_axis_rest_time(axis)));
  CHECK(inbetween_axis_release(axis, time) == INBETWEEN_OK);
  /* The distance of a decay is the velocity divided by its rate. */
  CHECK(fabs(inbetween_axis_value(axis, INFINITY) - 350 - 400 / (-1000 * log(0.998))) < 1e-9);
  double caught = inbetween_axis_value(axis, 0.5);
  CHECK(inbetween_axis_grab(axis, 0.5) == INBETWEEN_OK && same(inbetween_axis_value(axis, 0.5), caught));
  CHECK(inbetween_axis_drag(axis, 1e6, 0.625) == INBETWEEN_OK);
  CHECK(inbetween_axis_value(axis, 0.625) > 1000 && inbetween_axis_value(axis, 0.625) < 1400);
  CHECK(inbetween_axis_release(axis, 1) == INBETWEEN_OK && fabs(inbetween_axis_value(axis, INFINITY) - 1000) < 1e-9);
  inbetween_axis_close(axis);

  axis = opened_axis(250);
  CHECK(inbetween_axis_release(axis, dragged(axis, 2000, 0)) == INBETWEEN_OK);
  CHECK(fabs(inbetween_axis_value(axis, INFINITY) - 750) < 1e-9);
  CHECK(inbetween_axis_spring_to(axis, "snappy", 20, 0.125, NULL, 0) == INBETWEEN_OK);
  CHECK(fabs(inbetween_axis_velocity(axis, 0.125) - 2000) < 1e-6 && inbetween_axis_value(axis, INFINITY) == 20);
  inbetween_axis_close(axis);
}

void check_axes(void) {
  char message[200];
  check_hand();
  CHECK(!inbetween_axis_open(1, 0, 1, 0, 0, 0, message, sizeof message) && *message);
  CHECK(!inbetween_axis_open(0, 1, 0, 0, 0, 0, message, sizeof message) && strstr(message, "extent"));
  CHECK(!inbetween_axis_open(0, 1, 1, 2, 0, 0, message, sizeof message) && strstr(message, "deceleration"));
  CHECK(!inbetween_axis_open(0, 1, 1, 0, -1, 0, message, sizeof message) && strstr(message, "length"));
  CHECK(!inbetween_axis_open(0, 1, 1, 0, 0, NAN, message, sizeof message) && strstr(message, "start"));
  inbetween_axis *axis = opened_axis(0);
  CHECK(inbetween_axis_grab(axis, NAN) == INBETWEEN_PARAMETER && inbetween_axis_grab(axis, 1) == INBETWEEN_OK);
  CHECK(inbetween_axis_drag(axis, NAN, 1) == INBETWEEN_PARAMETER && inbetween_axis_drag(axis, 1, 0) == INBETWEEN_PARAMETER);
  CHECK(inbetween_axis_release(axis, 0) == INBETWEEN_PARAMETER);
  CHECK(inbetween_axis_spring_to(axis, "ease", 0, 2, message, sizeof message) == INBETWEEN_PARAMETER && strstr(message, "spring"));
  CHECK(inbetween_axis_spring_to(axis, NULL, 0, 2, message, sizeof message) == INBETWEEN_PARAMETER && *message);
  CHECK(inbetween_axis_spring_to(axis, "snappy", NAN, 2, message, sizeof message) == INBETWEEN_PARAMETER && *message);
  CHECK(inbetween_axis_value(axis, 1) == 300 && isnan(inbetween_axis_value(axis, NAN)));
  inbetween_axis_close(axis);
  CHECK(inbetween_axis_grab(NULL, 0) == INBETWEEN_ARGUMENT && inbetween_axis_drag(NULL, 0, 0) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_axis_release(NULL, 0) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_axis_spring_to(NULL, "snappy", 0, 0, message, sizeof message) == INBETWEEN_ARGUMENT && *message);
  CHECK(isnan(inbetween_axis_value(NULL, 0)) && isnan(inbetween_axis_velocity(NULL, 0)) && isnan(inbetween_axis_rest_time(NULL)));
  inbetween_axis_close(NULL);
}
