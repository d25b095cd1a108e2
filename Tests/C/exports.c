/* Exports: every target, and what cannot be written. */
#include "check.h"

void check_exports(void) {
  static char text[100000];
  char message[300];
  const char *const targets[] = {"css",           "keyframes", "web-animation", "svg",        "lottie", "core-animation",
                                 "swiftui",       "android",   "compose",       "flutter",    "gltf",   "tokens",
                                 "c",             "javascript", "swift",        "glsl"};
  inbetween_motion *spring = opened("spring(1 100 10) 0 -> 300"), *swing = opened("spring(1 100 0)");
  inbetween_motion *caught = inbetween_motion_hand_over(spring, NULL, 0, 0.1, NULL, 0);
  for (int t = 0; t < COUNT(targets); t++) {
    double tolerance = strcmp(targets[t], "tokens") ? 1e-2 : 0.5;
    ptrdiff_t length = inbetween_motion_export(spring, targets[t], NULL, "card", tolerance, text, sizeof text, message, sizeof message);
    CHECK(length > 0 && length == (ptrdiff_t)strlen(text) && strstr(message, "spring(1 100 10)"));
    CHECK(inbetween_motion_export(spring, targets[t], "scale", NULL, tolerance, NULL, 0, NULL, 0) > 0);
  }
  CHECK(strstr(text, "card"));
  CHECK(inbetween_motion_export(spring, "flash", NULL, NULL, 1e-3, text, sizeof text, message, sizeof message) == -1);
  CHECK(!*text && strstr(message, "core-animation"));
  CHECK(inbetween_motion_export(spring, "svg", "colour", NULL, 1e-3, text, sizeof text, message, sizeof message) == -1);
  CHECK(strstr(message, "opacity"));
  CHECK(inbetween_motion_export(spring, "c", NULL, "2 fast", 1e-3, text, sizeof text, message, sizeof message) == -1);
  CHECK(inbetween_motion_export(spring, "css", NULL, NULL, 0, text, sizeof text, message, sizeof message) == -1);
  CHECK(strstr(message, "tolerance"));
  CHECK(inbetween_motion_export(swing, "css", NULL, NULL, 1e-3, text, sizeof text, message, sizeof message) == -1 && *message);
  CHECK(inbetween_motion_export(caught, "css", NULL, NULL, 1e-3, text, sizeof text, message, sizeof message) == -1);
  CHECK(inbetween_motion_export(NULL, "css", NULL, NULL, 1e-3, text, sizeof text, message, sizeof message) == -1);
  CHECK(inbetween_motion_export(spring, NULL, NULL, NULL, 1e-3, text, sizeof text, message, sizeof message) == -1);
  CHECK(inbetween_motion_export(spring, "css", NULL, NULL, 1e-3, NULL, 7, message, sizeof message) == -1);
  inbetween_motion_close(spring);
  inbetween_motion_close(swing);
  inbetween_motion_close(caught);
}
