#include "transfer.h"

#include <errno.h>
#include <unistd.h>

bool read_whole(int file, void *bytes, size_t length) {
  for (unsigned char *next = bytes; length > 0;) {
    ssize_t count = read(file, next, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    next += count;
    length -= (size_t)count;
  }
  return true;
}

bool write_whole(int file, const void *bytes, size_t length) {
  for (const unsigned char *next = bytes; length > 0;) {
    ssize_t count = write(file, next, length);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    next += count;
    length -= (size_t)count;
  }
  return true;
}
