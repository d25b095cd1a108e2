/* Animation documents: their tracks, values and texts, and what is none. */
#include "check.h"

static const char card[] =
    "{\"type\":\"group\",\"duration\":1,\"animations\":["
    "{\"type\":\"keyframe\",\"keyPath\":\"position\",\"values\":[[0,0],[100,20]],\"timingFunctions\":[\"linear\"]},"
    "{\"type\":\"keyframe\",\"keyPath\":\"opacity\",\"duration\":1,\"values\":[0,1,0],"
    "\"timingFunctions\":[\"snappy\",\"steps(1, jump-end)\"]}]}";

static inbetween_animation *read(const char *json, char *message, ptrdiff_t capacity) {
  return inbetween_animation_open(json, (ptrdiff_t)strlen(json), message, capacity);
}

static void check_values(void) {
  static char text[20000];
  char message[300];
  double times[] = {0.25, 0.75, 2}, values[6];
  inbetween_animation *animation = read(card, message, sizeof message);
  CHECK(animation && !*message);
  CHECK(inbetween_animation_describe(animation, text, sizeof text) == (ptrdiff_t)strlen(text));
  CHECK(strcmp(text, "{\"duration\":1,\"run\":1,\"tracks\":[{\"keyPath\":\"position\",\"components\":[\"0\",\"1\"]},"
                     "{\"keyPath\":\"opacity\",\"components\":[\"\"]}]}") == 0);
  CHECK(inbetween_animation_sample(animation, "position", times, values, 3) == INBETWEEN_OK);
  CHECK(values[0] == 25 && values[1] == 5 && values[2] == 75 && values[3] == 15 && isnan(values[4]) && isnan(values[5]));
  CHECK(inbetween_animation_sample(animation, "opacity", times, values, 2) == INBETWEEN_OK);
  CHECK(values[0] > 0.8 && values[0] < 1.2 && values[1] == 1);
  CHECK(inbetween_animation_sample(animation, "bounds", times, values, 1) == INBETWEEN_PARAMETER);
  CHECK(inbetween_animation_sample(animation, NULL, times, values, 1) == INBETWEEN_PARAMETER);
  CHECK(inbetween_animation_sample(animation, "opacity", times, times, 1) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_animation_sample(NULL, "opacity", times, values, 1) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_animation_export(animation, "keyframes", 1e-3, "name=card", text, sizeof text, message, sizeof message) > 0);
  CHECK(strstr(text, "@keyframes card") && strstr(message, "error at most"));
  CHECK(inbetween_animation_export(animation, "gltf", 1e-3, NULL, text, sizeof text, message, sizeof message) == -1);
  CHECK(strstr(message, "opacity") && !*text);
  CHECK(inbetween_animation_export(animation, "css", 1e-3, NULL, text, sizeof text, message, sizeof message) == -1);
  CHECK(strstr(message, "one number"));
  CHECK(inbetween_animation_export(animation, "nothing", 1e-3, NULL, text, sizeof text, message, sizeof message) == -1);
  CHECK(inbetween_animation_export(NULL, "css", 1e-3, NULL, text, sizeof text, message, sizeof message) == -1);
  CHECK(strcmp(message, "the animation is null") == 0);
  inbetween_animation_close(animation);
}

static void check_endless(void) {
  char text[300], message[100];
  inbetween_animation *animation =
      read("{\"type\":\"basic\",\"duration\":2,\"repeatCount\":\"infinity\",\"autoreverses\":true}", message, sizeof message);
  CHECK(animation && inbetween_animation_describe(animation, text, sizeof text) > 0);
  CHECK(strcmp(text, "{\"duration\":null,\"run\":4,\"tracks\":[{\"keyPath\":\"value\",\"components\":[\"\"]}]}") == 0);
  inbetween_animation_close(animation);
}

static void check_refused(void) {
  static const struct { const char *json, *message; } bad[] = {
      {"", "expected an object, found nothing"},
      {"{\"type\":\"keyframe\",\"value\":[1]}", "value: unknown field; did you mean 'values'?"},
      {"{\"type\":\"keyframe\",\"values\":[1,2],\"timingFunctions\":[\"snappy\"]}",
       "timingFunctions[0]: the spring 'snappy' plays in seconds, and the animation has no duration"},
  };
  char message[300];
  for (int i = 0; i < COUNT(bad); i++) {
    CHECK(!read(bad[i].json, message, sizeof message));
    if (strcmp(message, bad[i].message)) fprintf(stderr, "%s: %s\n", bad[i].json, message);
    CHECK(strcmp(message, bad[i].message) == 0);
  }
  CHECK(!inbetween_animation_open(NULL, 3, message, sizeof message) && *message);
  CHECK(!inbetween_animation_open("{}", 17 << 20, message, sizeof message) && strstr(message, "16 MiB"));
  inbetween_animation_close(NULL);
  CHECK(inbetween_animation_describe(NULL, message, sizeof message) == -1);
}

void check_animations(void) {
  check_values();
  check_endless();
  check_refused();
}
