// The requests that are held, of which workers take the oldest, and whose answers leave in the order of the requests.
#pragma once
#include "request.h"

typedef struct Queue Queue;

typedef struct {
  Request request;
  Answer answer;
  bool is_answered;
} Slot;

// A queue that holds so many requests at once; null if there is no memory.
Queue *queue_make(size_t capacity);

// For who reads: a free slot, when there is one, and then that it holds a request.
Slot *queue_wait_for_room(Queue *queue);
void queue_add(Queue *queue);

// For who reads: no request will come.
void queue_close(Queue *queue);

// For workers: the oldest request that nobody has taken, when there is one, and then that its answer is there. Null if none
// will come.
Slot *queue_take(Queue *queue);
void queue_answer(Queue *queue, Slot *slot);

// For who writes: the slot with the next answer, when it is there, and then that it is free. Null if none will come.
Slot *queue_next(Queue *queue);
void queue_remove(Queue *queue);
