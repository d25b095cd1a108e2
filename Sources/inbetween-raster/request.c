#include "request.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "input.h"

// The words of a header line: no request has more than six.
#define GREATEST_WORD_COUNT 8

typedef struct {
  char line[LINE_SIZE];
  char *words[GREATEST_WORD_COUNT];
  size_t count;
} Header;

// Splits the line at its spaces; a single space separates two words.
static bool split(Header *header) {
  header->count = 0;
  for (char *word = header->line; word;) {
    if (header->count == GREATEST_WORD_COUNT || *word == 0 || *word == ' ') return false;
    header->words[header->count++] = word;
    word = strchr(word, ' ');
    if (word) *word++ = 0;
  }
  return true;
}

static bool is_word(const Header *header, size_t index, const char *word) { return strcmp(header->words[index], word) == 0; }

// Parses a decimal number; a number greater than any limit becomes UINT32_MAX.
static bool parse_number(const char *word, uint32_t *number) {
  uint64_t value = 0;
  for (const char *next = word; *next; next++) {
    if (*next < '0' || *next > '9') return false;
    value = value * 10 + (uint64_t)(*next - '0');
    if (value > UINT32_MAX) value = UINT32_MAX;
  }
  *number = (uint32_t)value;
  return *word != 0;
}

static bool parse_format(const char *word, Format *format) {
  static const char *const names[] = {"rgba", "png", "png-rgba", "png-rgb"};
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    if (strcmp(word, names[index]) == 0) {
      *format = (Format)index;
      return true;
    }
  }
  return false;
}

static int hex_digit(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
  return -1;
}

static bool parse_background(const char *word, uint8_t color[4]) {
  memset(color, 0, 4);
  if (strcmp(word, "none") == 0) return true;
  size_t length = strlen(word);
  if (length != 6 && length != 8) return false;
  color[3] = 255;
  for (size_t index = 0; index < length; index += 2) {
    int high = hex_digit(word[index]), low = hex_digit(word[index + 1]);
    if (high < 0 || low < 0) return false;
    color[index / 2] = (uint8_t)(16 * high + low);
  }
  return true;
}

static void refuse(Request *request, const char *message) {
  if (request->refusal[0] == 0) snprintf(request->refusal, MESSAGE_SIZE, "%s", message);
}

// Parses the size. A size that is too large is an error of this request only.
static bool parse_size(const Header *header, Request *request) {
  if (!parse_number(header->words[1], &request->width) || !parse_number(header->words[2], &request->height)) return false;
  uint32_t width = request->width, height = request->height;
  if (width < 1 || height < 1 || width > GREATEST_SIDE || height > GREATEST_SIDE)
    refuse(request, "the sides of a picture have 1 to 32767 pixels");
  else if ((uint64_t)width * height > GREATEST_AREA)
    refuse(request, "a picture has at most 268435456 pixels");
  return true;
}

// Reads the bytes after a header line. The bytes of a request that is refused, or for which there is no memory, are
// skipped.
static bool read_body(Request *request, uint32_t length, Bytes *body) {
  *body = (Bytes){NULL, 0};
  if (request->refusal[0] == 0) {
    body->bytes = malloc(length + 1u);
    if (body->bytes)
      body->length = length;
    else
      refuse(request, "no memory is left for what is to be drawn");
  }
  return input_bytes(body->bytes, length);
}

static ReadResult fail(char message[MESSAGE_SIZE], const char *what) {
  snprintf(message, MESSAGE_SIZE, "%s", what);
  return READ_FAILURE;
}

static ReadResult not_understood(char message[MESSAGE_SIZE], const Header *header) {
  // The line may be anything: show only its printable characters.
  char word[41];
  size_t length = 0;
  for (const char *next = header->line; *next && length < sizeof word - 1; next++)
    word[length++] = *next >= ' ' && *next < 127 ? *next : '?';
  word[length] = 0;
  snprintf(message, MESSAGE_SIZE, "no request begins with the line '%s…'", word);
  return READ_FAILURE;
}

static const char cut[] = "the input ends within a request";

static ReadResult read_layer(Request *request, Layer *layer, char message[MESSAGE_SIZE]) {
  Header header;
  LineResult line = input_line(header.line);
  if (line == LINE_END || line == LINE_CUT) return fail(message, cut);
  uint32_t length;
  if (line == LINE_TOO_LONG || !split(&header) || header.count != 2 ||
      !(is_word(&header, 0, "over") || is_word(&header, 0, "plus-lighter")) ||
      !parse_number(header.words[1], &length) || length > GREATEST_LENGTH)
    return fail(message, "expected 'over LENGTH' or 'plus-lighter LENGTH' before a document");
  layer->is_added = is_word(&header, 0, "plus-lighter");
  return read_body(request, length, &layer->document) ? READ_REQUEST : fail(message, cut);
}

static ReadResult read_layers(Request *request, uint32_t count, char message[MESSAGE_SIZE]) {
  request->layers = calloc(count, sizeof *request->layers);
  if (!request->layers) return fail(message, "no memory is left");
  request->layer_count = count;
  for (uint32_t index = 0; index < count; index++) {
    ReadResult result = read_layer(request, &request->layers[index], message);
    if (result != READ_REQUEST) return result;
  }
  return READ_REQUEST;
}

ReadResult request_read(Request *request, char message[MESSAGE_SIZE]) {
  memset(request, 0, sizeof *request);
  Header header;
  LineResult line = input_line(header.line);
  if (line == LINE_END) return READ_END;
  if (line == LINE_CUT) return fail(message, cut);
  if (line == LINE_TOO_LONG) return fail(message, "no request begins with a line of so many bytes");
  Header whole = header;
  uint32_t count;
  if (split(&header)) {
    if (is_word(&header, 0, "draw") && header.count == 6 && parse_size(&header, request) &&
        parse_format(header.words[3], &request->format) && parse_background(header.words[4], request->background) &&
        parse_number(header.words[5], &count) && count >= 1 && count <= GREATEST_COUNT) {
      request->kind = REQUEST_DRAW;
      return read_layers(request, count, message);
    }
    if (is_word(&header, 0, "read") && header.count == 2 && parse_number(header.words[1], &count) &&
        count <= GREATEST_LENGTH) {
      request->kind = REQUEST_READ;
      return read_body(request, count, &request->data) ? READ_REQUEST : fail(message, cut);
    }
    if (is_word(&header, 0, "encode") && header.count == 5 && parse_size(&header, request) &&
        parse_format(header.words[3], &request->format) && request->format != FORMAT_RGBA &&
        parse_number(header.words[4], &count) && count <= GREATEST_LENGTH) {
      request->kind = REQUEST_ENCODE;
      if (count != (uint64_t)4 * request->width * request->height)
        refuse(request, "the pixels are not 4 bytes for each of width times height");
      return read_body(request, count, &request->data) ? READ_REQUEST : fail(message, cut);
    }
  }
  return not_understood(message, &whole);
}

void request_free(Request *request) {
  for (size_t index = 0; index < request->layer_count; index++) free(request->layers[index].document.bytes);
  free(request->layers);
  free(request->data.bytes);
}
