/* Effects: scripts, hands, and what they cannot be told. */
#include "check.h"

static char text[200000], message[200];

static void check_script(const char *name) {
  inbetween_effect *effect = inbetween_effect_open_script(name, NULL, 0.5, 2, message, sizeof message);
  CHECK(effect && !*message);
  double end = inbetween_effect_end_time(effect), numbers[64];
  CHECK(end > 0 && isfinite(end));
  CHECK(inbetween_effect_name(effect, text, sizeof text) == (ptrdiff_t)strlen(name) && !strcmp(text, name));
  CHECK(inbetween_effect_summary(effect, text, sizeof text) > 0);
  CHECK(inbetween_effect_about(effect, text, sizeof text) > 0 && !strncmp(text, "{\"title\":\"", 10));
  CHECK(inbetween_effect_channel_names(effect, text, sizeof text) > 0);
  ptrdiff_t names = 1;
  for (const char *place = text; *place; place++) names += *place == '\n';
  for (int i = -1; i <= 20; i++) {
    double time = i * end / 19;
    CHECK(inbetween_effect_channels(effect, time, NULL, 0) == names);
    CHECK(inbetween_effect_channels(effect, time, numbers, COUNT(numbers)) == names);
    CHECK(inbetween_effect_phase(effect, time, text, sizeof text) > 0);
    ptrdiff_t length = inbetween_effect_svg(effect, time, "a-", text, sizeof text);
    CHECK(length == (ptrdiff_t)strlen(text) && !strncmp(text, "<svg", 4));
  }
  numbers[1] = 7;
  CHECK(inbetween_effect_channels(effect, 0.1, numbers, 1) == names && numbers[1] == 7);
  CHECK(inbetween_effect_channels(effect, 0.1, NULL, 3) == -1 && inbetween_effect_channels(effect, 0.1, numbers, -1) == -1);
  CHECK(inbetween_effect_svg(effect, 0, "not one", text, sizeof text) == -1 && !*text);
  inbetween_effect_close(effect);
}

static void check_hand(const char *name) {
  inbetween_effect *effect = inbetween_effect_open(name, "legacy", message, sizeof message);
  CHECK(effect && inbetween_effect_end_time(effect) == INFINITY);
  CHECK(inbetween_effect_grab(effect, 0) == INBETWEEN_OK && inbetween_effect_drag(effect, 30, 200, 0.1) == INBETWEEN_OK);
  CHECK(inbetween_effect_drag(effect, NAN, 0, 0.2) == INBETWEEN_PARAMETER);
  CHECK(inbetween_effect_release(effect, 0.05) == INBETWEEN_PARAMETER && inbetween_effect_release(effect, 0.3) == INBETWEEN_OK);
  CHECK(inbetween_effect_phase(effect, INFINITY, text, sizeof text) > 0);
  CHECK(inbetween_effect_svg(effect, -INFINITY, NULL, text, sizeof text) > 0);
  CHECK(inbetween_effect_tap(effect, INFINITY) == INBETWEEN_PARAMETER && inbetween_effect_tap(effect, 3) == INBETWEEN_OK);
  CHECK(inbetween_effect_finish(effect, 4) == INBETWEEN_OK && inbetween_effect_forget(effect, 2) == INBETWEEN_OK);
  CHECK(inbetween_effect_svg(effect, 4.5, NULL, text, sizeof text) > 0);
  CHECK(isfinite(inbetween_effect_list_offset(effect, 4.5)));
  inbetween_effect_close(effect);
}

void check_effects(void) {
  char names[200];
  CHECK(inbetween_effect_names(names, sizeof names) == (ptrdiff_t)strlen(names));
  int count = 0;
  for (char *name = strtok(names, "\n"); name; name = strtok(NULL, "\n"), count++) {
    check_script(name);
    check_hand(name);
  }
  CHECK(count == 6);
  ptrdiff_t size = inbetween_effect_catalogue(NULL, 0) + 1;
  char *rows = (char *)malloc((size_t)size);
  CHECK(rows && inbetween_effect_catalogue(rows, size) == size - 1);
  CHECK(strncmp(rows, "[{\"name\":\"cube-refresh\"", 23) == 0 && rows[size - 2] == ']');
  free(rows);
  CHECK(!inbetween_effect_open("cube", NULL, message, sizeof message) && strstr(message, "cube-refresh"));
  CHECK(!inbetween_effect_open(NULL, NULL, message, sizeof message) && *message);
  CHECK(!inbetween_effect_open("pop-scale", "new", message, sizeof message) && strstr(message, "legacy"));
  CHECK(!inbetween_effect_open_script("cube-refresh", NULL, 0, 2, message, sizeof message) && strstr(message, "pull"));
  CHECK(!inbetween_effect_open_script("cube-refresh", NULL, 1, 2e6, message, sizeof message) && strstr(message, "refresh"));
  CHECK(isnan(inbetween_effect_end_time(NULL)) && isnan(inbetween_effect_list_offset(NULL, 0)));
  CHECK(inbetween_effect_name(NULL, text, sizeof text) == -1 && inbetween_effect_summary(NULL, text, sizeof text) == -1);
  CHECK(inbetween_effect_about(NULL, text, sizeof text) == -1 && !*text);
  CHECK(inbetween_effect_channel_names(NULL, text, sizeof text) == -1 && inbetween_effect_phase(NULL, 0, text, sizeof text) == -1);
  CHECK(inbetween_effect_channels(NULL, 0, NULL, 0) == -1 && inbetween_effect_svg(NULL, 0, NULL, text, sizeof text) == -1);
  CHECK(inbetween_effect_grab(NULL, 0) == INBETWEEN_ARGUMENT && inbetween_effect_drag(NULL, 0, 0, 0) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_effect_release(NULL, 0) == INBETWEEN_ARGUMENT && inbetween_effect_tap(NULL, 0) == INBETWEEN_ARGUMENT);
  CHECK(inbetween_effect_finish(NULL, 0) == INBETWEEN_ARGUMENT && inbetween_effect_forget(NULL, 0) == INBETWEEN_ARGUMENT);
  inbetween_effect_close(NULL);
}
