// The table of the checked library's handles. A kind is a word such as "motion".
#ifndef HANDLES_H
#define HANDLES_H

// The handle of an object that was opened; null for null.
void *handle_opened(void *object, const char *kind);

// The object of a handle; null for a handle that is null, not open or of another kind. The latter are reported as a function's.
void *handle_object(const void *handle, const char *kind, const char *function);

// The same, and the handle is closed.
void *handle_closed(const void *handle, const char *kind, const char *function);

#endif
