// The functions of a C library that compiled Swift and C call, for a web page without a C library. The page's Math
// provides the rest: the elementary functions.
#ifdef __wasm__

#include <stddef.h>
#include <stdint.h>

// Memory: blocks of 2ⁿ bytes behind a header of 16, each size with a list of those that were given back. Nothing is
// given back to the page; a picture asks for the same sizes as the one before.
typedef struct block {
  struct block *next;
  uint32_t order;
} block;

extern char __heap_base;
static block *unused[32];
static uintptr_t top, limit;
enum { page_size = 65536, header_size = 16 };

void *malloc(size_t size) {
  if (size > ((size_t)1 << 31) - header_size) __builtin_trap();
  uint32_t order = 5;
  while (((size_t)1 << order) < size + header_size) order++;
  block *found = unused[order];
  if (found) {
    unused[order] = found->next;
  } else {
    if (!top) {
      top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
      limit = __builtin_wasm_memory_size(0) * page_size;
    }
    size_t length = (size_t)1 << order;
    // The end of the block may lie beyond the last address.
    if (length > limit - top) {
      size_t pages = (length - (limit - top) + page_size - 1) / page_size;
      if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
      limit += pages * page_size;
    }
    found = (block *)top;
    top += length;
  }
  found->order = order;
  return (char *)found + header_size;
}

void free(void *memory) {
  if (!memory) return;
  block *freed = (block *)((char *)memory - header_size);
  freed->next = unused[freed->order];
  unused[freed->order] = freed;
}

// Blocks lie at multiples of 16, and no vector of these libraries is longer.
int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment > header_size) __builtin_trap();
  *memory = malloc(size);
  return 0;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (size_t i = 0; i < count; i++)
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  return 0;
}

void __stack_chk_fail(void) { __builtin_trap(); }

#endif
