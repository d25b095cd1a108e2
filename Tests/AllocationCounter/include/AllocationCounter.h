#pragma once

#include <stdbool.h>

/// Whether allocations are counted in this executable.
bool allocations_are_counted(void);

/// How many blocks of memory the calling thread has asked for so far.
long allocation_count(void);
