// inbetween-raster draws SVG documents for the tool and its libraries. Documentation/Raster.md has the protocol.
#include <cairo.h>
#include <errno.h>
#include <fontconfig/fontconfig.h>
#include <fontconfig/fcfreetype.h>
#include <librsvg/rsvg.h>
#include <malloc.h>
#include <pango/pango.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sysexits.h>
#include <unistd.h>

#include "answer.h"
#include "queue.h"

#define GREATEST_THREAD_COUNT 1024
#define GREATEST_SECONDS 86400
// Deep groups are drawn by recursion. The system provides memory only for the used part of a stack.
#define STACK_SIZE (64u << 20)

static const char help[] =
    "usage: inbetween-raster [--threads N] [--font FILE]… [--seconds N]\n"
    "\n"
    "Draws SVG documents: requests on the standard input, pixels and PNG files on\n"
    "the standard output.\n"
    "\n"
    "  --threads N   how many pictures are drawn at once (default: one a processor)\n"
    "  --font FILE   a font besides those of the system; may be repeated\n"
    "  --seconds N   how long the drawing of a picture may take (default: 300)\n"
    "  --version     the versions of the program and of what draws\n"
    "  --help        this text\n";

// The values of the options, and the state that the threads share.
static size_t threads;
static int seconds = 300;
static Queue *queue;
// The reason why reading has ended before the input.
static char failure[MESSAGE_SIZE];

static _Noreturn void fail(int code, const char *what, const char *detail) {
  fprintf(stderr, "inbetween-raster: %s%s\n", what, detail);
  exit(code);
}

static void *read_requests(void *unused) {
  (void)unused;
  for (;;) {
    Slot *slot = queue_wait_for_room(queue);
    if (request_read(&slot->request, failure) != READ_REQUEST) {
      request_free(&slot->request);
      queue_close(queue);
      return NULL;
    }
    queue_add(queue);
  }
}

static void *answer_requests(void *unused) {
  (void)unused;
  Renderer renderer = {0};
  for (Slot *slot; (slot = queue_take(queue));) {
    slot->answer = answer_request(&slot->request, &renderer, seconds);
    request_free(&slot->request);
    queue_answer(queue, slot);
  }
  renderer_end(&renderer);
  return NULL;
}

static pthread_t start_thread(void *(*body)(void *)) {
  pthread_attr_t attributes;
  pthread_t thread;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, STACK_SIZE);
  if (pthread_create(&thread, &attributes, body, NULL)) fail(EX_OSERR, "cannot start a thread", "");
  pthread_attr_destroy(&attributes);
  return thread;
}

static void add_font(const char *file) {
  // Fontconfig accepts any file, so query the file first.
  int count = 0;
  FcPattern *pattern = FcFreeTypeQuery((const FcChar8 *)file, 0, NULL, &count);
  if (!pattern || !FcConfigAppFontAddFile(NULL, (const FcChar8 *)file)) fail(EX_DATAERR, "no font is in ", file);
  FcPatternDestroy(pattern);
}

static int parse_number(const char *text, int greatest, const char *what) {
  char *end;
  long number = strtol(text, &end, 10);
  if (*text < '0' || *text > '9' || *end || number < 1 || number > greatest) {
    fprintf(stderr, "inbetween-raster: expected 1 to %d %s, not %s\n", greatest, what, text);
    exit(EX_USAGE);
  }
  return (int)number;
}

static void parse_options(int count, char **words) {
  long processors = sysconf(_SC_NPROCESSORS_ONLN);
  threads = processors < 1 ? 1 : processors > GREATEST_THREAD_COUNT ? GREATEST_THREAD_COUNT : (size_t)processors;
  for (int index = 1; index < count; index++) {
    const char *option = words[index];
    if (strcmp(option, "--help") == 0) {
      fputs(help, stdout);
      exit(0);
    }
    if (strcmp(option, "--version") == 0) {
      printf("inbetween-raster %s, librsvg %u.%u.%u, cairo %s, pango %s\n", INBETWEEN_VERSION, rsvg_major_version,
             rsvg_minor_version, rsvg_micro_version, cairo_version_string(), pango_version_string());
      exit(0);
    }
    bool is_font = strcmp(option, "--font") == 0, is_threads = strcmp(option, "--threads") == 0;
    if (!is_font && !is_threads && strcmp(option, "--seconds") != 0) fail(EX_USAGE, "unknown option ", option);
    if (++index == count) fail(EX_USAGE, option, " needs a value");
    if (is_font)
      add_font(words[index]);
    else if (is_threads)
      threads = (size_t)parse_number(words[index], GREATEST_THREAD_COUNT, "threads");
    else
      seconds = parse_number(words[index], GREATEST_SECONDS, "seconds");
  }
}

// The warnings of librsvg and Pango are not for the user of the tool. The tool itself warns of missing things that it
// knows.
static GLogWriterOutput ignore_log(GLogLevelFlags level, const GLogField *fields, gsize count, gpointer context) {
  (void)level, (void)fields, (void)count, (void)context;
  return G_LOG_WRITER_HANDLED;
}

static void ignore_message(const gchar *domain, GLogLevelFlags level, const gchar *message, gpointer context) {
  (void)domain, (void)level, (void)message, (void)context;
}

int main(int count, char **words) {
  // Pictures up to this size are made again and again. Keep their pages: the system takes a third of a frame's time to
  // clear new pages.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
  signal(SIGPIPE, SIG_IGN);
  g_log_set_writer_func(ignore_log, NULL, NULL);
  g_log_set_default_handler(ignore_message, NULL);
  parse_options(count, words);
  queue = queue_make(2 * threads);
  pthread_t workers[GREATEST_THREAD_COUNT];
  if (!queue) fail(EX_OSERR, "no memory is left", "");
  // Start the workers first: there is memory for their stacks before there are requests.
  for (size_t index = 0; index < threads; index++) workers[index] = start_thread(answer_requests);
  pthread_t reader = start_thread(read_requests);

  for (Slot *slot; (slot = queue_next(queue));) {
    if (!answer_write(&slot->answer)) {
      // A reader that is gone needs no message.
      if (errno == EPIPE) _exit(0);
      fail(EX_CANTCREAT, "cannot write: ", strerror(errno));
    }
    free(slot->answer.bytes.bytes);
    queue_remove(queue);
  }
  pthread_join(reader, NULL);
  for (size_t index = 0; index < threads; index++) pthread_join(workers[index], NULL);
  free(queue);
  if (failure[0]) fail(EX_DATAERR, failure, "");
  return 0;
}
