#pragma once

// Takes from this process what drawing does not need, until its end: it can no longer write, make, move, remove or execute
// files, open sockets, start programs, look into other processes, or change the system. A kernel without Landlock (before
// 5.13) or without seccomp does its part alone.
void sandbox_enter(void);
