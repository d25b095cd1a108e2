// SVG documents to pixels.
#pragma once
#include "request.h"

// The documents of a request upon each other and its background, in its format.
Answer draw(const Request *request);
