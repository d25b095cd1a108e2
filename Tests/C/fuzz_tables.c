/* Random calls for tables. */
#include "fuzz.h"

void fuzz_tables(void) {
  static const char *const words[] = {
      "t,x", "time_ms;x", "\n", "\r\n", "0", "1", ",", ";", "\t", " ", "0,5", "1.5", "-2e3", "\"", "#", "inf", "nan", "ms", "px", "frame", "[", "]",
      "{\"t\":0,\"x\":1}", "{\"t\":[0,1],\"x\":[1,2]}", "[0,1]", "\xff", "\x93NUMPY\x01", "\xef\xbb\xbf"};
  static const char *const units[] = {NULL, NULL, "s", "ms", "frames", "weeks", ""};
  char source[300], message[64];
  ptrdiff_t size = 0;
  for (ptrdiff_t i = random_index(30); i > 0; i--) {
    const char *word = words[random_index(COUNT(words))];
    memcpy(source + size, word, strlen(word));
    size += (ptrdiff_t)strlen(word);
    if (size > 250) break;
  }
  const char *start = random_index(16) ? source : NULL;
  if (!start && random_index(2)) size = random_index(2) ? -random_index(9) : PTRDIFF_MAX;
  inbetween_table_is_likely(start, size);
  double rate = random_index(4) ? 0 : fuzz_number();
  if (random_index(3))
    fuzz_keep(fuzz_table, inbetween_table_open(start, size, units[random_index(COUNT(units))], rate, message, random_index(65)));
  inbetween_table *table = (inbetween_table *)fuzz_handle(fuzz_table)->handle;
  struct fuzz_text text = fuzz_buffer();
  inbetween_table_describe(table, text.start, text.capacity);
  fuzz_check(text);
  inbetween_table_column(table, random_index(6) ? random_index(6) - 1 : fuzz_count(), fuzz_array(), random_index(4) ? random_index(4) : fuzz_count());
}
