/* Random calls for effects: hands that do anything at any time. */
#include "fuzz.h"

static const char *some_name(void) {
  static char lines[1024];
  static const char *names[32];
  static int count = 0;
  if (count == 0) {
    CHECK(inbetween_effect_names(lines, sizeof lines) < (ptrdiff_t)sizeof lines);
    for (char *name = strtok(lines, "\n"); name && count < 32; name = strtok(NULL, "\n")) names[count++] = name;
  }
  return random_index(32) ? names[random_index(count)] : random_index(2) ? "?" : NULL;
}

/* Most of the time somewhat later than the last one, so that hands are moved at all. */
static double some_time(void) {
  static double clock;
  if (!random_index(10)) return fuzz_number();
  clock = random_index(500) ? clock + random_number(0, 0.3) : 0;
  return clock;
}

static void touch(inbetween_effect *effect) {
  switch (random_index(6)) {
    case 0: inbetween_effect_grab(effect, some_time()); break;
    case 1: inbetween_effect_drag(effect, random_index(8) ? random_number(-300, 300) : fuzz_number(), random_index(8) ? random_number(-300, 300) : fuzz_number(), some_time()); break;
    case 2: inbetween_effect_release(effect, some_time()); break;
    case 3: inbetween_effect_tap(effect, some_time()); break;
    case 4: inbetween_effect_finish(effect, some_time()); break;
    default: inbetween_effect_forget(effect, some_time());
  }
}

void fuzz_effects(void) {
  static const char *const variants[] = {"exact", "legacy", NULL, "?"}, *const prefixes[] = {NULL, "", "a-", "a b", "\xff"};
  inbetween_effect *effect = (inbetween_effect *)fuzz_handle(fuzz_effect)->handle;
  struct fuzz_text text = fuzz_buffer();
  const char *variant = variants[random_index(random_index(8) ? 3 : 4)];
  switch (random_index(12)) {
    case 0: fuzz_keep(fuzz_effect, inbetween_effect_open(some_name(), variant, text.start, text.capacity)); break;
    case 1:
      fuzz_keep(fuzz_effect, inbetween_effect_open_script(some_name(), variant, random_index(4) ? 0.5 : fuzz_number(), random_index(4) ? 2 : fuzz_number(), text.start, text.capacity));
      break;
    case 2: inbetween_effect_channel_names(effect, text.start, text.capacity); break;
    case 3: inbetween_effect_phase(effect, some_time(), text.start, text.capacity); break;
    case 4: inbetween_effect_channels(effect, some_time(), fuzz_array(), fuzz_count()); break;
    case 5: inbetween_effect_list_offset(effect, some_time()); break;
    case 6: inbetween_effect_svg(effect, some_time(), prefixes[random_index(COUNT(prefixes))], text.start, text.capacity); break;
    default: touch(effect);
  }
  fuzz_check(text);
}
