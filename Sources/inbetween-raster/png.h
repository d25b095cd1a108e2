// PNG files, written and read.
#pragma once
#include "request.h"

// The PNG file of straight RGBA pixels; null bytes if there is no memory. Its chunks are IHDR, one IDAT and IEND. Without
// alpha, the pixels lie upon black.
Bytes png_write(const uint8_t *straight, uint32_t width, uint32_t height, bool has_alpha);

// The pixels of a PNG file as straight RGBA, as an answer.
Answer png_read(Bytes file);
