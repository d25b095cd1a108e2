/* All checks of the C interface, in C99 and C++. */
#include "check.h"

static void check_versions(void) {
  char version[20], numbers[20];
  CHECK(inbetween_interface_version() == INBETWEEN_INTERFACE_VERSION);
  CHECK(inbetween_version(version, sizeof version) == (ptrdiff_t)strlen(version) && strcmp(version, INBETWEEN_VERSION) == 0);
  snprintf(numbers, sizeof numbers, "%d.%d.%d", INBETWEEN_VERSION_MAJOR, INBETWEEN_VERSION_MINOR, INBETWEEN_VERSION_PATCH);
  /* A candidate has -rc.1 or the like behind them. */
  CHECK(strncmp(numbers, INBETWEEN_VERSION, strlen(numbers)) == 0);
  CHECK(inbetween_version(NULL, 0) == (ptrdiff_t)strlen(version) && inbetween_version(NULL, 1) == -1);
}

int main(void) {
  check_versions();
  check_motions();
  check_fits();
  check_exports();
  check_imports();
  check_animations();
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
