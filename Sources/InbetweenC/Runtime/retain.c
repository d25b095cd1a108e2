// Retaining a String or an Array. The compiler takes it that the function returns what it gets, and on arm64 keeps that in the
// register of the result. As of Swift 6.3.1 that of Embedded Swift returns it without three tag bits, in which short texts say
// that they are short. Its functions are weak: these take their place.
#include <stdint.h>

void *swift_retain_n(void *object, uint32_t count);

#define HIDDEN __attribute__((visibility("hidden")))

HIDDEN void *swift_bridgeObjectRetain_n(void *tagged, uint32_t count) {
  // Texts within the reference, and constants, have the highest bit, and are not counted.
  if ((intptr_t)tagged >= 0) swift_retain_n((void *)((uintptr_t)tagged & 0x0ffffffffffffff8), count);
  return tagged;
}

HIDDEN void *swift_bridgeObjectRetain(void *tagged) { return swift_bridgeObjectRetain_n(tagged, 1); }
