#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "png.h"

typedef struct {
  Bytes file;
  size_t offset;
  Answer answer;
  png_bytep *rows;
} Reader;

static void read_bytes(png_structp png, png_bytep bytes, size_t length) {
  Reader *reader = png_get_io_ptr(png);
  if (length > reader->file.length - reader->offset) png_error(png, "the file is cut off");
  memcpy(bytes, reader->file.bytes + reader->offset, length);
  reader->offset += length;
}

static void ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

// Writes the message into the answer, and returns the control to png_read.
static _Noreturn void keep_error(png_structp png, png_const_charp message) {
  Reader *reader = png_get_error_ptr(png);
  snprintf(reader->answer.message, MESSAGE_SIZE, "the PNG file cannot be read: %s", message);
  for (char *next = reader->answer.message; *next; next++)
    if (*next < ' ' || *next > '~') *next = '?';
  png_longjmp(png, 1);
}

// All calls that libpng may leave by a jump.
static void read_picture(Reader *reader, png_structp png, png_infop info) {
  png_set_read_fn(png, reader, read_bytes);
  png_set_user_limits(png, GREATEST_SIDE, GREATEST_SIDE);
  png_read_info(png, info);
  uint32_t width = png_get_image_width(png, info), height = png_get_image_height(png, info);
  if ((uint64_t)width * height > GREATEST_AREA) png_error(png, "it has more than 268435456 pixels");

  // Palettes, greys of less than 8 bits and transparent colours become channels of 8 bits.
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);

  reader->answer.width = width;
  reader->answer.height = height;
  reader->answer.bytes.bytes = malloc((size_t)4 * width * height);
  reader->rows = malloc(height * sizeof *reader->rows);
  if (!reader->answer.bytes.bytes || !reader->rows) png_error(png, "no memory is left for its pixels");
  for (uint32_t y = 0; y < height; y++) reader->rows[y] = reader->answer.bytes.bytes + (size_t)4 * width * y;
  png_read_image(png, reader->rows);
  png_read_end(png, NULL);
  reader->answer.bytes.length = (size_t)4 * width * height;
}

Answer png_read(Bytes file) {
  Reader reader = {.file = file};
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &reader, keep_error, ignore_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    snprintf(reader.answer.message, MESSAGE_SIZE, "no memory is left");
  } else if (setjmp(png_jmpbuf(png)) == 0) {
    read_picture(&reader, png, info);
  } else {
    free(reader.answer.bytes.bytes);
    reader.answer.bytes = (Bytes){NULL, 0};
  }
  png_destroy_read_struct(&png, &info, NULL);
  free(reader.rows);
  return reader.answer;
}
