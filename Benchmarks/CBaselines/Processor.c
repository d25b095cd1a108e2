#include "CBaselines.h"

int cbaselines_has_vectors_of_four(void) {
#if defined(__x86_64__) && defined(__ELF__)
  return __builtin_cpu_supports("avx2") != 0;
#else
  return 0;
#endif
}
