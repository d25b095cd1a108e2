// Answers requests, and writes answers to the standard output.
#pragma once
#include "renderer.h"

Answer answer_request(const Request *request, Renderer *renderer, int seconds);

// False, with errno, if it cannot be written.
bool answer_write(const Answer *answer);
