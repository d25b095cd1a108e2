/* Motions: their values against numbers from the command line, each bad argument, hand-over. */
#include "check.h"

static void check_values(void) {
  inbetween_motion *ease = opened("ease"), *spring = opened("spring(1 100 10) 0 -> 300");
  CHECK(same(inbetween_motion_value(ease, 0), 0) && same(inbetween_motion_value(ease, 1), 1));
  CHECK(same(inbetween_motion_value(ease, 0.5), 0.802403387584857));
  CHECK(isnan(inbetween_motion_value(ease, NAN)) && isnan(inbetween_motion_velocity(ease, NAN)));
  CHECK(same(inbetween_motion_value(spring, INFINITY), 300) && same(inbetween_motion_velocity(spring, INFINITY), 0));
  CHECK(inbetween_motion_rest_time(spring) > 1 && inbetween_motion_rest_time(spring) < 2);
  CHECK(inbetween_motion_time_meaning(ease) == INBETWEEN_PROGRESS);
  CHECK(inbetween_motion_time_meaning(spring) == INBETWEEN_SECONDS);

  double times[1000], values[1000], velocities[1000], alone[1000];
  for (int i = 0; i < 1000; i++) times[i] = (i * 7919 % 1000) / 700.0 - 0.1;
  inbetween_motion *motions[] = {ease, spring};
  for (int m = 0; m < 2; m++) {
    CHECK(inbetween_motion_sample(motions[m], times, values, velocities, 1000) == INBETWEEN_OK);
    CHECK(inbetween_motion_sample(motions[m], times, alone, NULL, 1000) == INBETWEEN_OK);
    for (int i = 0; i < 1000; i++) {
      CHECK(same(values[i], inbetween_motion_value(motions[m], times[i])) && same(values[i], alone[i]));
      CHECK(same(velocities[i], inbetween_motion_velocity(motions[m], times[i])));
    }
    CHECK(inbetween_motion_sample_evenly(motions[m], -0.25, 0.0078125, values, 1000) == INBETWEEN_OK);
    for (int i = 0; i < 1000; i++) {
      double exact = inbetween_motion_value(motions[m], -0.25 + i * 0.0078125);
      CHECK(m == 0 ? same(values[i], exact) : fabs(values[i] - exact) <= 300 * 2e-14);
    }
  }
  inbetween_motion_close(ease);
  inbetween_motion_close(spring);
}

static void check_texts(void) {
  char text[64];
  CHECK(!inbetween_motion_open("spring(1 -100 10)", text, sizeof text));
  CHECK(strstr(text, "column 10"));
  inbetween_motion *pasted = inbetween_motion_open("transition={{ type: 'spring', stiffness: 170, damping: 26 }}", text, sizeof text);
  CHECK(!strcmp(text, "read as \"spring(1 170 26)\" (Motion)"));
  inbetween_motion_notation(pasted, text, sizeof text);
  CHECK(!strcmp(text, "spring(1 170 26)"));
  inbetween_motion_close(pasted);
  memset(text, '#', sizeof text);
  CHECK(!inbetween_motion_open("\xc3\xa9\xc3\xa9\xc3\xa9", text, 8) && strlen(text) < 8 && text[8] == '#');
  CHECK(!inbetween_motion_open("nonsense", NULL, 0) && !inbetween_motion_open(NULL, text, sizeof text));

  inbetween_motion *motion = opened("spring(1,100,10) 0 -> 2");
  CHECK(inbetween_motion_notation(motion, NULL, 0) == 23);
  CHECK(inbetween_motion_notation(motion, text, 7) == 23 && !strcmp(text, "spring"));
  CHECK(inbetween_motion_notation(motion, text, sizeof text) == 23 && !strcmp(text, "spring(1 100 10) 0 -> 2"));
  CHECK(inbetween_motion_notation(motion, text, -1) == -1 && inbetween_motion_notation(motion, NULL, 1) == -1);
  CHECK(inbetween_motion_notation(NULL, text, sizeof text) == -1 && !*text);
  inbetween_motion_close(motion);
}

