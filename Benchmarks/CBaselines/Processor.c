#include "CBaselines.h"

#include <unistd.h>

#pragma STDC FP_CONTRACT OFF

int cbaselines_processors(void) { return (int)sysconf(_SC_NPROCESSORS_ONLN); }

/* Twelve chains, each of a product and a sum: enough to hide the latencies, few enough for sixteen registers. */
enum { CHAINS = 12 };

#define MULTIPLY_AND_ADD(NAME, WIDTH, ...)                                     \
  __VA_ARGS__ static double NAME(size_t rounds, double *sink) {                \
    typedef double vector __attribute__((vector_size(8 * WIDTH)));             \
    vector chains[CHAINS];                                                     \
    for (int i = 0; i < CHAINS; i++) chains[i] = (vector){0} + sink[0] + i;    \
    const vector factor = (vector){0} + 0.999, term = (vector){0} + sink[0];   \
    for (size_t round = 0; round < rounds; round++) {                          \
      _Pragma("clang loop unroll(full)")                                       \
      for (int i = 0; i < CHAINS; i++) chains[i] = chains[i] * factor + term;  \
    }                                                                          \
    vector sum = chains[0];                                                    \
    for (int i = 1; i < CHAINS; i++) sum += chains[i];                         \
    for (int i = 0; i < WIDTH; i++) sink[0] += sum[i];                         \
    return 2.0 * CHAINS * WIDTH * (double)rounds;                              \
  }

MULTIPLY_AND_ADD(in_vectors_of_two, 2)

#if defined(__x86_64__) && defined(__ELF__)

MULTIPLY_AND_ADD(in_vectors_of_four, 4, __attribute__((target("avx2"))))
MULTIPLY_AND_ADD(in_vectors_of_eight, 8, __attribute__((target("avx512f"))))

int cbaselines_has_vectors_of_four(void) { return __builtin_cpu_supports("avx2") != 0; }

double cbaselines_multiply_and_add(size_t rounds, double *sink) {
  if (__builtin_cpu_supports("avx512f")) return in_vectors_of_eight(rounds, sink);
  if (__builtin_cpu_supports("avx2")) return in_vectors_of_four(rounds, sink);
  return in_vectors_of_two(rounds, sink);
}

#else

int cbaselines_has_vectors_of_four(void) { return 0; }

double cbaselines_multiply_and_add(size_t rounds, double *sink) { return in_vectors_of_two(rounds, sink); }

#endif
