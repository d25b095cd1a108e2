/* Imports: what texts of other systems say, with places, and what cannot be read. */
#include "check.h"

static char text[100000], message[300];

static ptrdiff_t imported(const char *source, const char *format) {
  return inbetween_import(source, (ptrdiff_t)strlen(source), format, text, sizeof text, message, sizeof message);
}

static void check_texts(void) {
  static const struct { const char *source, *format, *found; } good[] = {
      {":root {\n --back: cubic-bezier(.34, 1.56, .64, 1) }", "css",
       "{\"motions\":[{\"name\":\"--back\",\"notation\":\"cubic-bezier(0.34, 1.56, 0.64, 1)\",\"line\":2,\"column\":2}],"
       "\"animations\":[],\"problems\":[],\"remarks\":[]}"},
      {"a { transition: x 1s ease, y 2s steps(0); transition-delay: 1s }", "css", "\"problems\":[{\"line\":1,\"column\":5,\"text\":\"transition: 'steps(0)'"},
      {"a { transition-delay: 1s }", "css", "\"remarks\":[{\"line\":1,\"column\":5,\"text\":\"transition-delay: 1s\"}]"},
      {"@keyframes k { from { opacity: 0 } to { opacity: 1 } }", "css",
       "\"animations\":[{\"name\":\"k\",\"line\":1,\"column\":1,\"document\":{ \"type\": \"keyframe\", \"keyPath\": \"opacity\""},
      {"@keyframes k { from { left: 0 } to { left: 1px } }", "css", "\"animations\":[],\"problems\":[{\"line\":1,\"column\":23,"},
      {"\xef\xbb\xbf", "css", "{\"motions\":[],\"animations\":[],\"problems\":[],\"remarks\":[]}"},
      {"<accelerateInterpolator/>", "android", "\"notation\":\"ease-in-quad\",\"line\":1,\"column\":1"},
  };
  for (int i = 0; i < COUNT(good); i++) {
    ptrdiff_t length = imported(good[i].source, good[i].format);
    if (length < 0 || !strstr(text, good[i].found)) fprintf(stderr, "%s: %s %s\n", good[i].source, text, message);
    CHECK(length == (ptrdiff_t)strlen(text) && !*message && strstr(text, good[i].found));
    CHECK(inbetween_import(good[i].source, (ptrdiff_t)strlen(good[i].source), good[i].format, NULL, 0, NULL, 0) == length);
  }
  static const struct { const char *source, *format, *message; } bad[] = {
      {"a {", "css", "line 1, column 1: the block has no '}'"},
      {"<bounceInterpolator/>", "android", "line 1, column 1: no motion is exactly Android's 'bounceInterpolator'"},
      {"a { --x: \xff }", "css", "not text in UTF-8"},
      {"", "svg", "line 1, column 1: expected '<', found the end"},
      {"", "smil", "format must be one of css, android, svg"},
  };
  for (int i = 0; i < COUNT(bad); i++) {
    CHECK(imported(bad[i].source, bad[i].format) == -1 && !*text);
    if (!strstr(message, bad[i].message)) fprintf(stderr, "%s: %s\n", bad[i].source, message);
    CHECK(strstr(message, bad[i].message));
  }
  CHECK(imported("", NULL) == -1 && strstr(message, "format"));
  CHECK(inbetween_import(NULL, 0, "css", text, sizeof text, message, sizeof message) > 0);
  CHECK(inbetween_import(NULL, 1, "css", text, sizeof text, message, sizeof message) == -1 && *message);
  CHECK(inbetween_import("a", -1, "css", text, sizeof text, message, sizeof message) == -1 && *message);
  CHECK(inbetween_import("a", (16 << 20) + 1, "css", text, sizeof text, message, sizeof message) == -1 && strstr(message, "16 MiB"));
  CHECK(inbetween_import("", 0, "css", NULL, 7, message, sizeof message) == -1);
}

static void check_lottie_keys(void) {
  static const char json[] = "{\"fr\":30,\"layers\":[{\"nm\":\"Ball\",\"ks\":{\"r\":{\"k\":[{\"t\":0,\"s\":[0]},{\"t\":30,\"s\":[9]}]}}}]}";
  static const char lone[] = "[{\"t\":0,\"s\":[0]},{\"t\":30,\"s\":[9]}]";
  const ptrdiff_t size = sizeof json - 1, lone_size = sizeof lone - 1;
  CHECK(inbetween_lottie_import(json, size, "Ball.r", 0, text, sizeof text, message, sizeof message) == (ptrdiff_t)strlen(text));
  CHECK(!*message && strstr(text, "\"duration\": 1,") && strstr(text, "\"keyPath\": \"Ball.r\"") && !strchr(text, '\n'));
  CHECK(inbetween_lottie_import(lone, lone_size, NULL, 0, text, sizeof text, message, sizeof message) > 0 && strstr(text, "\"duration\": 0.5,"));
  CHECK(inbetween_lottie_import(lone, lone_size, NULL, 15, text, sizeof text, message, sizeof message) > 0 && strstr(text, "\"duration\": 2,"));
  CHECK(inbetween_lottie_import(json, size, "Bell.r", 0, text, sizeof text, message, sizeof message) == -1 && strstr(message, "did you mean 'Ball'"));
  CHECK(inbetween_lottie_import(json, size, NULL, 0, text, sizeof text, message, sizeof message) == -1 && strstr(message, "by its path"));
  CHECK(inbetween_lottie_import(lone, lone_size, NULL, NAN, text, sizeof text, message, sizeof message) == -1 && *message);
  CHECK(inbetween_lottie_import(lone, lone_size, NULL, -1, text, sizeof text, message, sizeof message) == -1 && *message);
  CHECK(inbetween_lottie_import(NULL, 3, NULL, 0, text, sizeof text, message, sizeof message) == -1 && *message && !*text);
  CHECK(inbetween_lottie_import(json, size - 1, NULL, 0, text, sizeof text, message, sizeof message) == -1 && strstr(message, "line 1"));
}

void check_imports(void) {
  check_texts();
  check_lottie_keys();
}
