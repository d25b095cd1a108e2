// Pixels between Cairo's form and straight RGBA.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Makes straight R, G, B, A bytes of Cairo's ARGB32 (premultiplied, a word a pixel), upon a straight background. In place
// is allowed. Nothing is lost of the background where nothing is drawn.
void pixels_straight(const uint32_t *premultiplied, uint8_t *straight, size_t count, const uint8_t background[4]);

// Whether every pixel of straight RGBA is opaque.
bool pixels_are_opaque(const uint8_t *straight, size_t count);
