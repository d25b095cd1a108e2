// What is asked of the program and what it answers, in memory.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The limits of the protocol. Cairo's pictures are at most 32767 pixels wide and high; 2^28 pixels are a gibibyte.
#define GREATEST_SIDE 32767
#define GREATEST_AREA (1 << 28)
#define GREATEST_LENGTH 2147483647
#define GREATEST_COUNT 4096
#define MESSAGE_SIZE 256

typedef struct {
  unsigned char *bytes;
  size_t length;
} Bytes;

typedef enum { FORMAT_RGBA, FORMAT_PNG, FORMAT_PNG_RGBA, FORMAT_PNG_RGB } Format;

// A document that is drawn upon what is there, or added to it.
typedef struct {
  bool is_added;
  Bytes document;
} Layer;

typedef enum { REQUEST_DRAW, REQUEST_READ, REQUEST_ENCODE } RequestKind;

typedef struct {
  RequestKind kind;
  uint32_t width, height;
  Format format;
  // Straight; with an alpha of 0 there is none.
  uint8_t background[4];
  // The documents of `draw`.
  Layer *layers;
  size_t layer_count;
  // The PNG file of `read`, the pixels of `encode`.
  Bytes data;
  // Why it cannot be done, which was seen as it was read; else empty.
  char refusal[MESSAGE_SIZE];
} Request;

// Pixels, a PNG file, or, where there are no bytes, what went wrong.
typedef struct {
  bool is_png;
  uint32_t width, height;
  Bytes bytes;
  char message[MESSAGE_SIZE];
} Answer;

typedef enum { READ_REQUEST, READ_END, READ_FAILURE } ReadResult;

// Reads the next request from the standard input. At a failure, which leaves no place to go on from, the message says why.
ReadResult request_read(Request *request, char message[MESSAGE_SIZE]);

// Frees what a request holds.
void request_free(Request *request);
