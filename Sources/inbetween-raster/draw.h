// Draws SVG documents as pixels.
#pragma once
#include "request.h"

// Draws the documents of a request upon each other and upon its background, in its format.
Answer draw(const Request *request);
