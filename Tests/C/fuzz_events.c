/* Random calls for followers and axes. */
#include "fuzz.h"

void fuzz_followers(void) {
  static const char *const good[] = {"snappy feed-forward 1", "spring(1 100 0)", "half-life(80ms)", "one-euro(beta: 1)",
                                     "second-order(frequency: 2, damping-ratio: 0.5, response: 2)"};
  inbetween_follower *follower = (inbetween_follower *)fuzz_handle(fuzz_follower)->handle;
  struct fuzz_text text = fuzz_buffer();
  switch (random_index(6)) {
    case 0:
      fuzz_keep(fuzz_follower, inbetween_follower_open(random_index(4) ? good[random_index(COUNT(good))] : fuzz_notation(), text.start,
                                                       text.capacity));
      break;
    case 1: inbetween_follower_jump(follower, fuzz_number(), fuzz_number()); break;
    case 2: inbetween_follower_value(follower, fuzz_number()); break;
    case 3: inbetween_follower_velocity(follower, fuzz_number()); break;
    default: inbetween_follower_follow(follower, fuzz_number(), fuzz_number());
  }
  fuzz_check(text);
}

void fuzz_axes(void) {
  inbetween_axis *axis = (inbetween_axis *)fuzz_handle(fuzz_axis)->handle;
  struct fuzz_text text = fuzz_buffer();
  double least = fuzz_number(), length = fabs(fuzz_number());
  switch (random_index(8)) {
    case 0:
      fuzz_keep(fuzz_axis,
                inbetween_axis_open(least, least + length, fabs(fuzz_number()), random_index(2) ? 0.99 : fuzz_number(),
                                    random_index(2) ? 0 : fuzz_number(), random_index(2) ? least : fuzz_number(), text.start,
                                    text.capacity));
      break;
    case 1: inbetween_axis_grab(axis, fuzz_number()); break;
    case 2: inbetween_axis_release(axis, fuzz_number()); break;
    case 3: inbetween_axis_spring_to(axis, fuzz_spring(), fuzz_number(), fuzz_number(), text.start, text.capacity); break;
    case 4:
      inbetween_axis_value(axis, fuzz_number());
      inbetween_axis_velocity(axis, fuzz_number());
      break;
    case 5: inbetween_axis_rest_time(axis); break;
    default: inbetween_axis_drag(axis, fuzz_number(), fuzz_number());
  }
  fuzz_check(text);
}
