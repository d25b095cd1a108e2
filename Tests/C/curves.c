/* Prepared curves: their distance from the exact ones. */
#include "check.h"

void check_curves(void) {
  char message[100];
  const char *notations[] = {"ease", "cubic-bezier(0.24, 0.52, 0.43, 0.8)", "default", "cubic-bezier(1, -2, 0, 3)"};
  double progress[2000], values[2000];
  for (int i = 0; i < 2000; i++) progress[i] = i / 1600.0 - 0.1;
  for (int n = 0; n < COUNT(notations); n++) {
    inbetween_motion *exact = opened(notations[n]);
    inbetween_curve *curve = inbetween_curve_open(notations[n], message, sizeof message);
    CHECK(curve && !*message);
    CHECK(inbetween_curve_sample(curve, progress, values, 2000) == INBETWEEN_OK);
    for (int i = 0; i < 2000; i++) {
      CHECK(same(values[i], inbetween_curve_value(curve, progress[i])));
      CHECK(fabs(values[i] - inbetween_motion_value(exact, progress[i])) <= 3e-12);
    }
    CHECK(inbetween_curve_sample_evenly(curve, 0.1, 0.0009, values, 1000) == INBETWEEN_OK);
    for (int i = 0; i < 1000; i++) CHECK(same(values[i], inbetween_curve_value(curve, i * 0.0009 + 0.1)));
    CHECK(inbetween_curve_sample(curve, progress, progress, 8) == INBETWEEN_ARGUMENT);
    CHECK(inbetween_curve_sample_evenly(curve, 0, 0.1, values, -8) == INBETWEEN_ARGUMENT);
    inbetween_curve_close(curve);
    inbetween_motion_close(exact);
  }
  CHECK(!inbetween_curve_open("ease-out-bounce", message, sizeof message) && strstr(message, "cubic-bezier"));
  CHECK(!inbetween_curve_open("cubic-bezier(2, 0, 0, 0)", message, sizeof message) && strstr(message, "column"));
  inbetween_curve *curve = inbetween_curve_open_numbers(0.25, 0.1, 0.25, 1, message, sizeof message);
  inbetween_curve *ease = inbetween_curve_open("ease", message, sizeof message);
  CHECK(curve && same(inbetween_curve_value(curve, 0.3), inbetween_curve_value(ease, 0.3)));
  inbetween_curve_close(curve);
  inbetween_curve_close(ease);
  CHECK(!inbetween_curve_open_numbers(2, 0, 0, 0, message, sizeof message) && strstr(message, "x1"));
  CHECK(!inbetween_curve_open_numbers(0, 0, 0, NAN, NULL, 0));
  CHECK(!inbetween_curve_open(NULL, message, sizeof message) && isnan(inbetween_curve_value(NULL, 0)));
  CHECK(inbetween_curve_sample(NULL, progress, values, 1) == INBETWEEN_ARGUMENT);
  inbetween_curve_close(NULL);
}
