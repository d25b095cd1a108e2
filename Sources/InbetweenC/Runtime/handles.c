// The handles of the checked library: places in a table instead of addresses. So a handle that was closed, one of another kind and
// what is none are told from open ones. Scripts/interface/checked.py makes the functions that call these.
#include "handles.h"

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// `round` counts the objects that were here before; `next` is the next free place.
struct place {
  void *object;
  const char *kind;
  uint32_t round, next;
};

_Static_assert(sizeof(void *) == 8, "a handle has two numbers of 32 bits");

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
// The first place is none: it ends the list of free places.
static struct place *places;
static uint32_t count = 1, capacity, first_free;

static uint32_t taken(void) {
  if (first_free) {
    uint32_t index = first_free;
    first_free = places[index].next;
    return index;
  }
  if (count >= capacity) {
    capacity = capacity ? 2 * capacity : 64;
    places = realloc(places, capacity * sizeof *places);
    if (!places) abort();
  }
  memset(&places[count], 0, sizeof *places);
  return count++;
}

// The index of an open handle; 0 for a null handle, and for others, which it reports.
static uint32_t found(const void *handle, const char *kind, const char *function) {
  uint32_t index = (uint32_t)(uintptr_t)handle, round = (uint32_t)((uintptr_t)handle >> 32);
  if (!handle) return 0;
  if (index == 0 || index >= count || round > places[index].round) {
    fprintf(stderr, "%s: %p is no handle\n", function, handle);
  } else if (round < places[index].round || !places[index].object) {
    fprintf(stderr, "%s: the handle was closed before\n", function);
  } else if (strcmp(kind, places[index].kind) != 0) {
    fprintf(stderr, "%s: the handle is no %s, it is a %s\n", function, kind, places[index].kind);
  } else {
    return index;
  }
  return 0;
}

void *handle_opened(void *object, const char *kind) {
  if (!object) return NULL;
  pthread_mutex_lock(&lock);
  uint32_t index = taken();
  places[index].object = object;
  places[index].kind = kind;
  void *handle = (void *)((uintptr_t)places[index].round << 32 | index);
  pthread_mutex_unlock(&lock);
  return handle;
}

void *handle_object(const void *handle, const char *kind, const char *function) {
  pthread_mutex_lock(&lock);
  uint32_t index = found(handle, kind, function);
  void *object = index ? places[index].object : NULL;
  pthread_mutex_unlock(&lock);
  return object;
}

void *handle_closed(const void *handle, const char *kind, const char *function) {
  pthread_mutex_lock(&lock);
  uint32_t index = found(handle, kind, function);
  void *object = index ? places[index].object : NULL;
  if (index) {
    places[index].object = NULL;
    places[index].round++;
    places[index].next = first_free;
    first_free = index;
  }
  pthread_mutex_unlock(&lock);
  return object;
}
