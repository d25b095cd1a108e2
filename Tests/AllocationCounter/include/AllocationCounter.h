#pragma once

#include <stdbool.h>

/// Whether the allocations of this executable are meant to be counted: on Linux, but under a sanitizer, which has an
/// allocator of its own.
bool allocations_should_be_counted(void);

/// Whether they are: one is made, and looked for in the count.
bool allocations_are_counted(void);

/// How many blocks of memory the calling thread has asked for so far.
long allocation_count(void);
