// SVG documents to pixels.
#pragma once
#include "request.h"

// The documents of a request upon each other and its background, as straight RGBA, as an answer.
Answer draw(const Request *request);
