#ifndef TERMINAL_DEVICE_H
#define TERMINAL_DEVICE_H

#include <stddef.h>

/* The terminal as a device: its modes, its bytes, the process's signals and standard error. Knows nothing of what is
   drawn. Internal to this target. */

/// Takes the two descriptors. 0, or -1 with nothing changed. `log_path` as in terminal_options.
int device_open(int input, int output, int handle_signals, int keep_standard_error, const char *log_path);

/// Gives everything back but the picture, which device_leave does.
void device_close(void);

/// What brings the terminal back from the screen; a copy is kept for a crash, so it must be told before the first byte
/// is sent.
void device_set_reset(const char *bytes, size_t count);

/// Raw mode, standard error aside.
void device_enter(void);

/// Sends the reset if the screen was up, drops what was typed ahead (a reply to a query would end up in the shell),
/// and gives back the modes and standard error.
void device_leave(void);

/// Sends bytes; what the terminal has no room for goes out as terminal_wait finds that it has. False if the terminal is
/// gone.
int device_write(const char *bytes, size_t count);

/// Waits until all bytes are sent. False if they won't be: the terminal is gone, or it takes no more and the program was
/// asked to end.
int device_finish(void);

/// Says that the screen is up, and device_leave has something to reset.
void device_mark_screen(void);

#endif
