/* Followers: events with their own times, and each bad argument. */
#include "check.h"

static inbetween_follower *opened_follower(const char *notation) {
  char message[200];
  inbetween_follower *follower = inbetween_follower_open(notation, message, sizeof message);
  CHECK(follower && !*message);
  return follower;
}

static void check_follower(const char *notation) {
  inbetween_follower *follower = opened_follower(notation);
  CHECK(isnan(inbetween_follower_value(follower, 0)) && isnan(inbetween_follower_velocity(follower, 0)));
  CHECK(inbetween_follower_jump(follower, NAN, 0) == INBETWEEN_PARAMETER);
  CHECK(inbetween_follower_follow(follower, 3, 1) == INBETWEEN_OK);
  CHECK(inbetween_follower_value(follower, 2) == 3 && inbetween_follower_velocity(follower, 2) == 0);
  CHECK(inbetween_follower_follow(follower, 10, 2) == INBETWEEN_OK);
  CHECK(inbetween_follower_follow(follower, 10, 2.25) == INBETWEEN_OK);
  double value = inbetween_follower_value(follower, 2.25);
  CHECK(value > 3 && isnan(inbetween_follower_value(follower, NAN)));
  CHECK(inbetween_follower_follow(follower, 10, 2) == INBETWEEN_PARAMETER);
  CHECK(inbetween_follower_follow(follower, INFINITY, 3) == INBETWEEN_PARAMETER);
  CHECK(inbetween_follower_jump(follower, 10, 2) == INBETWEEN_PARAMETER);
  CHECK(same(inbetween_follower_value(follower, 2.25), value));
  CHECK(inbetween_follower_jump(follower, -5, 4) == INBETWEEN_OK && inbetween_follower_value(follower, 9) == -5);
  inbetween_follower_close(follower);
}

void check_followers(void) {
  static const char *const notations[] = {"snappy", "spring(1 900 50) feed-forward 1", "half-life(80ms)", "one-euro(beta: 0.007)",
                                          "second-order(frequency: 2, damping-ratio: 0.5, response: 2)"};
  for (ptrdiff_t i = 0; i < COUNT(notations); i++) check_follower(notations[i]);
  inbetween_follower *half = opened_follower("half-life(80ms)");
  CHECK(inbetween_follower_jump(half, 0, 0) == INBETWEEN_OK && inbetween_follower_follow(half, 1, 0) == INBETWEEN_OK);
  CHECK(fabs(inbetween_follower_value(half, 0.08) - 0.5) < 1e-15);
  inbetween_follower_close(half);
  char message[100];
  CHECK(!inbetween_follower_open("ease", message, sizeof message) && strstr(message, "spring"));
  CHECK(!inbetween_follower_open(NULL, message, sizeof message) && *message);
  CHECK(inbetween_follower_jump(NULL, 0, 0) == INBETWEEN_ARGUMENT && inbetween_follower_follow(NULL, 0, 0) == INBETWEEN_ARGUMENT);
  CHECK(isnan(inbetween_follower_value(NULL, 0)) && isnan(inbetween_follower_velocity(NULL, 0)));
  inbetween_follower_close(NULL);
}
