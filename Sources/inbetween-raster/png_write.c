#include <libdeflate.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pixels.h"
#include "png.h"

// The second of libdeflate's twelve levels: for flat shapes faster than the first, and within 7 % of the size of the
// sixth.
#define LEVEL 2

static unsigned char *put_number(unsigned char *place, uint32_t number) {
  for (int shift = 24; shift >= 0; shift -= 8) *place++ = (unsigned char)(number >> shift);
  return place;
}

// PNG's filter 0 keeps a row as it is; filter 2 takes the difference to the row above. Flat shapes are not filtered, so
// that equal pixels stay equal: any filter would make them half as long again.
enum { FILTER_NONE = 0, FILTER_UP = 2 };

// In photographs nearly all pixels differ from the pixels to the left and above, and filtering makes the file a quarter
// shorter. In gradients at most half of the pixels differ, and filtering does not help. One row of eight is enough to
// decide.
static int choose_filter(const uint8_t *straight, uint32_t width, uint32_t height) {
  uint64_t count = 0, differing = 0;
  for (uint32_t y = 8; y < height; y += 8) {
    const uint8_t *row = straight + (size_t)4 * width * y, *above = row - (size_t)4 * width;
    for (uint32_t x = 1; x < width; x++)
      differing += memcmp(row + 4 * x, row + 4 * x - 4, 4) != 0 && memcmp(row + 4 * x, above + 4 * x, 4) != 0;
    count += width;
  }
  return 10 * differing > 6 * count ? FILTER_UP : FILTER_NONE;
}

// Writes the rows, each after the number of its filter.
static void put_rows(const uint8_t *straight, uint32_t width, uint32_t height, bool has_alpha, uint8_t *rows) {
  int filter = choose_filter(straight, width, height);
  size_t length = (size_t)(has_alpha ? 4 : 3) * width;
  uint8_t *row = rows;
  for (uint32_t y = 0; y < height; y++, straight += (size_t)4 * width, row += length) {
    *row++ = (uint8_t)filter;
    if (has_alpha)
      memcpy(row, straight, length);
    else
      for (uint32_t x = 0; x < width; x++)
        for (int channel = 0; channel < 3; channel++)
          row[3 * x + channel] = (uint8_t)((straight[4 * x + channel] * straight[4 * x + 3] + 127) / 255);
  }
  if (filter == FILTER_NONE) return;
  // Start with the last row: the row above must still be unfiltered.
  for (uint32_t y = height - 1; y > 0; y--) {
    uint8_t *filtered = rows + (length + 1) * y + 1;
    const uint8_t *above = filtered - length - 1;
    for (size_t index = 0; index < length; index++) filtered[index] = (uint8_t)(filtered[index] - above[index]);
  }
}

Answer png_write(const uint8_t *straight, uint32_t width, uint32_t height, Format format) {
  bool has_alpha = format == FORMAT_PNG_RGBA ||
                   (format == FORMAT_PNG && !pixels_are_opaque(straight, (size_t)width * height));
  Answer answer = {.is_png = true, .width = width, .height = height};
  size_t length = ((size_t)(has_alpha ? 4 : 3) * width + 1) * height;
  unsigned char *rows = malloc(length);
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(LEVEL);
  size_t bound = compressor ? libdeflate_zlib_compress_bound(compressor, length) : 0;
  // The signature, the 25 bytes of IHDR, the 12 around the bytes of IDAT, and the 12 of IEND.
  unsigned char *file = malloc(8 + 25 + 12 + bound + 12), *place = file;
  if (rows && compressor && file) {
    put_rows(straight, width, height, has_alpha, rows);
    memcpy(place, "\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
    place = put_number(place + 16, width);
    place = put_number(place, height);
    memcpy(place, (unsigned char[]){8, has_alpha ? 6 : 2, 0, 0, 0}, 5);
    place = put_number(place + 5, libdeflate_crc32(0, file + 12, 17));

    size_t size = libdeflate_zlib_compress(compressor, rows, length, place + 8, bound);
    put_number(place, (uint32_t)size);
    memcpy(place + 4, "IDAT", 4);
    uint32_t check = libdeflate_crc32(0, place + 4, size + 4);
    place = put_number(place + 8 + size, check);

    memcpy(place, "\0\0\0\0IEND\xae\x42\x60\x82", 12);
    answer.bytes = (Bytes){file, (size_t)(place + 12 - file)};
  } else {
    snprintf(answer.message, MESSAGE_SIZE, "no memory is left for the PNG file");
    free(file);
  }
  libdeflate_free_compressor(compressor);
  free(rows);
  return answer;
}