static void check_numbers(void) {
  char text[128];
  double swift[] = {0.5, 0.3, 2}, curve[] = {0.2, 0, 0, 1}, points[] = {0, 0, 0.2, 0.3, 1, 1}, facts[3], nothing[1];
  inbetween_motion *spring = inbetween_motion_open_numbers("spring", "duration, bounce, velocity", swift, 3, text, sizeof text);
  CHECK(spring && !*text && inbetween_motion_written(spring, text, sizeof text) > 0);
  CHECK(!strcmp(text, "spring(duration: 0.5, bounce: 0.3, velocity: 2)"));
  inbetween_motion *read = opened(text);
  CHECK(same(inbetween_motion_value(spring, 0.1), inbetween_motion_value(read, 0.1)));
  CHECK(inbetween_motion_numbers(spring, "bounce,regime, nothing", facts, 3) == INBETWEEN_OK);
  CHECK(fabs(facts[0] - 0.3) < 1e-15 && same(facts[1], 1) && isnan(facts[2]));
  CHECK(inbetween_motion_numbers(spring, "bounce", facts, 2) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_motion_numbers(NULL, "bounce", facts, 1) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_motion_numbers(spring, NULL, facts, 1) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_motion_numbers(spring, "", nothing, 0) == INBETWEEN_OK);

  inbetween_motion *bezier = inbetween_motion_open_numbers("cubic-bezier", NULL, curve, 4, NULL, 0);
  inbetween_motion *tween = inbetween_motion_placed(bezier, 0.4, 0.1, 0, 300, NULL, 0);
  CHECK(inbetween_motion_notation(tween, text, sizeof text) > 0 && !strcmp(text, "0.4s cubic-bezier(0.2, 0, 0, 1) 0.1s 0 -> 300"));
  inbetween_motion *again = inbetween_motion_placed(tween, NAN, 0, 0, 1, NULL, 0);
  CHECK(inbetween_motion_notation(again, text, sizeof text) > 0 && !strcmp(text, "cubic-bezier(0.2, 0, 0, 1)"));
  CHECK(!inbetween_motion_placed(bezier, NAN, 1, 0, 1, text, sizeof text) && strstr(text, "without a duration"));
  CHECK(!inbetween_motion_placed(NULL, NAN, 0, 0, 1, text, sizeof text) && strstr(text, "null"));
  inbetween_motion *lines = inbetween_motion_open_numbers("linear", NULL, points, 6, NULL, 0);
  CHECK(lines && same(inbetween_motion_value(lines, 0.2), 0.3));
  CHECK(!inbetween_motion_open_numbers("linear", NULL, points, 5, text, sizeof text) && strstr(text, "linear"));
  CHECK(!inbetween_motion_open_numbers("spring", "duration, stiffness", swift, 2, text, sizeof text) && strstr(text, "mass"));
  CHECK(!inbetween_motion_open_numbers("ease", NULL, swift, 2, text, sizeof text) && strstr(text, "ease"));
  CHECK(!inbetween_motion_open_numbers(NULL, NULL, swift, 2, text, sizeof text) && !inbetween_motion_open_numbers("spring", NULL, NULL, 3, NULL, 0));

  inbetween_motion *thrown = inbetween_spring_open(1, 100, 10, 20, 320, 900, 2, NULL, 0);
  inbetween_motion *begun = inbetween_motion_placed(thrown, NAN, 0, 0, 1, NULL, 0);
  CHECK(inbetween_motion_written(begun, text, sizeof text) > 0 && !strcmp(text, "spring(1 100 10 3)"));
  CHECK(inbetween_motion_written(thrown, text, sizeof text) == 0);
  inbetween_motion *all[] = {spring, read, bezier, tween, again, lines, thrown, begun};
  for (int i = 0; i < 8; i++) inbetween_motion_close(all[i]);
}

