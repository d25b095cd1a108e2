// Converts pixels from Cairo's form to straight RGBA.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Converts Cairo's ARGB32 (premultiplied, a word a pixel) to straight R, G, B, A bytes, upon a straight background. The
// conversion may be in place. Where nothing is drawn, the background is unchanged.
void pixels_straight(const uint32_t *premultiplied, uint8_t *straight, size_t count, const uint8_t background[4]);

// Whether every pixel of straight RGBA is opaque.
bool pixels_are_opaque(const uint8_t *straight, size_t count);
