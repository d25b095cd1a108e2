#pragma once

#include <stdbool.h>

/// Whether the allocations of this executable should be counted: on Linux, except under a sanitizer, which has its own
/// allocator.
bool allocations_should_be_counted(void);

/// Whether the allocations are counted: makes one, and checks the count.
bool allocations_are_counted(void);

/// The number of memory blocks that the calling thread has allocated so far.
long allocation_count(void);
