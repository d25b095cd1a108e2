// The standard input, as lines and as counted bytes.
#pragma once
#include <stdbool.h>
#include <stddef.h>

#define LINE_SIZE 128

typedef enum { LINE_READ, LINE_END, LINE_CUT, LINE_TOO_LONG } LineResult;

// Reads the next line, without its end. LINE_END means that the input ends before the line, LINE_CUT that it ends
// within the line.
LineResult input_line(char line[LINE_SIZE]);

// Reads the next bytes; skips them if `bytes` is null. False if the input ends before.
bool input_bytes(unsigned char *bytes, size_t length);
