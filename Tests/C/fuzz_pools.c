/* Random calls for pools. */
#include "fuzz.h"

/* The number of members, so that calls get through, or any count. */
static ptrdiff_t some_count(const inbetween_pool *pool) {
  ptrdiff_t count = inbetween_pool_count(pool);
  return random_index(8) && count >= 0 ? count : fuzz_count();
}

void fuzz_pools(void) {
  inbetween_pool *pool = (inbetween_pool *)fuzz_handle(fuzz_pool)->handle;
  struct fuzz_text text = fuzz_buffer();
  ptrdiff_t count = some_count(pool), members[40];
  for (int i = 0; i < 40; i++) members[i] = random_index(32) ? random_index(count > 0 ? count : 1) : fuzz_count();
  switch (random_index(13)) {
    case 0: fuzz_keep(fuzz_pool, inbetween_pool_open(fuzz_count(), fuzz_spring(), fuzz_number(), fuzz_number(), text.start, text.capacity)); break;
    case 1: inbetween_pool_step(pool, fuzz_number()); break;
    case 2: inbetween_pool_retarget_all(pool, fuzz_array(), count); break;
    case 3: inbetween_pool_retarget(pool, members, fuzz_array(), random_index(41)); break;
    case 4: inbetween_pool_place_all(pool, fuzz_times(), fuzz_times(), fuzz_array(), count); break;
    case 5: inbetween_pool_set_spring(pool, members[0], fuzz_spring(), text.start, text.capacity); break;
    case 6: inbetween_pool_positions(pool, fuzz_array(), count); break;
    case 7: inbetween_pool_velocities(pool, fuzz_array(), count); break;
    case 8: inbetween_pool_targets(pool, fuzz_array(), count); break;
    case 9: inbetween_pool_settled(pool, random_index(8) ? members : NULL, random_index(48) - 8 > 40 ? 40 : random_index(40) - 2); break;
    case 10:
      fuzz_keep(fuzz_pool, inbetween_pool_open_numbers(fuzz_count(), random_index(4) ? 1 : fuzz_number(), fuzz_number(), 10, fuzz_number(),
                                                       fuzz_number(), text.start, text.capacity));
      break;
    case 11: inbetween_pool_set_spring_numbers(pool, members[0], 1, fuzz_number(), fuzz_number(), text.start, text.capacity); break;
    default: inbetween_pool_awake_count(pool);
  }
  fuzz_check(text);
}
