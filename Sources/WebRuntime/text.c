// The functions that Swift calls to read numbers and to hash text. Only Tests/WebAssembly covers them: no other machine
// calls them.
#ifdef __wasm__

#include <stddef.h>
#include <stdint.h>

size_t strlen(const char *text) {
  size_t length = 0;
  while (text[length]) length++;
  return length;
}

// The page's Number of a decimal, which is the nearest double, as C's strtod has it; NaN for anything else.
double web_parse_decimal(const char *text, size_t length);

// Where the number ends: at the end of the text, or at its start if it is none. Only decimals are numbers. Words, blanks
// and digits to other bases are refused: a page and C read them differently.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  size_t length = strlen(text);
  for (size_t i = 0; i < length; i++) {
    char c = text[i];
    if ((c < '0' || c > '9') && c != '.' && c != '-' && c != '+' && c != 'e' && c != 'E') return text;
  }
  if (length == 0) return text;
  *number = web_parse_decimal(text, length);
  return __builtin_isnan(*number) ? text : text + length;
}

// The seed of hash tables, the same each time: who could choose their keys to be slow would slow down their own page.
void arc4random_buf(void *bytes, size_t count) {
  static uint64_t state;
  unsigned char *next = bytes;
  while (count-- > 0) {
    state += 0x9e3779b97f4a7c15;
    uint64_t mixed = (state ^ state >> 30) * 0xbf58476d1ce4e5b9;
    *next++ = (unsigned char)(mixed >> 32);
  }
}

#endif