static void check_domains(void) {
  double start, end;
  inbetween_motion *curve = opened("ease"), *swing = opened("spring(1 100 0)"), *tween = opened("400ms ease 100ms");
  CHECK(inbetween_motion_domain(curve, &start, &end) == INBETWEEN_OK && start == 0 && end == 1);
  CHECK(inbetween_motion_domain(tween, &start, &end) == INBETWEEN_OK && start == 0 && end == 0.5);
  CHECK(inbetween_motion_domain(swing, &start, &end) == INBETWEEN_PARAMETER && start == 0 && isinf(end));
  CHECK(isinf(inbetween_motion_rest_time(swing)) && isnan(inbetween_motion_rest_value(swing)));
  CHECK(inbetween_motion_domain(curve, &start, &start) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_motion_domain(curve, NULL, &end) == INBETWEEN_ARGUMENT);
  inbetween_motion_close(curve);
  inbetween_motion_close(swing);
  inbetween_motion_close(tween);
}

static void check_arguments(void) {
  inbetween_motion *motion = opened("snappy");
  double numbers[8] = {0}, others[8];
  CHECK(inbetween_motion_sample(motion, numbers, others, NULL, 0) == INBETWEEN_OK);
  CHECK(inbetween_motion_sample(motion, NULL, NULL, NULL, 0) == INBETWEEN_OK);
  CHECK(inbetween_motion_sample(motion, NULL, others, NULL, 1) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_motion_sample(motion, numbers, NULL, NULL, 1) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_motion_sample(NULL, numbers, others, NULL, 1) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_motion_sample(motion, numbers, others, NULL, -1) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_motion_sample(motion, numbers, others, NULL, PTRDIFF_MAX) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_motion_sample(motion, numbers, numbers, NULL, 8) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_motion_sample(motion, numbers, numbers + 4, NULL, 4) == INBETWEEN_OK);
  CHECK(inbetween_motion_sample(motion, numbers, numbers + 4, NULL, 5) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_motion_sample(motion, numbers, others, others + 1, 2) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_motion_sample_evenly(motion, 0, 0.1, NULL, 1) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_motion_sample_evenly(motion, NAN, 0.1, others, 8) == INBETWEEN_OK && isnan(others[7]));
  CHECK(inbetween_motion_sample_evenly(motion, 1, -0.1, others, 8) == INBETWEEN_OK);
  CHECK(same(others[3], inbetween_motion_value(motion, 1 + 3 * -0.1)));
  CHECK(isnan(inbetween_motion_value(NULL, 0)) && isnan(inbetween_motion_rest_time(NULL)));
  CHECK(isnan(inbetween_motion_rest_value(NULL)) && inbetween_catalogue(NULL, 0) > 1000);
  CHECK(inbetween_motion_time_meaning(NULL) == -1);
  inbetween_motion_close(NULL);
  inbetween_motion_close(motion);
}

static void check_hand_over(void) {
  char message[100];
  inbetween_motion *tween = opened("0.4s ease-in-out 0 -> 300");
  CHECK(!inbetween_motion_hand_over(tween, NULL, 40, 0.15, message, sizeof message) && strstr(message, "spring"));
  CHECK(!inbetween_motion_hand_over(tween, "ease", 40, 0.15, message, sizeof message) && *message);
  CHECK(!inbetween_motion_hand_over(tween, "snappy", NAN, 0.15, message, sizeof message) && strstr(message, "target"));
  CHECK(!inbetween_motion_hand_over(tween, "snappy", 0, NAN, message, sizeof message) && *message);
  CHECK(!inbetween_motion_hand_over(NULL, "snappy", 0, 0, message, sizeof message) && *message);

  inbetween_motion *caught = inbetween_motion_hand_over(tween, "snappy", 40, 0.15, message, sizeof message);
  CHECK(caught && !*message);
  CHECK(same(inbetween_motion_value(caught, 0.15), inbetween_motion_value(tween, 0.15)));
  CHECK(same(inbetween_motion_velocity(caught, 0.15), inbetween_motion_velocity(tween, 0.15)));
  inbetween_motion_close(tween);
  inbetween_motion *back = inbetween_motion_hand_over(caught, NULL, 0, 0.3, message, sizeof message);
  CHECK(back && same(inbetween_motion_value(back, INFINITY), 0));
  CHECK(inbetween_motion_notation(back, message, sizeof message) == 0 && !*message);
  double start, end;
  CHECK(inbetween_motion_domain(back, &start, &end) == INBETWEEN_OK && start == 0.3 && end > 0.3);
  char facts[2000];
  CHECK(inbetween_motion_describe(back, facts, sizeof facts) == (ptrdiff_t)strlen(facts));
  CHECK(strstr(facts, "\"to\":0,") && strstr(facts, "\"startTime\":0.3,") && strstr(facts, "\"overshoot\":"));
  CHECK(inbetween_motion_describe(NULL, facts, sizeof facts) == -1 && !*facts);
  inbetween_motion_close(caught);
  inbetween_motion_close(back);
}

