#include "draw.h"

#include <librsvg/rsvg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pixels.h"
#include "png.h"

// The message of an answer is one line; libxml2's messages end with a newline.
static void set_message(Answer *answer, const char *what, const char *why) {
  snprintf(answer->message, MESSAGE_SIZE, "%s%s%s", what, *why ? ": " : "", why);
  g_strchomp(answer->message);
  for (char *next = answer->message; *next; next++)
    if ((unsigned char)*next < ' ') *next = ' ';
}

static bool contains(Bytes document, const char *word) {
  return memmem(document.bytes, document.length, word, strlen(word)) != NULL;
}

// Parses a document without a base, so that it can load nothing from outside. The flag lifts libxml2's limits. They
// obstruct long pictures and deep groups, but they bound the expansion of entities.
static RsvgHandle *parse(Bytes document, GError **error) {
  RsvgHandleFlags flags = contains(document, "<!ENTITY") ? RSVG_HANDLE_FLAGS_NONE : RSVG_HANDLE_FLAG_UNLIMITED;
  GInputStream *stream = g_memory_input_stream_new_from_data(document.bytes, (gssize)document.length, NULL);
  RsvgHandle *handle = rsvg_handle_new_from_stream_sync(stream, NULL, flags, NULL, error);
  g_object_unref(stream);
  return handle;
}

static bool draw_layer(cairo_t *cairo, const Layer *layer, const Request *request, Answer *answer) {
  // librsvg would unpack a compressed file of any size.
  if (layer->document.length >= 2 && memcmp(layer->document.bytes, "\x1f\x8b", 2) == 0) {
    set_message(answer, "a document is compressed", "");
    return false;
  }
  GError *error = NULL;
  RsvgHandle *handle = parse(layer->document, &error);
  if (!handle) {
    set_message(answer, "a document cannot be read", error->message);
    g_error_free(error);
    return false;
  }
  RsvgRectangle viewport = {0, 0, request->width, request->height};
  if (layer->is_added) cairo_push_group(cairo);
  bool is_drawn = rsvg_handle_render_document(handle, cairo, &viewport, &error);
  if (layer->is_added) {
    cairo_pop_group_to_source(cairo);
    cairo_set_operator(cairo, CAIRO_OPERATOR_ADD);
    cairo_paint(cairo);
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER);
  }
  g_object_unref(handle);
  if (!is_drawn) {
    set_message(answer, "a document cannot be drawn", error->message);
    g_error_free(error);
  } else if (cairo_status(cairo)) {
    set_message(answer, "a document cannot be drawn", cairo_status_to_string(cairo_status(cairo)));
    is_drawn = false;
  }
  return is_drawn;
}

Answer draw(const Request *request) {
  Answer answer = {.width = request->width, .height = request->height};
  size_t length = (size_t)4 * request->width * request->height;
  // Cairo's rows of four bytes a pixel have no padding. The picture becomes the answer, in place.
  unsigned char *bytes = calloc(length, 1);
  if (!bytes) {
    set_message(&answer, "no memory is left for the picture", "");
    return answer;
  }
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_ARGB32, (int)request->width, (int)request->height, (int)(4 * request->width));
  cairo_t *cairo = cairo_create(surface);
  bool is_drawn = true;
  for (size_t index = 0; is_drawn && index < request->layer_count; index++)
    is_drawn = draw_layer(cairo, &request->layers[index], request, &answer);
  cairo_destroy(cairo);
  cairo_surface_finish(surface);
  cairo_surface_destroy(surface);
  if (!is_drawn) {
    free(bytes);
    return answer;
  }
  pixels_straight((const uint32_t *)bytes, bytes, length / 4, request->background);
  if (request->format == FORMAT_RGBA) {
    answer.bytes = (Bytes){bytes, length};
  } else {
    answer = png_write(bytes, request->width, request->height, request->format);
    free(bytes);
  }
  return answer;
}
