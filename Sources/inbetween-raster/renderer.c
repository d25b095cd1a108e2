#include "renderer.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "draw.h"
#include "sandbox.h"
#include "transfer.h"

// Only Clang's sanitizers are detected.
#ifndef __has_feature
#define __has_feature(feature) 0
#endif

#if __has_feature(address_sanitizer)
#include <sanitizer/lsan_interface.h>
#endif

// In the process

// The size of the address space in use before anything is drawn: with many threads the stacks alone are gigabytes.
static rlim_t size_at_start(void) {
  unsigned long pages = 0;
  FILE *sizes = fopen("/proc/self/statm", "r");
  if (!sizes) return 0;
  if (fscanf(sizes, "%lu", &pages) != 1) pages = 0;
  fclose(sizes);
  return (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE);
}

// Allows two gibibytes for documents and the pictures in them, and 32 bytes a pixel for the picture, a PNG file of it
// and six groups. The sanitizers reserve terabytes, so there is no limit with them.
static void limit_memory(const Request *request, rlim_t before) {
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
  (void)request, (void)before;
#else
  struct rlimit limit;
  getrlimit(RLIMIT_AS, &limit);
  rlim_t wanted = before + ((rlim_t)2 << 30) + (rlim_t)32 * request->width * request->height;
  limit.rlim_cur = wanted < limit.rlim_max ? wanted : limit.rlim_max;
  setrlimit(RLIMIT_AS, &limit);
#endif
}

// Receives the request that renderer_draw sends: its fields, then the fields and the document of each layer.
static bool receive(Request *request) {
  if (!read_whole(STDIN_FILENO, request, sizeof *request)) return false;
  request->layers = calloc(request->layer_count, sizeof *request->layers);
  if (!request->layers) return false;
  for (size_t index = 0; index < request->layer_count; index++) {
    Layer *layer = &request->layers[index];
    if (!read_whole(STDIN_FILENO, layer, sizeof *layer)) return false;
    layer->document.bytes = malloc(layer->document.length + 1);
    if (!layer->document.bytes || !read_whole(STDIN_FILENO, layer->document.bytes, layer->document.length)) return false;
  }
  return true;
}

static _Noreturn void draw_all(void) {
  Request request;
  rlim_t before = size_at_start();
  while (receive(&request)) {
    limit_memory(&request, before);
    Answer answer = draw(&request);
    if (!write_whole(STDOUT_FILENO, &answer, sizeof answer) ||
        !write_whole(STDOUT_FILENO, answer.bytes.bytes, answer.bytes.length))
      break;
    free(answer.bytes.bytes);
    request_free(&request);
  }
#if __has_feature(address_sanitizer)
  __lsan_do_leak_check();
#endif
  _exit(0);
}

// Makes the child of a fork a renderer. The renderer ends with the program, says nothing and leaves no core dump.
static _Noreturn void become_renderer(int requests, int answers) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  int nothing = open("/dev/null", O_WRONLY);
  if (dup2(requests, STDIN_FILENO) < 0 || dup2(answers, STDOUT_FILENO) < 0 || dup2(nothing, STDERR_FILENO) < 0) _exit(1);
  // Close all other descriptors. The child's own other ends would keep it from seeing the end of the requests; the ends
  // of other renderers would keep those renderers from seeing it.
  close_range(STDERR_FILENO + 1, ~0u, 0);
  // The search for leaks looks into the process from another one.
#if !__has_feature(address_sanitizer)
  sandbox_enter();
#endif
  draw_all();
}

// In the program

static bool start(Renderer *renderer) {
  // Start one child at a time: an end of a pipe in a second child would hide the death of the first.
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  int requests[2] = {-1, -1}, answers[2] = {-1, -1};
  pthread_mutex_lock(&lock);
  bool is_started = pipe2(requests, O_CLOEXEC) == 0 && pipe2(answers, O_CLOEXEC) == 0;
  if (is_started) {
    renderer->process = fork();
    if (renderer->process == 0) become_renderer(requests[0], answers[1]);
    is_started = renderer->process > 0;
  }
  renderer->requests = requests[1];
  renderer->answers = answers[0];
  close(requests[0]);
  close(answers[1]);
  if (!is_started) {
    close(requests[1]);
    close(answers[0]);
    renderer->process = 0;
  } else {
    // With a larger pipe a picture takes fewer turns.
    fcntl(renderer->answers, F_SETPIPE_SZ, 1 << 20);
  }
  pthread_mutex_unlock(&lock);
  return is_started;
}

// Waits for the end of the process, and returns the signal that has ended it, or 0.
static int wait_for(Renderer *renderer) {
  int status = 0;
  close(renderer->requests);
  close(renderer->answers);
  while (waitpid(renderer->process, &status, 0) < 0 && errno == EINTR) continue;
  renderer->process = 0;
  return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

// Kills a process that works or is dead, and waits for its end.
static int stop(Renderer *renderer) {
  kill(renderer->process, SIGKILL);
  return wait_for(renderer);
}

static bool send_request(const Renderer *renderer, const Request *request) {
  if (!write_whole(renderer->requests, request, sizeof *request)) return false;
  for (size_t index = 0; index < request->layer_count; index++) {
    const Layer *layer = &request->layers[index];
    if (!write_whole(renderer->requests, layer, sizeof *layer) ||
        !write_whole(renderer->requests, layer->document.bytes, layer->document.length))
      return false;
  }
  return true;
}

// Whether the process answers, or dies, within the time.
static bool has_answer(const Renderer *renderer, int seconds) {
  struct pollfd ready = {.fd = renderer->answers, .events = POLLIN};
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  for (time_t end = now.tv_sec + seconds; now.tv_sec < end; clock_gettime(CLOCK_MONOTONIC, &now))
    if (poll(&ready, 1, (int)(end - now.tv_sec) * 1000) > 0) return true;
  return false;
}

Answer renderer_draw(Renderer *renderer, const Request *request, int seconds) {
  Answer answer = {0};
  if (renderer->process == 0 && !start(renderer)) {
    snprintf(answer.message, MESSAGE_SIZE, "cannot start a process: %s", strerror(errno));
    return answer;
  }
  bool is_sent = send_request(renderer, request);
  if (is_sent && !has_answer(renderer, seconds)) {
    stop(renderer);
    snprintf(answer.message, MESSAGE_SIZE, "drawing takes more than %d seconds", seconds);
  } else if (!is_sent || !read_whole(renderer->answers, &answer, sizeof answer)) {
    int number = stop(renderer);
    answer.bytes = (Bytes){NULL, 0};
    snprintf(answer.message, MESSAGE_SIZE, "drawing has crashed: %s", number ? sigdescr_np(number) : "it has ended");
  } else if (answer.bytes.bytes) {
    // The received address is valid only in the process.
    answer.bytes.bytes = malloc(answer.bytes.length);
    bool is_read = answer.bytes.bytes && read_whole(renderer->answers, answer.bytes.bytes, answer.bytes.length);
    if (!is_read) {
      stop(renderer);
      free(answer.bytes.bytes);
      answer.bytes = (Bytes){NULL, 0};
      snprintf(answer.message, MESSAGE_SIZE, "no memory is left for the picture");
    }
  }
  return answer;
}

void renderer_end(Renderer *renderer) {
  if (renderer->process) wait_for(renderer);
}
