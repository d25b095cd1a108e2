// A process that draws, whose crash, hunger or endless work is an error of one request.
#pragma once
#include <sys/types.h>

#include "request.h"

// A worker's renderer; zeros are one that has not been started.
typedef struct {
  pid_t process;
  int requests, answers;
} Renderer;

// Draws in the process, which is started for the first request and after a death, within so many seconds.
Answer renderer_draw(Renderer *renderer, const Request *request, int seconds);

// Ends the process, which has nothing to do.
void renderer_end(Renderer *renderer);
