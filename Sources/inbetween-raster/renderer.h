// A process that draws. If it crashes, runs out of memory or works without end, only one request fails.
#pragma once
#include <sys/types.h>

#include "request.h"

// A worker's renderer; all zeros if it has not been started.
typedef struct {
  pid_t process;
  int requests, answers;
} Renderer;

// Draws in the process, within `seconds` seconds. The process is started for the first request and after a death.
Answer renderer_draw(Renderer *renderer, const Request *request, int seconds);

// Ends the process, which must be idle.
void renderer_end(Renderer *renderer);
