/* Random calls for motions and prepared curves. */
#include "fuzz.h"

void fuzz_motions(void) {
  const inbetween_motion *motion = (const inbetween_motion *)fuzz_handle(fuzz_motion)->handle;
  struct fuzz_text text = fuzz_buffer();
  switch (random_index(21)) {
    case 0: fuzz_keep(fuzz_motion, inbetween_motion_open(fuzz_notation(), text.start, text.capacity)); break;
    case 1:
      fuzz_keep(fuzz_motion, inbetween_motion_hand_over(motion, random_index(3) ? fuzz_spring() : NULL, fuzz_number(),
                                                        fuzz_number(), text.start, text.capacity));
      break;
    case 2: inbetween_motion_value(motion, fuzz_number()); break;
    case 3: inbetween_motion_velocity(motion, fuzz_number()); break;
    case 4: inbetween_motion_sample(motion, fuzz_array(), fuzz_array(), random_index(2) ? fuzz_array() : NULL, fuzz_count()); break;
    case 5: inbetween_motion_sample_evenly(motion, fuzz_number(), fuzz_number(), fuzz_array(), fuzz_count()); break;
    case 6: inbetween_motion_domain(motion, fuzz_array(), fuzz_array()); break;
    case 7:
      inbetween_motion_rest_time(motion);
      inbetween_motion_rest_value(motion);
      inbetween_motion_time_meaning(motion);
      break;
    case 8:
      inbetween_motion_names(text.start, text.capacity);
      inbetween_catalogue(text.start, text.capacity);
      inbetween_effect_catalogue(text.start, text.capacity);
      inbetween_version(text.start, text.capacity);
      break;
    case 9: inbetween_motion_parts(motion, text.start, text.capacity); break;
    case 10: {
      double mass = random_index(4) ? 1 : fuzz_number(), damping = random_index(4) ? 10 : fuzz_number();
      fuzz_keep(fuzz_motion, inbetween_spring_open(mass, fuzz_number(), damping, fuzz_number(), fuzz_number(), fuzz_number(),
                                                   random_index(4) ? 0 : fuzz_number(), text.start, text.capacity));
      break;
    }
    case 11:
      fuzz_keep(fuzz_motion, inbetween_motion_hand_over_numbers(motion, random_index(4) ? 1 : fuzz_number(), fuzz_number(), 10, fuzz_number(),
                                                                fuzz_number(), text.start, text.capacity));
      break;
    case 12: {
      static char kinds[32][32];
      static int count = 0;
      if (count == 0) count = catalogue_names("motions", kinds, 32);
      const char *names = random_index(2) ? NULL : random_index(2) ? "duration, bounce" : "decay,frequency";
      fuzz_keep(fuzz_motion, inbetween_motion_open_numbers(random_index(2) ? kinds[random_index(count)] : "spring", names, fuzz_array(), fuzz_count(), text.start,
                                                           text.capacity));
      break;
    }
    case 13:
      fuzz_keep(fuzz_motion, inbetween_motion_placed(motion, random_index(2) ? NAN : fuzz_number(), random_index(2) ? 0 : fuzz_number(), fuzz_number(),
                                                     fuzz_number(), text.start, text.capacity));
      break;
    case 14: inbetween_motion_numbers(motion, "mass, regime", fuzz_array(), random_index(2) ? 2 : fuzz_count()); break;
    case 15: inbetween_motion_written(motion, text.start, text.capacity); break;
    case 17:
      inbetween_motion_acceleration(motion, fuzz_number());
      inbetween_motion_sample_accelerations(motion, fuzz_array(), fuzz_array(), fuzz_count());
      break;
    case 18: {
      inbetween_motion *next = inbetween_motion_open(fuzz_notation(), NULL, 0);
      fuzz_keep(fuzz_motion, inbetween_motion_followed(motion, next, text.start, text.capacity));
      inbetween_motion_close(next);
      break;
    }
    case 19:
      fuzz_keep(fuzz_motion, inbetween_motion_repeated(motion, random_index(4) ? (double)random_index(5) : fuzz_number(), (int32_t)random_index(2), text.start,
                                                       text.capacity));
      break;
    case 20:
      fuzz_keep(fuzz_motion, random_index(2) ? inbetween_motion_delayed(motion, fuzz_number(), text.start, text.capacity)
                                             : inbetween_motion_between(motion, fuzz_number(), fuzz_number(), text.start, text.capacity));
      break;
    case 16: inbetween_motion_describe(motion, text.start, text.capacity); break;
    default: inbetween_motion_notation(motion, text.start, text.capacity);
  }
  fuzz_check(text);
}

void fuzz_curves(void) {
  const inbetween_curve *curve = (const inbetween_curve *)fuzz_handle(fuzz_curve)->handle;
  struct fuzz_text text = fuzz_buffer();
  switch (random_index(5)) {
    case 0: fuzz_keep(fuzz_curve, inbetween_curve_open(fuzz_notation(), text.start, text.capacity)); break;
    case 1: inbetween_curve_value(curve, fuzz_number()); break;
    case 2:
      fuzz_keep(fuzz_curve, inbetween_curve_open_numbers(random_index(4) ? 0.25 : fuzz_number(), fuzz_number(), random_index(4) ? 1 : fuzz_number(),
                                                         fuzz_number(), text.start, text.capacity));
      break;
    case 3: inbetween_curve_sample(curve, fuzz_array(), fuzz_array(), fuzz_count()); break;
    default: inbetween_curve_sample_evenly(curve, fuzz_number(), fuzz_number(), fuzz_array(), fuzz_count());
  }
  fuzz_check(text);
}
