// From a request to its answer, and the answer onto the standard output.
#pragma once
#include "request.h"

Answer answer_request(const Request *request);

// False, with errno, if it cannot be written.
bool answer_write(const Answer *answer);

void answer_free(Answer *answer);
