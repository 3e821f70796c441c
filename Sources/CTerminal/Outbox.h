#ifndef TERMINAL_OUTBOX_H
#define TERMINAL_OUTBOX_H

#include <stddef.h>

/* Bytes for a terminal that has no room for them now: a stopped ssh, a paused tmux, a slow line. The loop goes on
   meanwhile, and no frame is made until they are gone, so there is never more than one frame of them. Internal to this
   target. */

/// Writes to `descriptor`, which doesn't block, as much as it takes, after what waits already; keeps the rest. False if
/// the terminal is gone.
int outbox_write(int descriptor, const char *bytes, size_t count);

/// Writes of what waits as much as the terminal takes. False if the terminal is gone.
int outbox_send(int descriptor);

/// How many bytes wait.
size_t outbox_count(void);

/// Drops what waits.
void outbox_clear(void);

#endif
