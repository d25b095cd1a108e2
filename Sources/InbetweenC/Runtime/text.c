// Functions of the Swift runtime that Embedded Swift lacks but calls, to read numbers and to hash text. They are hidden, as
// a program with the ordinary runtime has its own. Scripts/build/c-library.sh compiles them; the package has the ordinary runtime.
#include <locale.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/random.h>

#define HIDDEN __attribute__((visibility("hidden")))

// The number at the start of a text, and where it ends. In the locale of C, which newlocale has ready: the host's may have
// a comma for the point.
HIDDEN const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  char *end;
  *number = strtod_l(text, &end, newlocale(LC_ALL_MASK, "C", NULL));
  return end;
}

// The seed of hash tables. The C library has it from glibc 2.36 on only. Without random bytes, early at a system's start,
// a constant has to do.
HIDDEN void arc4random_buf(void *bytes, size_t count) {
  unsigned char *next = bytes;
  while (count > 0) {
    ssize_t got = getrandom(next, count, GRND_NONBLOCK);
    if (got <= 0) {
      *next = 0x9e;
      got = 1;
    }
    next += got;
    count -= (size_t)got;
  }
}
