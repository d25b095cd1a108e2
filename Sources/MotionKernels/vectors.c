#include "MotionKernels.h"

enum motion_vectors motion_widest_vectors(void) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512f")) return MOTION_VECTORS_AVX512;
  if (__builtin_cpu_supports("avx2")) return MOTION_VECTORS_AVX2;
#endif
  return MOTION_VECTORS_PLAIN;
}
