/* Fits and comparisons: exact data give their numbers back. */
#include "check.h"

static void check_fit(const double *times) {
  char message[160];
  double values[200], errors[7], numbers[7];
  inbetween_motion *motion = opened("spring(1 100 10) 20 -> 300");
  CHECK(inbetween_motion_sample(motion, times, values, NULL, 200) == INBETWEEN_OK);
  inbetween_motion *fit = inbetween_motion_fit_spring(times, values, 200, NULL, 0, errors, message, sizeof message);
  CHECK(fit && !*message && errors[0] <= errors[1] && errors[1] < 1e-9);
  CHECK(inbetween_motion_spring(fit, numbers) == INBETWEEN_OK);
  CHECK(numbers[0] == 1 && fabs(numbers[1] - 100) < 1e-6 && fabs(numbers[2] - 10) < 1e-7);
  CHECK(fabs(numbers[3] - 20) < 1e-7 && fabs(numbers[4] - 300) < 1e-7 && fabs(numbers[5]) < 1e-6 && numbers[6] == 0);
  for (int i = 2; i < 7; i++) CHECK(errors[i] > 0 && errors[i] < 1e-8);
  inbetween_motion_close(fit);
  const double known[3] = {20, 300, NAN};
  fit = inbetween_motion_fit_spring(times, values, 200, known, 2, errors, NULL, 0);
  CHECK(inbetween_motion_spring(fit, numbers) == INBETWEEN_OK && errors[4] == 0 && errors[5] == 0 && errors[6] > 0);
  CHECK(numbers[1] == 100 && numbers[2] == 10 && numbers[3] == 20 && numbers[4] == 300);
  inbetween_motion_close(fit);
  const double endless[3] = {NAN, INFINITY, NAN};
  CHECK(!inbetween_motion_fit_spring(times, values, 200, endless, 0, NULL, message, sizeof message) && *message);
  CHECK(!inbetween_motion_fit_spring(times, values, 200, NULL, 16, NULL, message, sizeof message) && strstr(message, "digits"));
  CHECK(!inbetween_motion_fit_spring(times, values, 200, NULL, -1, NULL, message, sizeof message) && *message);
  CHECK(!inbetween_motion_fit_spring(times, values, 5, NULL, 0, NULL, message, sizeof message) && strstr(message, "six"));
  CHECK(!inbetween_motion_fit_spring(times, values, -5, NULL, 0, NULL, message, sizeof message) && *message);
  CHECK(!inbetween_motion_fit_spring(times, values, 200, NULL, 0, values, message, sizeof message) && *message);
  CHECK(inbetween_motion_spring(motion, NULL) == INBETWEEN_ARGUMENT);
  inbetween_motion_close(motion);
}

static void check_curve_fit(const double *times) {
  char message[160];
  double late[200], values[200], errors[1];
  inbetween_motion *motion = opened("1.5546875s cubic-bezier(0.2, 0.1, 0.3, 1) 20 -> 300");
  CHECK(inbetween_motion_sample(motion, times, values, NULL, 200) == INBETWEEN_OK);
  for (int i = 0; i < 200; i++) late[i] = times[i] + 4;
  inbetween_motion *fit = inbetween_motion_fit_curve(late, values, 200, errors, message, sizeof message);
  CHECK(fit && !*message && errors[0] < 0.1);
  for (int i = 0; i < 200; i++) CHECK(fabs(inbetween_motion_value(fit, times[i]) - values[i]) <= errors[0]);
  CHECK(inbetween_motion_notation(fit, message, sizeof message) > 0 && !strncmp(message, "1.5546875s cubic-bezier(", 24));
  CHECK(inbetween_motion_parts(fit, message, sizeof message) > 0 && !strncmp(message, "{\"kind\":\"cubic-bezier\",", 23));
  inbetween_motion_close(fit);
  CHECK(!inbetween_motion_fit_curve(late, late, 1, NULL, message, sizeof message) && *message);
  CHECK(!inbetween_motion_fit_curve(late, late, -1, NULL, message, sizeof message) && *message);
  CHECK(!inbetween_motion_fit_curve(late, late, 200, late, message, sizeof message) && *message);
  inbetween_motion_close(motion);
}

