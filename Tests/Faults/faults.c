// A library to preload: it makes the n-th call of a kind of function fail, as a full disk or a busy system does.
//
//   FAULT=KIND:N:ERRNO   fails the N-th call of a kind with that error; with ERRNO 0 a write takes one byte only
//   FAULT_COUNTS=FILE    writes how many calls there were of each kind, in the order of `kinds`
//   FAULT_REACHED=FILE   appends a line for each file that is opened, program that is started, and socket that is made
//
// See Scripts/check/faults.py.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

static const char *const kinds[] = {"open", "write", "rename", "spawn", "pipe", "allocation"};
enum kind { OPEN, WRITE, RENAME, SPAWN, PIPE, ALLOCATION, KIND_COUNT };

static atomic_long counts[KIND_COUNT];
static int failing = -1, error;
static long failing_call;

// Calls of the loader and of the runtime's start do not count: there is no program yet that could answer for them.
static int has_begun;

__attribute__((constructor)) static void begin(void) {
  const char *fault = getenv("FAULT");
  char kind[16];
  if (fault && sscanf(fault, "%15[a-z]:%ld:%d", kind, &failing_call, &error) == 3) {
    for (int index = 0; index < KIND_COUNT; index += 1) {
      if (strcmp(kind, kinds[index]) == 0) { failing = index; }
    }
  }
  has_begun = 1;
}

__attribute__((destructor)) static void end(void) {
  const char *path = getenv("FAULT_COUNTS");
  has_begun = 0;
  if (!path) { return; }
  FILE *file = fopen(path, "w");
  if (!file) { return; }
  for (int index = 0; index < KIND_COUNT; index += 1) { fprintf(file, "%s %ld\n", kinds[index], (long)counts[index]); }
  fclose(file);
}

// By calls of the kernel, as those of the library count.
static void reaches(const char *what, const char *name) {
  const char *path = has_begun ? getenv("FAULT_REACHED") : NULL;
  if (!path) { return; }
  char line[4096];
  int length = snprintf(line, sizeof line, "%s %s\n", what, name);
  if (length >= (int)sizeof line) { length = sizeof line - 1; }
  int file = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND, 0600);
  syscall(SYS_write, file, line, length);
  syscall(SYS_close, file);
}

static int fails(enum kind kind) {
  if (!has_begun || atomic_fetch_add(&counts[kind], 1) + 1 != failing_call || failing != (int)kind) { return 0; }
  errno = error;
  return 1;
}

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

// The mode is there only if a file may be made; else nobody reads it.
#define OPENS(name, parameters, arguments)                                                                                     \
  int name parameters {                                                                                                        \
    va_list list;                                                                                                              \
    va_start(list, flags);                                                                                                     \
    int mode = va_arg(list, int);                                                                                              \
    va_end(list);                                                                                                              \
    reaches("open", path);                                                                                                     \
    return fails(OPEN) ? -1 : NEXT(name) arguments;                                                                            \
  }

OPENS(open, (const char *path, int flags, ...), (path, flags, mode))
OPENS(open64, (const char *path, int flags, ...), (path, flags, mode))
OPENS(openat, (int folder, const char *path, int flags, ...), (folder, path, flags, mode))
OPENS(openat64, (int folder, const char *path, int flags, ...), (folder, path, flags, mode))

ssize_t write(int file, const void *bytes, size_t size) {
  if (!fails(WRITE)) { return NEXT(write)(file, bytes, size); }
  return error == 0 && size > 0 ? NEXT(write)(file, bytes, 1) : -1;
}

int rename(const char *from, const char *to) { return fails(RENAME) ? -1 : NEXT(rename)(from, to); }

int renameat(int from_folder, const char *from, int to_folder, const char *to) {
  return fails(RENAME) ? -1 : NEXT(renameat)(from_folder, from, to_folder, to);
}

// These two return their error.
int posix_spawn(pid_t *process, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
                char *const words[], char *const environment[]) {
  reaches("start", path);
  return fails(SPAWN) ? error : NEXT(posix_spawn)(process, path, actions, attributes, words, environment);
}

int posix_spawnp(pid_t *process, const char *path, const posix_spawn_file_actions_t *actions, const posix_spawnattr_t *attributes,
                 char *const words[], char *const environment[]) {
  reaches("start", path);
  return fails(SPAWN) ? error : NEXT(posix_spawnp)(process, path, actions, attributes, words, environment);
}

int socket(int domain, int type, int protocol) {
  reaches("socket", "");
  return NEXT(socket)(domain, type, protocol);
}

int pipe(int ends[2]) { return fails(PIPE) ? -1 : NEXT(pipe)(ends); }

int pipe2(int ends[2], int flags) { return fails(PIPE) ? -1 : NEXT(pipe2)(ends, flags); }

// `dlsym` may allocate by calloc, so the next functions of memory are glibc's own names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *bytes, size_t size);

void *malloc(size_t size) { return fails(ALLOCATION) ? NULL : __libc_malloc(size); }

void *calloc(size_t count, size_t size) { return fails(ALLOCATION) ? NULL : __libc_calloc(count, size); }

void *realloc(void *bytes, size_t size) { return fails(ALLOCATION) ? NULL : __libc_realloc(bytes, size); }
