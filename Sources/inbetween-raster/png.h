// Writes and reads PNG files.
#pragma once
#include "request.h"

// The PNG file of straight RGBA pixels, as an answer. Its chunks are IHDR, one IDAT and IEND. FORMAT_PNG has alpha if a
// pixel is not opaque; with FORMAT_PNG_RGB such pixels lie upon black.
Answer png_write(const uint8_t *straight, uint32_t width, uint32_t height, Format format);

// The pixels of a PNG file as straight RGBA, as an answer.
Answer png_read(Bytes file);
