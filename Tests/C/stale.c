/* Handles that are not open, for the checked library alone: they are answered as null ones are. */
#include "check.h"

/* One handle as all kinds of pointers, as a caller in another language has it. */
static void check_unusable(void *handle) {
  char text[100];
  double numbers[7], time = 0;
  CHECK(isnan(inbetween_motion_value((inbetween_motion *)handle, 0)));
  CHECK(inbetween_motion_sample((inbetween_motion *)handle, &time, numbers, NULL, 1) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_motion_notation((inbetween_motion *)handle, text, sizeof text) == -1);
  CHECK(!inbetween_motion_hand_over((inbetween_motion *)handle, "snappy", 1, 0, text, sizeof text) && strstr(text, "null"));
  inbetween_motion_close((inbetween_motion *)handle);
}

static void check_closed(void) {
  inbetween_motion *first = opened("ease"), *second = opened("linear");
  inbetween_motion_close(first);
  check_unusable(first);
  /* The place of the first one is taken again. */
  inbetween_motion *third = opened("ease-in");
  CHECK(third != first && third != second);
  check_unusable(first);
  CHECK(inbetween_motion_value(second, 0.5) == 0.5 && inbetween_motion_value(third, 1) == 1);
  inbetween_motion_close(third);
  inbetween_motion_close(second);
}

static void check_kinds(void) {
  char message[100];
  inbetween_curve *curve = inbetween_curve_open("ease", message, sizeof message);
  inbetween_pool *pool = inbetween_pool_open(3, "snappy", 0, 0.01, message, sizeof message);
  check_unusable(curve);
  check_unusable(pool);
  CHECK(inbetween_pool_count((inbetween_pool *)curve) == -1);
  CHECK(inbetween_pool_step((inbetween_pool *)curve, 0.1) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_curve_value(curve, 1) == 1 && inbetween_pool_count(pool) == 3);
  inbetween_pool_close(pool);
  inbetween_curve_close(curve);
  CHECK(inbetween_pool_count(pool) == -1 && isnan(inbetween_curve_value(curve, 1)));
}

static void check_others(void) {
  int number = 0;
  check_unusable(&number);
  check_unusable((void *)1);
  check_unusable((void *)-1);
  check_unusable(NULL);
}

/* More handles than the table has places at first. */
static void check_many(void) {
  inbetween_motion *motions[1000];
  for (int i = 0; i < COUNT(motions); i++) motions[i] = opened(i % 2 ? "ease" : "linear");
  for (int i = 0; i < COUNT(motions); i++) CHECK((inbetween_motion_value(motions[i], 0.3) == 0.3) == (i % 2 == 0));
  for (int i = 0; i < COUNT(motions); i++) inbetween_motion_close(motions[i]);
  for (int i = 0; i < COUNT(motions); i++) CHECK(isnan(inbetween_motion_value(motions[i], 0.3)));
}

int main(void) {
  check_closed();
  check_kinds();
  check_others();
  check_many();
  return 0;
}
