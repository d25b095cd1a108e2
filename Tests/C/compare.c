/*
 * Holds the library against the command line: `compare motions SEED COUNT` prints random motions, a line each, and
 * `compare times SEED` times for them; `compare describe MOTION` prints the facts of a motion. `compare MOTION` reads the
 * output of `inbetween sample MOTION --at - --velocity` for these times, and ends with 1 unless the library gives the same
 * bits; `compare within TOLERANCE MOTION`, for a library with another libm, unless it comes so near, relative to numbers above 1.
 */
#include "check.h"
#include "random.h"

static void print_motion(void) {
  static const char *const names[] = {"ease", "ease-in-out-elastic", "ease-out-bounce", "steps(5, jump-none)", "wobbly",
                                      "linear(0, 0.25 75%, 1)", "snappy", "material.expressive-spatial", "ease-in-expo"};
  switch (random_index(9)) {
    case 0:
      printf("cubic-bezier(%.17g, %.17g, %.17g, %.17g)", random_number(0, 1), random_number(-2, 3), random_number(0, 1),
             random_number(-2, 3));
      break;
    case 1:
      printf("spring(%.17g %.17g %.17g %.17g)", random_number(0.1, 5), random_number(1, 900), random_number(0.1, 90),
             random_number(-9, 9));
      break;
    case 2: printf("spring(duration: %.17g, bounce: %.17g)", random_number(0.1, 2), random_number(-0.9, 1)); break;
    case 3: printf("damped(%.17g, %.17g)", random_number(0.1, 9), random_number(0, 60)); break;
    case 4: printf("decay(velocity: %.17g, deceleration: %.17g)\n", random_number(-999, 999), random_number(0.9, 0.999)); return;
    case 5: printf("%.17gs %s %.17gs", random_number(0.1, 2), names[random_index(4)], random_number(-0.5, 0.5)); break;
    case 6:
      printf("%.17gs damped(%.17g, %.17g) %.17gs", random_number(0.1, 2), random_number(0.1, 9), random_number(0, 60),
             random_number(-0.5, 0.5));
      break;
    case 7:
      printf("spring(1 %.17g %.17g) after %.17gs", random_number(1, 900), random_number(0.1, 90), random_number(-0.5, 0.5));
      break;
    default: printf("%s", names[random_index(COUNT(names))]);
  }
  if (random_index(2)) printf(" %.17g -> %.17g", random_number(-400, 400), random_number(-400, 400));
  printf("\n");
}

static int near(double a, double b, double tolerance) {
  return same(a, b) || fabs(a - b) < tolerance * fmax(1, fmax(fabs(a), fabs(b)));
}

static int compare(const char *notation, double tolerance) {
  inbetween_motion *motion = opened(notation);
  char line[256];
  int count = 0;
  CHECK(fgets(line, sizeof line, stdin) && !strcmp(line, "time,value,velocity\n"));
  for (; fgets(line, sizeof line, stdin); count++) {
    char *next;
    double time = strtod(line, &next), value = strtod(next + 1, &next), velocity = strtod(next + 1, &next);
    double batch, rate;
    CHECK(inbetween_motion_sample(motion, &time, &batch, &rate, 1) == INBETWEEN_OK);
    CHECK(same(batch, inbetween_motion_value(motion, time)));
    if (!near(value, batch, tolerance) || !near(velocity, rate, tolerance)) {
      fprintf(stderr, "%s at %.17g: %.17g and %.17g, where the tool has %.17g and %.17g\n", notation, time, batch, rate,
              value, velocity);
      return 1;
    }
  }
  CHECK(count > 0);
  inbetween_motion_close(motion);
  return 0;
}

static int describe(const char *notation) {
  char text[2000];
  inbetween_motion *motion = opened(notation);
  CHECK(inbetween_motion_describe(motion, text, sizeof text) == (ptrdiff_t)strlen(text));
  puts(text);
  inbetween_motion_close(motion);
  return 0;
}

int main(int count, char **words) {
  if (count == 2) return compare(words[1], 0);
  CHECK(count > 2);
  if (!strcmp(words[1], "within")) return compare(words[3], strtod(words[2], NULL));
  if (!strcmp(words[1], "describe")) return describe(words[2]);
  random_state = strtoull(words[2], NULL, 10);
  if (!strcmp(words[1], "times")) {
    for (int i = 0; i < 50; i++) printf("%.17g\n", random_number(-0.2, 3));
  } else {
    for (long i = strtol(words[3], NULL, 10); i > 0; i--) print_motion();
  }
  return 0;
}
