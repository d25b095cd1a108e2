#include "queue.h"

#include <pthread.h>
#include <stdlib.h>

// The counts only grow: removed ≤ taken ≤ added ≤ removed + capacity.
struct Queue {
  pthread_mutex_t lock;
  pthread_cond_t has_room, has_request, has_answer;
  size_t capacity, added, taken, removed;
  bool is_closed;
  Slot slots[];
};

Queue *queue_make(size_t capacity) {
  Queue *queue = calloc(1, sizeof *queue + capacity * sizeof *queue->slots);
  if (!queue) return NULL;
  queue->capacity = capacity;
  pthread_mutex_init(&queue->lock, NULL);
  pthread_cond_init(&queue->has_room, NULL);
  pthread_cond_init(&queue->has_request, NULL);
  pthread_cond_init(&queue->has_answer, NULL);
  return queue;
}

static Slot *slot_at(Queue *queue, size_t number) { return &queue->slots[number % queue->capacity]; }

Slot *queue_wait_for_room(Queue *queue) {
  pthread_mutex_lock(&queue->lock);
  while (queue->added == queue->removed + queue->capacity) pthread_cond_wait(&queue->has_room, &queue->lock);
  Slot *slot = slot_at(queue, queue->added);
  pthread_mutex_unlock(&queue->lock);
  return slot;
}

void queue_add(Queue *queue) {
  pthread_mutex_lock(&queue->lock);
  slot_at(queue, queue->added)->is_answered = false;
  queue->added += 1;
  pthread_cond_signal(&queue->has_request);
  pthread_mutex_unlock(&queue->lock);
}

void queue_close(Queue *queue) {
  pthread_mutex_lock(&queue->lock);
  queue->is_closed = true;
  pthread_cond_broadcast(&queue->has_request);
  pthread_cond_broadcast(&queue->has_answer);
  pthread_mutex_unlock(&queue->lock);
}

Slot *queue_take(Queue *queue) {
  pthread_mutex_lock(&queue->lock);
  while (queue->taken == queue->added && !queue->is_closed) pthread_cond_wait(&queue->has_request, &queue->lock);
  Slot *slot = queue->taken < queue->added ? slot_at(queue, queue->taken++) : NULL;
  pthread_mutex_unlock(&queue->lock);
  return slot;
}

void queue_answer(Queue *queue, Slot *slot) {
  pthread_mutex_lock(&queue->lock);
  slot->is_answered = true;
  pthread_cond_signal(&queue->has_answer);
  pthread_mutex_unlock(&queue->lock);
}

Slot *queue_next(Queue *queue) {
  pthread_mutex_lock(&queue->lock);
  Slot *slot = slot_at(queue, queue->removed);
  while (queue->removed == queue->added ? !queue->is_closed : !slot->is_answered)
    pthread_cond_wait(&queue->has_answer, &queue->lock);
  if (queue->removed == queue->added) slot = NULL;
  pthread_mutex_unlock(&queue->lock);
  return slot;
}

void queue_remove(Queue *queue) {
  pthread_mutex_lock(&queue->lock);
  queue->removed += 1;
  pthread_cond_signal(&queue->has_room);
  pthread_mutex_unlock(&queue->lock);
}
