/* Random calls for animation documents: a small document with mistakes. */
#include "fuzz.h"

static const char document[] =
    "{\"type\":\"group\",\"duration\":1,\"animations\":[{\"type\":\"keyframe\",\"keyPath\":\"position\",\"values\":[[0,0],[9,2]],"
    "\"timingFunctions\":[\"ease\"]},{\"type\":\"keyframe\",\"keyPath\":\"opacity\",\"duration\":1,\"values\":[0,1,0],"
    "\"timingFunctions\":[\"snappy\",\"steps(1)\"]}]}";

void fuzz_animation_calls(void) {
  static char text[sizeof document];
  static const char *const paths[] = {"position", "opacity", "", NULL};
  const inbetween_animation *animation = (const inbetween_animation *)fuzz_handle(fuzz_animation)->handle;
  struct fuzz_text out = fuzz_buffer();
  ptrdiff_t size = sizeof document - 1;
  switch (random_index(3)) {
    case 0:
      memcpy(text, document, sizeof document);
      for (ptrdiff_t edits = random_index(3) ? random_index(4) : 0; edits > 0; edits--)
        text[random_index(size)] = (char)(random_index(2) ? "0123456789-,[]{}\"e."[random_index(19)] : random_index(256));
      fuzz_keep(fuzz_animation, inbetween_animation_open(random_index(16) ? text : NULL, random_index(8) ? size : random_index(size) - 5,
                                                         out.start, out.capacity));
      break;
    case 1: inbetween_animation_describe(animation, out.start, out.capacity); break;
    default: inbetween_animation_sample(animation, paths[random_index(COUNT(paths))], fuzz_array(), fuzz_array(), fuzz_count() / 2);
  }
  fuzz_check(out);
}

void fuzz_animation_exports(void) {
  static const char *const targets[] = {"css", "keyframes", "waapi", "svg", "lottie", "swiftui", "compose", "gltf", "core-animation", "", NULL};
  const inbetween_animation *animation = (const inbetween_animation *)fuzz_handle(fuzz_animation)->handle;
  struct fuzz_text out = fuzz_buffer();
  char message[64];
  inbetween_animation_export(animation, targets[random_index(COUNT(targets))], random_index(8) ? 1e-2 : fuzz_number(), NULL, out.start,
                             out.capacity, message, random_index(65));
  fuzz_check(out);
}
