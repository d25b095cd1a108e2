#include "input.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "transfer.h"

static unsigned char buffer[1 << 16];
static size_t start, end;

// Fills the empty buffer; false at the input's end. A failed read counts as an end.
static bool fill(void) {
  ssize_t count;
  do {
    count = read(STDIN_FILENO, buffer, sizeof buffer);
  } while (count < 0 && errno == EINTR);
  start = 0;
  end = count > 0 ? (size_t)count : 0;
  return end > 0;
}

LineResult input_line(char line[LINE_SIZE]) {
  for (size_t length = 0; length < LINE_SIZE; length++) {
    if (start == end && !fill()) return length == 0 ? LINE_END : LINE_CUT;
    char next = (char)buffer[start++];
    if (next == '\n') {
      line[length] = 0;
      return LINE_READ;
    }
    line[length] = next;
  }
  return LINE_TOO_LONG;
}

bool input_bytes(unsigned char *bytes, size_t length) {
  while (length > 0) {
    // Long documents do not pass through the buffer.
    if (start == end && bytes && length >= sizeof buffer) return read_whole(STDIN_FILENO, bytes, length);
    if (start == end && !fill()) return false;
    size_t part = end - start < length ? end - start : length;
    if (bytes) {
      memcpy(bytes, buffer + start, part);
      bytes += part;
    }
    start += part;
    length -= part;
  }
  return true;
}
