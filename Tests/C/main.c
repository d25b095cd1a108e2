/* All checks of the C interface, in C99 and C++. */
#include "check.h"

int main(void) {
  CHECK(inbetween_interface_version() == INBETWEEN_INTERFACE_VERSION);
  check_motions();
  check_fits();
  check_exports();
  check_imports();
  check_tables();
  check_followers();
  check_axes();
  check_curves();
  check_pools();
  check_paths();
  check_tracks();
  check_effects();
  check_lottie();
  return 0;
}
