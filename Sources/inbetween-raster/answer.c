#include "answer.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "png.h"
#include "transfer.h"

Answer answer_request(const Request *request, Renderer *renderer, int seconds) {
  Answer answer = {0};
  if (request->refusal[0]) {
    memcpy(answer.message, request->refusal, MESSAGE_SIZE);
    return answer;
  }
  switch (request->kind) {
    case REQUEST_DRAW:
      return renderer_draw(renderer, request, seconds);
    case REQUEST_READ:
      return png_read(request->data);
    case REQUEST_ENCODE:
      return png_write(request->data.bytes, request->width, request->height, request->format);
  }
  return answer;
}

bool answer_write(const Answer *answer) {
  char header[MESSAGE_SIZE + 16];
  int length;
  if (answer->bytes.bytes)
    length = snprintf(header, sizeof header, "%s %u %u %zu\n", answer->is_png ? "png" : "rgba", answer->width,
                      answer->height, answer->bytes.length);
  else
    length = snprintf(header, sizeof header, "error %s\n", answer->message);
  return write_whole(STDOUT_FILENO, header, (size_t)length) &&
         write_whole(STDOUT_FILENO, answer->bytes.bytes, answer->bytes.length);
}
