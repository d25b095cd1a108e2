// Complete reads and writes.
#pragma once
#include <stdbool.h>
#include <stddef.h>

// False at the end of the file or, with errno, after a failure.
bool read_whole(int file, void *bytes, size_t length);
bool write_whole(int file, const void *bytes, size_t length);
