#ifndef TERMINAL_SIGNALS_H
#define TERMINAL_SIGNALS_H

#include <signal.h>

/* The signals of the event loop, and what has to do with other processes. Internal to this target. */

/// The signals that are blocked and read from a descriptor.
sigset_t loop_signals(void);

/// Stops the process until it is continued.
void stop_process(void);

/// Runs a program in the terminal that was given up; as terminal_run.
int run_program(const char *const *arguments);

#endif
