/* Checks that say where they fail, in C99 and C++. */
#ifndef CHECK_H
#define CHECK_H

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "include/checks.h"
#include "inbetween.h"

#define CHECK(condition)                                                     \
  do {                                                                       \
    if (!(condition)) {                                                      \
      fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
      exit(1);                                                               \
    }                                                                        \
  } while (0)

#define COUNT(array) ((ptrdiff_t)(sizeof(array) / sizeof *(array)))

/* Whether two numbers have the same bits. */
static inline int same(double a, double b) { return memcmp(&a, &b, sizeof a) == 0; }

static inline inbetween_motion *opened(const char *notation) {
  char message[200];
  inbetween_motion *motion = inbetween_motion_open(notation, message, sizeof message);
  if (!motion) fprintf(stderr, "%s: %s\n", notation, message);
  CHECK(motion && !*message);
  return motion;
}

/* The names of a list of the catalogue, such as "targets": `capacity` of them at most, and how many there are. */
static inline int catalogue_names(const char *list, char names[][32], int capacity) {
  char head[40];
  ptrdiff_t size = inbetween_catalogue(NULL, 0) + 1;
  char *json = (char *)malloc((size_t)size);
  CHECK(json && inbetween_catalogue(json, size) == size - 1);
  snprintf(head, sizeof head, "\"%s\":[", list);
  const char *at = strstr(json, head);
  CHECK(at);
  int count = 0, depth = 0;
  for (at += strlen(head); depth > 0 || *at != ']'; at++) {
    CHECK(*at);
    if (*at == '{' && depth == 0) {
      CHECK(count < capacity && sscanf(at, "{\"name\":\"%31[^\"]", names[count]) == 1);
      count++;
    }
    if (*at == '"') {
      for (at++; *at != '"'; at++) at += *at == '\\';
    }
    depth += (*at == '{' || *at == '[') - (*at == '}' || *at == ']');
  }
  free(json);
  return count;
}

#endif
