/* Pools of springs: against motions on the same spring, and each bad argument. */
#include "check.h"

enum { members = 100 };

static void check_steps(void) {
  char message[100];
  inbetween_pool *pool = inbetween_pool_open(members, "snappy", 10, 0.001, message, sizeof message);
  CHECK(pool && !*message && inbetween_pool_count(pool) == members && inbetween_pool_awake_count(pool) == 0);
  double targets[members], numbers[members];
  for (int i = 0; i < members; i++) targets[i] = 10 + i;
  CHECK(inbetween_pool_retarget_all(pool, targets, members) == INBETWEEN_OK);
  CHECK(inbetween_pool_awake_count(pool) == members - 1);
  for (int i = 0; i < 8; i++) CHECK(inbetween_pool_step(pool, 0.03125) == INBETWEEN_OK);
  inbetween_motion *motion = opened("snappy 10 -> 50");
  CHECK(inbetween_pool_positions(pool, numbers, members) == INBETWEEN_OK);
  CHECK(fabs(numbers[40] - inbetween_motion_value(motion, 0.25)) < 1e-12);
  CHECK(inbetween_pool_velocities(pool, numbers, members) == INBETWEEN_OK);
  CHECK(fabs(numbers[40] - inbetween_motion_velocity(motion, 0.25)) < 1e-11);
  inbetween_motion_close(motion);

  ptrdiff_t some[2] = {3, 99}, settled[members];
  double ends[2] = {0, 5};
  CHECK(inbetween_pool_retarget(pool, some, ends, 2) == INBETWEEN_OK);
  CHECK(inbetween_pool_targets(pool, numbers, members) == INBETWEEN_OK);
  CHECK(numbers[3] == 0 && numbers[4] == 14 && numbers[99] == 5);
  CHECK(inbetween_pool_set_spring(pool, 99, "spring(1 100 20)", message, sizeof message) == INBETWEEN_OK);
  CHECK(inbetween_pool_set_spring_numbers(pool, 98, 1, 100, 20, message, sizeof message) == INBETWEEN_OK && !*message);
  CHECK(inbetween_pool_step(pool, 60) == INBETWEEN_OK && inbetween_pool_awake_count(pool) == 0);
  CHECK(inbetween_pool_settled(pool, settled, 3) == members - 1 && settled[2] == 3);
  CHECK(inbetween_pool_settled(pool, settled, members) == members - 1 && settled[members - 2] == 99);
  CHECK(inbetween_pool_place_all(pool, targets, targets, targets, members) == INBETWEEN_OK);
  CHECK(inbetween_pool_awake_count(pool) == members);
  inbetween_pool_close(pool);
}

static void check_arguments(void) {
  char message[100];
  double numbers[4] = {0, NAN, 1e308, 0};
  ptrdiff_t none[1] = {4};
  CHECK(!inbetween_pool_open(-1, "snappy", 0, 1, message, sizeof message) && *message);
  CHECK(!inbetween_pool_open(PTRDIFF_MAX, "snappy", 0, 1, message, sizeof message) && *message);
  CHECK(!inbetween_pool_open(4, "ease", 0, 1, message, sizeof message) && *message);
  CHECK(!inbetween_pool_open(4, "snappy", NAN, 1, message, sizeof message) && strstr(message, "position"));
  CHECK(!inbetween_pool_open(4, "snappy", 0, -1, message, sizeof message) && strstr(message, "tolerance"));
  CHECK(!inbetween_pool_open_numbers(4, 1, -100, 10, 0, 1, message, sizeof message) && strstr(message, "stiffness"));
  CHECK(!inbetween_pool_open_numbers(-4, 1, 100, 10, 0, 1, message, sizeof message) && strstr(message, "count"));
  inbetween_pool *empty = inbetween_pool_open(0, "snappy", 0, 1, message, sizeof message);
  CHECK(empty && inbetween_pool_step(empty, 1) == INBETWEEN_OK);
  CHECK(inbetween_pool_retarget_all(empty, NULL, 0) == INBETWEEN_OK);
  inbetween_pool_close(empty);
  inbetween_pool *pool = inbetween_pool_open(4, "snappy", -1e308, 1, message, sizeof message);
  CHECK(pool);
  CHECK(inbetween_pool_step(pool, -1) == INBETWEEN_PARAMETER && inbetween_pool_step(pool, NAN) == INBETWEEN_PARAMETER);
  CHECK(inbetween_pool_step(pool, INFINITY) == INBETWEEN_PARAMETER && inbetween_pool_step(NULL, 1) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_pool_retarget_all(pool, numbers, 4) == INBETWEEN_PARAMETER);
  CHECK(inbetween_pool_retarget_all(pool, numbers, 3) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_pool_retarget(pool, none, numbers, 1) == INBETWEEN_PARAMETER);
  CHECK(inbetween_pool_retarget(pool, NULL, numbers, 1) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_pool_place_all(pool, numbers, numbers, numbers, 4) == INBETWEEN_PARAMETER);
  double rest[4] = {1, 2, 3, 4}, wild[4] = {1, 2, INFINITY, 4};
  CHECK(inbetween_pool_place_all(pool, wild, rest, rest, 4) == INBETWEEN_PARAMETER);
  CHECK(inbetween_pool_place_all(pool, rest, wild, rest, 4) == INBETWEEN_PARAMETER);
  CHECK(inbetween_pool_place_all(pool, rest, rest, wild, 4) == INBETWEEN_PARAMETER);
  CHECK(inbetween_pool_place_all(pool, rest, rest, rest, 4) == INBETWEEN_OK);
  CHECK(inbetween_pool_set_spring(pool, 4, "snappy", message, sizeof message) == INBETWEEN_PARAMETER && *message);
  CHECK(inbetween_pool_set_spring(pool, 0, "linear", message, sizeof message) == INBETWEEN_PARAMETER && *message);
  CHECK(inbetween_pool_set_spring_numbers(pool, 4, 1, 100, 10, message, sizeof message) == INBETWEEN_PARAMETER && *message);
  CHECK(inbetween_pool_set_spring_numbers(pool, 0, 0, 100, 10, message, sizeof message) == INBETWEEN_PARAMETER && *message);
  CHECK(inbetween_pool_set_spring_numbers(NULL, 0, 1, 100, 10, NULL, 0) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_pool_positions(pool, numbers, 3) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_pool_settled(pool, NULL, 0) == 0 && inbetween_pool_settled(pool, none, -1) == -1);
  CHECK(inbetween_pool_count(NULL) == -1 && inbetween_pool_awake_count(NULL) == -1);
  inbetween_pool_close(pool);
  inbetween_pool_close(NULL);
}

void check_pools(void) {
  check_steps();
  check_arguments();
}
