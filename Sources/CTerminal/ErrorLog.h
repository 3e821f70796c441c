#ifndef TERMINAL_ERROR_LOG_H
#define TERMINAL_ERROR_LOG_H

/* Standard error while the screen is up: it would spoil the picture, and vanish with it. Internal to this target. */

/// Has standard error kept from error_log_enter on, at the end of the file at `path`; NULL, or one that can't be opened,
/// is memory.
void error_log_open(const char *path);

/// From here on what is written to standard error goes aside. Does nothing unless it is open.
void error_log_enter(void);

/// Gives standard error back, and writes there what came meanwhile and where it is kept. Safe in a signal handler.
void error_log_leave(void);

/// Closes it; a file with nothing in it doesn't stay.
void error_log_close(void);

#endif
