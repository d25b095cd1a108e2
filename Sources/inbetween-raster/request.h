// Requests to the program and its answers, in memory.
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

// A document that is drawn upon the picture so far, or added to it.
typedef struct {
  bool is_added;
  Bytes document;
} Layer;

typedef enum { REQUEST_DRAW, REQUEST_READ, REQUEST_ENCODE } RequestKind;

typedef struct {
  RequestKind kind;
  uint32_t width, height;
  Format format;
  // Straight; an alpha of 0 means no background.
  uint8_t background[4];
  // The documents of `draw`.
  Layer *layers;
  size_t layer_count;
  // The PNG file of `read`, the pixels of `encode`.
  Bytes data;
  // The reason, found while reading, why the request cannot be done; else empty.
  char refusal[MESSAGE_SIZE];
} Request;

// Pixels, a PNG file or, without bytes, an error message.
typedef struct {
  bool is_png;
  uint32_t width, height;
  Bytes bytes;
  char message[MESSAGE_SIZE];
} Answer;

typedef enum { READ_REQUEST, READ_END, READ_FAILURE } ReadResult;

// Reads the next request from the standard input. After a failure reading cannot continue; the message gives the
// reason.
ReadResult request_read(Request *request, char message[MESSAGE_SIZE]);

// Frees the memory of a request.
void request_free(Request *request);
