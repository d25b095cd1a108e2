/* Random calls for paths and tracks. */
#include "fuzz.h"

static const char *some_data(void) {
  static char text[160];
  static const char *const parts[] = {"M%g %g", "L%g %g", "H%g", "v%g", "C%g %g 5 %g 9 9", "q%g %g 3 3", "A%g %g 30 1 0 7 7", "Z", "%g"};
  size_t length = (size_t)sprintf(text, "M%g 0", random_number(-9, 9));
  for (ptrdiff_t i = random_index(6); i > 0; i--) {
    double x = random_index(8) ? random_number(-100, 100) : fuzz_number();
    length += (size_t)snprintf(text + length, 24, parts[random_index(COUNT(parts))], x, random_number(0, 9), random_number(0, 9));
    if (length > 130) break;
  }
  if (!random_index(6)) text[random_index((ptrdiff_t)strlen(text))] = (char)(1 + random_index(255));
  return random_index(32) ? text : NULL;
}

void fuzz_paths(void) {
  const inbetween_path *path = (const inbetween_path *)fuzz_handle(fuzz_path)->handle;
  struct fuzz_text text = fuzz_buffer();
  double tolerance = random_index(8) ? 1e-6 : fuzz_number();
  switch (random_index(4)) {
    case 0: fuzz_keep(fuzz_path, inbetween_path_open(some_data(), tolerance, text.start, text.capacity)); break;
    case 1:
      inbetween_path_sample(path, fuzz_array(), fuzz_array(), random_index(2) ? fuzz_array() : NULL,
                            random_index(2) ? fuzz_array() : NULL, fuzz_count());
      break;
    case 2: inbetween_path_part(path, fuzz_number(), fuzz_number(), text.start, text.capacity); break;
    default: inbetween_path_length(path);
  }
  fuzz_check(text);
}

static int32_t some_dimension(void) { return (int32_t)(random_index(8) ? random_index(6) : random_index(2) ? INT32_MAX : INT32_MIN); }

void fuzz_tracks(void) {
  static const char *const modes[] = {"discrete", "linear", "paced", "cubic", "cubicPaced", "monotone", "natural", "?", NULL};
  static const char *const rules[] = {"ease", "hold", NULL, "steps(3)", "cubic-bezier(0, 9, 1, -9)", "spring"};
  const inbetween_track *track = (const inbetween_track *)fuzz_handle(fuzz_track)->handle;
  struct fuzz_text text = fuzz_buffer();
  const char *curves[40];
  for (int i = 0; i < 40; i++) curves[i] = rules[random_index(random_index(8) ? 5 : 6)];
  ptrdiff_t count = random_index(8) ? random_index(40) : -random_index(9);
  switch (random_index(8)) {
    case 0:
      fuzz_keep(fuzz_track, inbetween_track_open(random_index(8) ? fuzz_times() : fuzz_array(), random_index(8) ? fuzz_times() : fuzz_array(),
                                                 some_dimension(), random_index(2) ? curves : NULL, count, modes[random_index(COUNT(modes))],
                                                 text.start, text.capacity));
      break;
    case 1: inbetween_track_sample(track, fuzz_array(), fuzz_array(), random_index(2) ? fuzz_array() : NULL, fuzz_count()); break;
    case 2: inbetween_track_value(track, fuzz_number()); break;
    case 3: {
      const inbetween_motion *motions[4];
      for (int i = 0; i < 4; i++) motions[i] = random_index(4) ? (const inbetween_motion *)fuzz_handle(fuzz_motion)->handle : NULL;
      fuzz_keep(fuzz_track, inbetween_track_open_motions(motions[0], motions[1], motions[2], motions[3], text.start, text.capacity));
      break;
    }
    case 4: {
      static const char *const colors[] = {"#ff0000", "rgb(0 9 300 / 0.5)", "orange", "#12", "?", NULL};
      static const char *const spaces[] = {"srgb", "srgb-linear", "oklab", "oklch", "lab", "lch", "?", NULL};
      fuzz_keep(fuzz_track, inbetween_track_open_colors((const inbetween_motion *)fuzz_handle(fuzz_motion)->handle, colors[random_index(COUNT(colors))],
                                                        colors[random_index(COUNT(colors))], spaces[random_index(COUNT(spaces))], text.start, text.capacity));
      break;
    }
    case 5:
      fuzz_keep(fuzz_track, inbetween_track_hand_over(track, random_index(4) ? fuzz_spring() : NULL, random_index(16) ? fuzz_times() : NULL, fuzz_number(),
                                                      text.start, text.capacity));
      break;
    case 6: inbetween_track_color(track, fuzz_number(), text.start, text.capacity); break;
    default: inbetween_track_velocity(track, fuzz_number());
  }
  fuzz_check(text);
}
