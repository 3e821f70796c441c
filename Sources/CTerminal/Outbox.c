#include "Outbox.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct {
  char *bytes;
  size_t first, end, capacity;
} outbox;

size_t outbox_count(void) { return outbox.end - outbox.first; }

void outbox_clear(void) { outbox.first = outbox.end = 0; }

/// Writes until all is written or there is no more room; the number of bytes written, -1 if the terminal is gone.
static ssize_t write_some(int descriptor, const char *bytes, size_t count) {
  size_t done = 0;
  while (done < count) {
    ssize_t sent = write(descriptor, bytes + done, count - done);
    if (sent > 0)
      done += (size_t)sent;
    else if (sent < 0 && errno == EAGAIN)
      break;
    else if (sent == 0 || errno != EINTR)
      return -1;
  }
  return (ssize_t)done;
}

/// Keeps bytes behind those that wait. False if there is no memory for them.
static int keep(const char *bytes, size_t count) {
  if (outbox.end + count > outbox.capacity) {
    char *larger = realloc(outbox.bytes, outbox.end + count);
    if (!larger) return 0;
    outbox.bytes = larger;
    outbox.capacity = outbox.end + count;
  }
  memcpy(outbox.bytes + outbox.end, bytes, count);
  outbox.end += count;
  return 1;
}

int outbox_send(int descriptor) {
  ssize_t sent = write_some(descriptor, outbox.bytes + outbox.first, outbox_count());
  if (sent < 0) return 0;
  outbox.first += (size_t)sent;
  if (outbox_count() == 0) outbox_clear();
  return 1;
}

int outbox_write(int descriptor, const char *bytes, size_t count) {
  if (!outbox_send(descriptor)) return 0;
  ssize_t sent = outbox_count() > 0 ? 0 : write_some(descriptor, bytes, count);
  if (sent < 0) return 0;
  return (size_t)sent == count || keep(bytes + sent, count - (size_t)sent);
}
