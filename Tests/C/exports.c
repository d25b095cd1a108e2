/* Exports: every target with each of its options, and what cannot be written. */
#include "check.h"

static char text[100000], message[300];

static ptrdiff_t exported(const inbetween_motion *motion, const char *target, double tolerance, const char *options) {
  return inbetween_motion_export(motion, target, tolerance, options, text, sizeof text, message, sizeof message);
}

static void check_options(const inbetween_motion *spring) {
  static const struct { const char *target, *options, *written; } good[] = {
      {"css", "name=card", "--card-easing"},
      {"css", " name = card , fewest = bytes ,minify", "--card-easing:linear("},
      {"css", "fallback", "cubic-bezier"},
      {"css", "fewest=bytes, budget=3000000", "linear("},
      {"code", "language=glsl, name=swing", "float swing"},
      {"code", "language=javascript", "function motion"},
      {"keyframes", "name=slide,property=rotate", "@keyframes slide"},
      {"keyframes", "format=waapi", "\"keyframes\""},
      {"lottie", "frame-rate=30", "\"fr\":30"},
      {"svg", "property=scale", "scale"},
      {"tokens", "name=card", "\"card\""},
      {"android", "", "pathInterpolator"},
  };
  for (int i = 0; i < COUNT(good); i++) {
    CHECK(exported(spring, good[i].target, strcmp(good[i].target, "tokens") ? 1e-2 : 0.5, good[i].options) > 0);
    if (!strstr(text, good[i].written)) fprintf(stderr, "%s %s: no %s in\n%s\n", good[i].target, good[i].options, good[i].written, text);
    CHECK(strstr(text, good[i].written));
  }
  static const struct { const char *target, *options, *message; } bad[] = {
      {"css", "property=scale", "'property' is no option of css, which has name, fewest, budget, minify, fallback"},
      {"android", "name=card", "which has none"},
      {"css", "minify=1", "'minify' has no value"},
      {"css", "name", "'name' needs a value"},
      {"css", "budget=0", "budget must be a whole number of steps, at least 1, not '0'"},
      {"css", "budget=-1", "not '-1'"},
      {"css", "budget=1.5", "not '1.5'"},
      {"css", "=", "no option"},
      {"svg", "property=colour", "translate, scale, rotate, opacity"},
      {"keyframes", "format=json", "css, waapi"},
      {"code", "language=rust", "c, javascript, swift, python, glsl"},
      {"code", "name=2 fast", "2 fast"},
      {"lottie", "frame-rate=often", "must be a number"},
      {"lottie", "frame-rate=-1", "positive"},
      {"css", "name=card\xff", "card"},
  };
  for (int i = 0; i < COUNT(bad); i++) {
    CHECK(exported(spring, bad[i].target, 1e-2, bad[i].options) == -1 && !*text);
    if (!strstr(message, bad[i].message)) fprintf(stderr, "%s %s: %s\n", bad[i].target, bad[i].options, message);
    CHECK(strstr(message, bad[i].message));
  }
}

void check_exports(void) {
  char targets[32][32];
  int count = catalogue_names("targets", targets, 32);
  CHECK(count > 10);
  inbetween_motion *spring = opened("spring(1 100 10) 0 -> 300"), *swing = opened("spring(1 100 0)");
  inbetween_motion *caught = inbetween_motion_hand_over(spring, NULL, 0, 0.1, NULL, 0);
  inbetween_motion *pulled = inbetween_spring_open(1, 100, 10, 5, 5, -30, 0.25, NULL, 0);
  for (int t = 0; t < count; t++) {
    ptrdiff_t length = exported(spring, targets[t], strcmp(targets[t], "tokens") ? 1e-2 : 0.5, NULL);
    CHECK(length > 0 && length == (ptrdiff_t)strlen(text) && strstr(message, "spring(1 100 10)"));
    CHECK(inbetween_motion_export(spring, targets[t], 0.5, "", NULL, 0, NULL, 0) > 0);
  }
  check_options(spring);
  CHECK(exported(spring, "flash", 1e-3, NULL) == -1 && !*text && strstr(message, "core-animation"));
  CHECK(exported(spring, "css", 0, NULL) == -1 && strstr(message, "tolerance"));
  CHECK(exported(spring, "css", NAN, NULL) == -1 && strstr(message, "tolerance"));
  CHECK(exported(swing, "css", 1e-3, NULL) == -1 && *message);
  /* A caught motion is written from the catch on. One that comes back to its start is written by its values. */
  for (int t = 0; t < count; t++) {
    CHECK(exported(caught, targets[t], strcmp(targets[t], "tokens") ? 0.1 : 0.6, NULL) > 0 && strstr(message, "spring(1 100 10 "));
  }
  CHECK(exported(pulled, "css", 1e-3, NULL) == -1 && strstr(message, "comes back to 5"));
  CHECK(exported(pulled, "keyframes", 1e-2, NULL) > 0 && strstr(message, "with velocity -30"));
  CHECK(exported(NULL, "css", 1e-3, NULL) == -1 && *message);
  CHECK(exported(spring, NULL, 1e-3, NULL) == -1 && *message);
  CHECK(inbetween_motion_export(spring, "css", 1e-3, NULL, NULL, 7, message, sizeof message) == -1);
  inbetween_motion_close(spring);
  inbetween_motion_close(swing);
  inbetween_motion_close(caught);
  inbetween_motion_close(pulled);
}
