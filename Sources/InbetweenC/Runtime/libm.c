// The functions of libm by the versions that glibc had before 2.29, so that the library loads on older systems too. The newer
// versions give the same numbers, and differ in how they set errno. Scripts/build/c-library.sh has the linker take these in
// place of the others.
#include <features.h>

#if defined(__GLIBC__) && defined(__x86_64__)
#define FIRST(name) __asm__(".symver first_" #name ", " #name "@GLIBC_2.2.5")
#elif defined(__GLIBC__) && defined(__aarch64__)
#define FIRST(name) __asm__(".symver first_" #name ", " #name "@GLIBC_2.17")
#else
// The linker's name for the function in whose place another one is taken.
#define FIRST(name) __asm__("first_" #name " = __real_" #name)
#endif

#define HIDDEN __attribute__((visibility("hidden")))
#define OF_ONE(name) \
  FIRST(name); \
  double first_##name(double); \
  HIDDEN double __wrap_##name(double x) { return first_##name(x); }
#define OF_TWO(name) \
  FIRST(name); \
  double first_##name(double, double); \
  HIDDEN double __wrap_##name(double x, double y) { return first_##name(x, y); }

OF_ONE(exp)
OF_ONE(exp2)
OF_ONE(log)
OF_TWO(pow)
OF_TWO(hypot)
