/* Random calls for Lottie: a small document with mistakes. */
#include "fuzz.h"

static const char document[] =
    "{\"fr\":60,\"ip\":0,\"op\":60,\"w\":100,\"h\":50,\"layers\":[{\"ty\":4,\"nm\":\"Ball\",\"ip\":0,\"op\":60,\"ks\":{\"p\":{\"a\":1,\"k\":["
    "{\"t\":0,\"s\":[0,25],\"to\":[9,9],\"ti\":[0,-9],\"o\":{\"x\":0,\"y\":0},\"i\":{\"x\":1,\"y\":1}},{\"t\":60,\"s\":[100,25]}]}},"
    "\"shapes\":[{\"ty\":\"rc\",\"p\":{\"k\":[0,0]},\"s\":{\"k\":[10,10]},\"r\":{\"k\":2}},{\"ty\":\"tm\",\"s\":{\"k\":10},\"e\":{\"k\":90},"
    "\"o\":{\"k\":0}},{\"ty\":\"st\",\"nm\":\"Line\",\"c\":{\"k\":[1,0,0]},\"o\":{\"k\":90},\"w\":{\"k\":3}}]}]}";

void fuzz_lottie_calls(void) {
  static char text[sizeof document];
  const inbetween_lottie *lottie = (const inbetween_lottie *)fuzz_handle(fuzz_lottie)->handle;
  struct fuzz_text out = fuzz_buffer();
  ptrdiff_t size = sizeof document - 1;
  switch (random_index(12)) {
    case 0:
      memcpy(text, document, sizeof document);
      for (ptrdiff_t edits = random_index(3) ? random_index(4) : 0; edits > 0; edits--)
        text[random_index(size)] = (char)(random_index(2) ? "0123456789-,[]{}\"e."[random_index(19)] : random_index(256));
      fuzz_keep(fuzz_lottie, inbetween_lottie_open(random_index(16) ? text : NULL, random_index(8) ? size : random_index(size) - 5,
                                                   out.start, out.capacity));
      break;
    case 1: inbetween_lottie_svg(lottie, fuzz_number() * 20, NULL, out.start, out.capacity); break;
    case 2: inbetween_lottie_values(lottie, random_index(8) ? "**.Position" : fuzz_notation(), fuzz_number() * 20, fuzz_array(), fuzz_count()); break;
    case 3: inbetween_lottie_key_paths(lottie, out.start, out.capacity); break;
    case 4: inbetween_lottie_describe(lottie, out.start, out.capacity); break;
    case 5: inbetween_lottie_colors(lottie, out.start, out.capacity); break;
    case 6: inbetween_lottie_svg(lottie, fuzz_number() * 20, random_index(2) ? "a-" : fuzz_notation(), out.start, out.capacity); break;
    case 7: {
      const char *paths[] = {"**.Position", "**.Color", "**.Opacity", "**", NULL}, *values[] = {"12.5", "3,4", "#ff0000", "M0 0L1 1Z", NULL};
      fuzz_keep(fuzz_lottie, inbetween_lottie_override(lottie, random_index(8) ? paths[random_index(5)] : fuzz_notation(),
                                                       random_index(8) ? values[random_index(5)] : fuzz_notation(), out.start, out.capacity));
      break;
    }
    case 8: {
      const char *colors[] = {"#ff0000 #0000ff", "#ff0000 #00ff00\n#fff #000\n", "#ff0000", "", NULL};
      const char *chosen = random_index(8) ? colors[random_index(5)] : fuzz_notation();
      fuzz_keep(fuzz_lottie, inbetween_lottie_recolor(lottie, chosen, out.start, out.capacity));
      inbetween_lottie_recolored_document(random_index(16) ? document : NULL, random_index(8) ? size : random_index(size) - 5, chosen, NULL,
                                          0, out.start, out.capacity);
      break;
    }
    case 9: {
      double rates[] = {0, 30, -1, NAN}, first = random_index(8) ? random_index(60) : fuzz_number(), end = first + random_index(70) - 5;
      inbetween_lottie_animated_svg(lottie, first, end, rates[random_index(4)], out.start, out.capacity, NULL, 0);
      break;
    }
    default:
      inbetween_lottie_warnings(lottie, out.start, out.capacity);
      inbetween_lottie_facts(lottie, fuzz_array());
  }
  fuzz_check(out);
}
