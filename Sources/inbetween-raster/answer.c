#include "answer.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "draw.h"
#include "pixels.h"
#include "png.h"

// Makes a PNG file of pixels.
static Answer encode(const uint8_t *straight, const Request *request) {
  size_t count = (size_t)request->width * request->height;
  bool has_alpha = request->format == FORMAT_PNG_RGBA ||
                   (request->format == FORMAT_PNG && !pixels_are_opaque(straight, count));
  Answer answer = {.is_png = true, .width = request->width, .height = request->height};
  answer.bytes = png_write(straight, request->width, request->height, has_alpha);
  if (!answer.bytes.bytes) snprintf(answer.message, MESSAGE_SIZE, "no memory is left for the PNG file");
  return answer;
}

Answer answer_request(const Request *request) {
  Answer answer = {0};
  if (request->refusal[0]) {
    memcpy(answer.message, request->refusal, MESSAGE_SIZE);
    return answer;
  }
  switch (request->kind) {
    case REQUEST_READ:
      return png_read(request->data);
    case REQUEST_ENCODE:
      return encode(request->data.bytes, request);
    case REQUEST_DRAW:
      answer = draw(request);
      if (answer.bytes.bytes && request->format != FORMAT_RGBA) {
        Bytes pixels = answer.bytes;
        answer = encode(pixels.bytes, request);
        free(pixels.bytes);
      }
  }
  return answer;
}

static bool write_bytes(const void *bytes, size_t length) {
  const unsigned char *next = bytes;
  while (length > 0) {
    ssize_t count = write(STDOUT_FILENO, next, length);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    next += count;
    length -= (size_t)count;
  }
  return true;
}

bool answer_write(const Answer *answer) {
  char header[MESSAGE_SIZE + 16];
  int length;
  if (answer->bytes.bytes)
    length = snprintf(header, sizeof header, "%s %u %u %zu\n", answer->is_png ? "png" : "rgba", answer->width,
                      answer->height, answer->bytes.length);
  else
    length = snprintf(header, sizeof header, "error %s\n", answer->message);
  return write_bytes(header, (size_t)length) && write_bytes(answer->bytes.bytes, answer->bytes.length);
}

void answer_free(Answer *answer) { free(answer->bytes.bytes); }
