#include "pixels.h"

// Blends a pixel with the background. c is the premultiplied level of the pixel, and a its alpha; b is the straight
// level of the background, and k its alpha. The result is the rounded quotient of (255² c + b k (255 − a)) and 255 a +
// k (255 − a); both fit into 32 bits.
static void blend(uint32_t pixel, const uint8_t background[4], uint8_t *straight) {
  uint32_t alpha = pixel >> 24, through = background[3] * (255 - alpha), total = 255 * alpha + through;
  for (int channel = 0; channel < 3; channel++) {
    uint32_t level = pixel >> (16 - 8 * channel) & 255;
    straight[channel] = total ? (uint8_t)((65025 * level + background[channel] * through + total / 2) / total) : 0;
  }
  straight[3] = (uint8_t)((total + 127) / 255);
}

void pixels_straight(const uint32_t *premultiplied, uint8_t *straight, size_t count, const uint8_t background[4]) {
  // Factors 255 · 2^16 / alpha, rounded up. The product of a factor with a level of at most alpha, rounded at 2^16, is
  // the rounded quotient in all 32,896 cases.
  uint32_t factors[256];
  factors[0] = 0;
  for (uint32_t alpha = 1; alpha < 256; alpha++) factors[alpha] = ((255u << 16) + alpha - 1) / alpha;
  uint8_t empty[4];
  blend(0, background, empty);

  for (size_t index = 0; index < count; index++, straight += 4) {
    uint32_t pixel = premultiplied[index], alpha = pixel >> 24;
    if (alpha == 255) {
      straight[0] = (uint8_t)(pixel >> 16);
      straight[1] = (uint8_t)(pixel >> 8);
      straight[2] = (uint8_t)pixel;
      straight[3] = 255;
    } else if (alpha == 0) {
      for (int channel = 0; channel < 4; channel++) straight[channel] = empty[channel];
    } else if (background[3] > 0) {
      blend(pixel, background, straight);
    } else {
      uint32_t factor = factors[alpha];
      straight[0] = (uint8_t)(((pixel >> 16 & 255) * factor + (1 << 15)) >> 16);
      straight[1] = (uint8_t)(((pixel >> 8 & 255) * factor + (1 << 15)) >> 16);
      straight[2] = (uint8_t)(((pixel & 255) * factor + (1 << 15)) >> 16);
      straight[3] = (uint8_t)alpha;
    }
  }
}

bool pixels_are_opaque(const uint8_t *straight, size_t count) {
  for (size_t index = 0; index < count; index++)
    if (straight[4 * index + 3] != 255) return false;
  return true;
}
