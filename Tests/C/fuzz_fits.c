/* Random calls for fits, comparisons and exports. */
#include "fuzz.h"

void fuzz_fits(void) {
  const inbetween_motion *motion = (const inbetween_motion *)fuzz_handle(fuzz_motion)->handle;
  struct fuzz_text text = fuzz_buffer();
  const double *times = random_index(8) ? fuzz_times() : fuzz_array();
  const double *values = random_index(4) ? fuzz_times() : fuzz_array();
  double numbers[7], *errors = random_index(2) ? numbers : fuzz_array();
  ptrdiff_t count = random_index(8) ? random_index(41) : -random_index(9);
  switch (random_index(5)) {
    case 0:
      fuzz_keep(fuzz_motion, inbetween_motion_fit_spring(times, values, count, random_index(2) ? NULL : fuzz_array(), random_index(4) ? 0 : (int32_t)random_index(40) - 9,
                                                            errors, text.start, text.capacity));
      break;
    case 1:
      inbetween_motion_compare(motion, times, values, count, random_index(2) ? 0 : fuzz_number(), random_index(2) ? 0 : fuzz_number(), errors,
                               text.start, text.capacity);
      break;
    case 2: fuzz_keep(fuzz_motion, inbetween_motion_fit_curve(times, values, count, errors, text.start, text.capacity)); break;
    case 3:
      fuzz_keep(fuzz_motion, inbetween_motion_fit_lines(motion, random_index(8) ? 0.01 : random_index(2) ? -fabs(fuzz_number()) : NAN, errors, text.start, text.capacity));
      break;
    default: inbetween_motion_spring(motion, errors);
  }
  fuzz_check(text);
}

void fuzz_exports(void) {
  static char targets[32][32];
  static int count = 0;
  if (count == 0) count = catalogue_names("targets", targets, 32);
  static const char *const options[] = {"name=card", "property=scale", "property=?", "format=waapi", "frame-rate=24", "frame-rate=nan",
                                        "fewest=bytes", "minify", "fallback", "language=swift", "language=glsl", "name=\xff", "name=-->*/",
                                        "name=", "=", ",", " ", "minify=minify=1"};
  const inbetween_motion *motion = (const inbetween_motion *)fuzz_handle(fuzz_motion)->handle;
  struct fuzz_text text = fuzz_buffer();
  char message[64], words[128] = "";
  for (ptrdiff_t i = random_index(3); i > 0; i--) {
    if (*words) strcat(words, ",");
    strcat(words, options[random_index(COUNT(options))]);
  }
  double tolerance = random_index(8) ? 0.01 : random_index(2) ? -fabs(fuzz_number()) : NAN;
  const char *target = random_index(16) ? targets[random_index(count)] : random_index(2) ? "?" : NULL;
  inbetween_motion_export(motion, target, tolerance, random_index(8) ? words : NULL, text.start,
                          text.capacity, message, random_index(65));
  fuzz_check(text);
}
