/* Random calls for imports. */
#include "fuzz.h"

/* Words of style sheets, of XML and of JSON, behind each other. */
static const char *random_source(char *source, ptrdiff_t capacity) {
  static const char *const words[] = {
      "@keyframes ", "k", "{", "}", "from", "to", "50%", ";", ":", "opacity:", "transition:", "animation:", "0.3s ", "ease ", "cubic-bezier(", "linear(",
      "steps(", ")", "var(--a)", "--a:", "/*", "*/", "\"", "'", "\\", "infinite ", "0", "1", ",", " ", "\xff", "\n", "<", "/>", "pathInterpolator ",
      "accelerateInterpolator", "a:pathData='M0 0C0 0 1 1 1 1'", "a:factor='2'", "[", "]", "\"t\":", "\"s\":", "\"k\":", "\"layers\":", "-->",
      "{\"k\":[{\"t\":0,\"s\":1},{\"t\":9,\"s\":2}]}", "@keyframes k { from { opacity: 0 } to { opacity: 1 } }"};
  source[0] = 0;
  for (ptrdiff_t i = random_index(24); i > 0; i--) {
    const char *word = words[random_index(COUNT(words))];
    if ((ptrdiff_t)(strlen(source) + strlen(word)) + 1 < capacity) strcat(source, word);
  }
  return source;
}

void fuzz_imports(void) {
  static const char *const formats[] = {"css", "css", "css", "android", "svg", "", NULL};
  static const char *const paths[] = {NULL, "Ball.r", "layers[0].ks.r", "k", "k[0]", "", "[", "\xff"};
  struct fuzz_text text = fuzz_buffer();
  char source[600], message[64];
  const char *start = random_index(16) ? random_source(source, sizeof source) : NULL;
  ptrdiff_t size = start ? (ptrdiff_t)strlen(source) : random_index(2);
  if (!random_index(32)) size = random_index(2) ? -random_index(9) : PTRDIFF_MAX;
  if (random_index(4)) {
    inbetween_import(start, size, formats[random_index(COUNT(formats))], text.start, text.capacity, message, random_index(65));
  } else {
    double rate = random_index(4) ? 0 : fuzz_number();
    inbetween_lottie_import(start, size, paths[random_index(COUNT(paths))], rate, text.start, text.capacity, message, random_index(65));
  }
  fuzz_check(text);
}
