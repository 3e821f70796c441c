#define _GNU_SOURCE
#include "ErrorLog.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static struct {
  int is_open;
  /// The terminal's standard error while the file stands in for it.
  int standard_error;
  int file;
  /// Empty for memory.
  char path[1024];
  /// Where that begins which has yet to be shown; before it is what was shown, and what other runs wrote.
  off_t shown;
} error_log = {.standard_error = -1, .file = -1};

/// Tells in which file it is, unless another process found the file empty and removed it.
static void tell_path(void) {
  static const char before[] = "This was written while the screen was up, and is kept in ", after[] = ".\n";
  struct stat status;
  if (!error_log.path[0] || fstat(error_log.file, &status) != 0 || status.st_nlink == 0) return;
  if (write(STDERR_FILENO, before, sizeof before - 1) < 0) return;
  if (write(STDERR_FILENO, error_log.path, strlen(error_log.path)) < 0) return;
  if (write(STDERR_FILENO, after, sizeof after - 1) < 0) return;
}

/// Shows what came since it was shown last, the last part if it is long.
static void show(void) {
  enum { MOST = 16384 };
  off_t end = lseek(error_log.file, 0, SEEK_END);
  if (end <= error_log.shown) return;
  off_t place = end - error_log.shown > MOST ? end - MOST : error_log.shown;
  char buffer[1024];
  while (place < end) {
    ssize_t count = pread(error_log.file, buffer, sizeof buffer, place);
    if (count <= 0 || write(STDERR_FILENO, buffer, (size_t)count) < 0) break;
    place += count;
  }
  error_log.shown = end;
  tell_path();
}

/// Opens the file, or memory where there is none. A file that has grown long starts anew.
static void open_file(void) {
  enum { LONG = 1 << 20 };
  if (error_log.file >= 0) return;
  if (error_log.path[0])
    error_log.file = open(error_log.path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (error_log.file < 0) {
    error_log.path[0] = 0;
    error_log.file = memfd_create("standard-error", MFD_CLOEXEC);
  }
  if (error_log.file < 0) return;
  error_log.shown = lseek(error_log.file, 0, SEEK_END);
  if (error_log.shown > LONG && ftruncate(error_log.file, 0) == 0) error_log.shown = 0;
}

void error_log_open(const char *path) {
  error_log.is_open = 1;
  error_log.path[0] = 0;
  if (path && strlen(path) < sizeof error_log.path) strcpy(error_log.path, path);
}

void error_log_enter(void) {
  if (!error_log.is_open || error_log.standard_error >= 0) return;
  open_file();
  int saved = error_log.file < 0 ? -1 : fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (saved < 0) return;
  fflush(stderr);
  dup2(error_log.file, STDERR_FILENO);
  error_log.standard_error = saved;
}

void error_log_leave(void) {
  if (error_log.standard_error < 0) return;
  dup2(error_log.standard_error, STDERR_FILENO);
  close(error_log.standard_error);
  error_log.standard_error = -1;
  show();
}

void error_log_close(void) {
  if (error_log.file >= 0) {
    if (error_log.path[0] && lseek(error_log.file, 0, SEEK_END) == 0) unlink(error_log.path);
    close(error_log.file);
  }
  error_log.file = -1;
  error_log.is_open = 0;
}
