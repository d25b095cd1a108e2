// The executable's own malloc replaces the C library's in the whole process, the Swift runtime included. It counts, and
// forwards each call. It is in C, because Swift reserves the name.

#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#else
#define SANITIZED 0
#endif

bool allocations_should_be_counted(void) {
#ifdef __linux__
  return !SANITIZED;
#else
  return false;
#endif
}

bool allocations_are_counted(void) {
  long before = allocation_count();
  // Volatile, or the compiler removes the unused block.
  void *volatile block = malloc(1);
  free(block);
  return allocation_count() == before + 1;
}

// Sanitizers have their own malloc, and other C libraries other names for the function below it.
#if defined(__GLIBC__) && !SANITIZED

extern void *__libc_malloc(size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static __thread long count;

long allocation_count(void) { return count; }

void *malloc(size_t size) {
  ++count;
  return __libc_malloc(size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  ++count;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  ++count;
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

#else

long allocation_count(void) { return 0; }

#endif
