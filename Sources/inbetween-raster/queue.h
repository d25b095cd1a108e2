// A queue of requests. Workers take the oldest request; the answers leave in the order of the requests.
#pragma once
#include "request.h"

typedef struct Queue Queue;

typedef struct {
  Request request;
  Answer answer;
  bool is_answered;
} Slot;

// Creates a queue that holds `capacity` requests at once; null if there is no memory.
Queue *queue_make(size_t capacity);

// For the reader: waits for a free slot; queue_add then tells that the slot holds a request.
Slot *queue_wait_for_room(Queue *queue);
void queue_add(Queue *queue);

// For the reader: tells that no request will come.
void queue_close(Queue *queue);

// For workers: waits for the oldest request that nobody has taken; null if none will come. queue_answer then tells that
// its answer is there.
Slot *queue_take(Queue *queue);
void queue_answer(Queue *queue, Slot *slot);

// For the writer: waits for the slot with the next answer; null if none will come. queue_remove then tells that the
// slot is free.
Slot *queue_next(Queue *queue);
void queue_remove(Queue *queue);
