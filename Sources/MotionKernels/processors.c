// The number of processors, which Swift's library does not tell.
#include "MotionKernels.h"

#if defined(__unix__) || defined(__APPLE__)

#include <unistd.h>

long motion_processors(void) {
  long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count < 0 ? 0 : count;
}

#else

long motion_processors(void) { return 0; }

#endif