static void check_lines(void) {
  char text[2000], message[160];
  double error = -1;
  inbetween_motion *curve = opened("ease-in 0 -> 300"), *spring = opened("spring(1 100 10)"), *swing = opened("spring(1 100 0)");
  inbetween_motion *pulled = inbetween_spring_open(1, 100, 10, 5, 5, -30, 0.25, NULL, 0);
  inbetween_motion *lines = inbetween_motion_fit_lines(curve, 1e-3, &error, message, sizeof message);
  CHECK(lines && !*message && error > 0 && error <= 1e-3);
  CHECK(inbetween_motion_notation(lines, text, sizeof text) > 0 && !strncmp(text, "linear(", 7) && strstr(text, " 0 -> 300"));
  for (int i = 0; i <= 100; i++) CHECK(fabs(inbetween_motion_value(lines, i / 100.0) - inbetween_motion_value(curve, i / 100.0)) <= 300 * error + 1e-9);
  inbetween_motion_close(lines);
  lines = inbetween_motion_fit_lines(spring, 1e-2, NULL, NULL, 0);
  CHECK(inbetween_motion_notation(lines, text, sizeof text) > 0 && strstr(text, "s linear(0 0%"));
  inbetween_motion_close(lines);
  // Motions that began before time 0.
  const char *early[] = {"400ms ease-out-back -100ms 0 -> 10", "snappy after -0.05s 0 -> 10", "400ms ease -100ms then 300ms linear 1 -> 10"};
  for (int each = 0; each < 3; each++) {
    inbetween_motion *motion = opened(early[each]);
    lines = inbetween_motion_fit_lines(motion, 1e-3, &error, message, sizeof message);
    CHECK(lines && error <= 1e-3);
    for (int i = -20; i <= 100; i++) CHECK(fabs(inbetween_motion_value(lines, i / 100.0) - inbetween_motion_value(motion, i / 100.0)) <= 10 * error + 1e-9);
    inbetween_motion_close(lines);
    inbetween_motion_close(motion);
  }
  CHECK(!inbetween_motion_fit_lines(swing, 1e-2, &error, message, sizeof message) && *message);
  CHECK(!inbetween_motion_fit_lines(pulled, 1e-2, &error, message, sizeof message) && *message);
  CHECK(!inbetween_motion_fit_lines(curve, 0, &error, message, sizeof message) && strstr(message, "tolerance"));
  CHECK(!inbetween_motion_fit_lines(curve, NAN, &error, message, sizeof message) && *message);
  CHECK(!inbetween_motion_fit_lines(NULL, 1e-2, &error, message, sizeof message) && *message);
  CHECK(!inbetween_motion_fit_lines(curve, 1e-2, (double *)((char *)&error + 1), message, sizeof message) && *message);
  inbetween_motion_close(curve);
  inbetween_motion_close(spring);
  inbetween_motion_close(swing);
  inbetween_motion_close(pulled);
}

static void check_comparison(const double *times) {
  char message[160];
  double values[200], late[200], numbers[5];
  inbetween_motion *motion = opened("ease-in-out 1s 0 -> 100");
  CHECK(inbetween_motion_sample(motion, times, values, NULL, 200) == INBETWEEN_OK);
  CHECK(inbetween_motion_compare(motion, times, values, 200, 0, 0, numbers, message, sizeof message) == INBETWEEN_OK);
  CHECK(numbers[0] == 0 && numbers[1] == 0 && numbers[2] == 0 && numbers[4] == 0 && !*message);
  values[50] += 2;
  CHECK(inbetween_motion_compare(motion, times, values, 200, 0, 0, numbers, NULL, 0) == INBETWEEN_OK);
  CHECK(fabs(numbers[0] - 2) < 1e-12 && fabs(numbers[1] - 0.01) < 1e-12 && numbers[3] == times[50]);
  values[50] -= 2;
  for (int i = 0; i < 200; i++) late[i] = times[i] + 0.03125;
  CHECK(inbetween_motion_compare(motion, late, values, 200, -0.1, 0.1, numbers, message, sizeof message) == INBETWEEN_OK);
  CHECK(fabs(numbers[4] + 0.03125) < 1e-9 && numbers[0] < 1e-6);
  CHECK(inbetween_motion_compare(motion, times, values, 200, 1, 0, numbers, message, sizeof message) == INBETWEEN_PARAMETER);
  CHECK(inbetween_motion_compare(motion, times, values, 200, 0, NAN, numbers, message, sizeof message) == INBETWEEN_PARAMETER);
  CHECK(inbetween_motion_compare(motion, times, values, 0, 0, 0, numbers, message, sizeof message) == INBETWEEN_PARAMETER);
  CHECK(inbetween_motion_compare(motion, times, values, 200, 0, 0, NULL, message, sizeof message) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_motion_compare(NULL, times, values, 200, 0, 0, numbers, message, sizeof message) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_motion_spring(motion, values) == INBETWEEN_PARAMETER);
  inbetween_motion_close(motion);
}

void check_fits(void) {
  double times[200];
  for (int i = 0; i < 200; i++) times[i] = i / 128.0;
  check_fit(times);
  check_curve_fit(times);
  check_lines();
  check_comparison(times);
}