/* A motion and what comes after it, again and again, later, elsewhere. */
static void check_combinations(void) {
  char text[200], message[200];
  inbetween_motion *out = opened("0.3s ease-out 0 -> 120"), *back = opened("snappy 120 -> 0"), *endless = opened("spring(1 100 0)");
  inbetween_motion *both = inbetween_motion_followed(out, back, message, sizeof message);
  CHECK(both && !*message && same(inbetween_motion_value(both, 0.1), inbetween_motion_value(out, 0.1)));
  CHECK(same(inbetween_motion_rest_value(both), 0));
  inbetween_motion *twice = inbetween_motion_repeated(both, 2, 0, NULL, 0), *late = inbetween_motion_delayed(twice, 0.5, NULL, 0);
  CHECK(inbetween_motion_notation(late, text, sizeof text) > 0 && strstr(text, "2 times") && strstr(text, "0.5s"));
  CHECK(same(inbetween_motion_value(late, 0.6), inbetween_motion_value(out, 0.6 - 0.5)));
  inbetween_motion *here = inbetween_motion_between(out, 5, 6, NULL, 0);
  CHECK(inbetween_motion_notation(here, text, sizeof text) > 0 && !strcmp(text, "0.3s ease-out 5 -> 6"));
  CHECK(!inbetween_motion_followed(endless, out, message, sizeof message) && *message);
  CHECK(!inbetween_motion_repeated(out, NAN, 0, message, sizeof message) && strstr(message, "count"));
  CHECK(!inbetween_motion_delayed(out, INFINITY, message, sizeof message) && strstr(message, "delay"));
  CHECK(!inbetween_motion_between(both, 0, 1, message, sizeof message) && *message);

  /* The acceleration of a spring at its start is its stiffness. */
  inbetween_motion *spring = opened("spring(1 100 10)");
  const double times[3] = {0, 0.2, 9};
  double found[3];
  CHECK(inbetween_motion_sample_accelerations(spring, times, found, 3) == INBETWEEN_OK && fabs(found[0] - 100) < 1e-12);
  for (int i = 0; i < 3; i++) CHECK(same(found[i], inbetween_motion_acceleration(spring, times[i])));
  CHECK(inbetween_motion_sample_accelerations(spring, times, NULL, 3) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_motion_sample_accelerations(NULL, times, found, 3) == INBETWEEN_ARGUMENT);
  CHECK(isnan(inbetween_motion_acceleration(NULL, 0)));
  inbetween_motion_close(spring);
  inbetween_motion_close(here);
  inbetween_motion_close(late);
  inbetween_motion_close(twice);
  inbetween_motion_close(both);
  inbetween_motion_close(endless);
  inbetween_motion_close(back);
  inbetween_motion_close(out);
}

void check_motions(void) {
  check_values();
  check_texts();
  check_numbers();
  check_domains();
  check_arguments();
  check_hand_over();
  check_combinations();
}
