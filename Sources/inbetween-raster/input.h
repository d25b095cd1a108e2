// The standard input, as lines and as counted bytes.
#pragma once
#include <stdbool.h>
#include <stddef.h>

#define LINE_SIZE 128

typedef enum { LINE_READ, LINE_END, LINE_CUT, LINE_TOO_LONG } LineResult;

// The next line, without its end. LINE_END is an input that is over where a line would begin, LINE_CUT one that is over
// within it.
LineResult input_line(char line[LINE_SIZE]);

// The next bytes; no bytes are skipped over. False if the input is over before.
bool input_bytes(unsigned char *bytes, size_t length);
