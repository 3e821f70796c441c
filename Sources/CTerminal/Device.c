#define _GNU_SOURCE
#include "Device.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#include "CTerminal.h"
#include "ErrorLog.h"
#include "Outbox.h"
#include "Signals.h"

static struct {
  int input, output;
  int signals;
  int handles_signals;
  struct termios before;
  int columns, rows;
  /// Read by the crash handler, so all of these are plain and set before it can run.
  volatile sig_atomic_t is_open, is_raw, is_screen_up, is_gone;
  char reset[512];
  volatile size_t reset_count;
  pid_t owner;
} device = {.input = -1, .output = -1, .signals = -1};

/* ---- Signals ----------------------------------------------------------------------------------------------- */

int terminal_next_signal(void) {
  struct signalfd_siginfo info;
  if (device.signals < 0 || read(device.signals, &info, sizeof info) != sizeof info) return 0;
  return (int)info.ssi_signo;
}

static int was_asked_to_end(void) {
  sigset_t pending;
  if (device.signals < 0 || sigpending(&pending) != 0) return 0;
  return sigismember(&pending, SIGTERM) || sigismember(&pending, SIGHUP) || sigismember(&pending, SIGINT)
         || sigismember(&pending, SIGQUIT);
}

/* ---- Crashes ----------------------------------------------------------------------------------------------- */

static const int crash_signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGBUS, SIGFPE};
enum { CRASH_SIGNALS = sizeof crash_signals / sizeof *crash_signals };
static struct sigaction actions_before[CRASH_SIGNALS];
static char crash_stack[32768];

/// Sends bytes without ever waiting long: the program is about to end, and nobody may be reading.
static void write_last(const char *bytes, size_t count) {
  int patience = 10;
  while (count > 0) {
    ssize_t sent = write(device.output, bytes, count);
    if (sent > 0) {
      bytes += sent;
      count -= (size_t)sent;
    } else if (sent < 0 && errno == EINTR) {
      continue;
    } else if (sent < 0 && errno == EAGAIN && patience > 0) {
      struct pollfd ready = {.fd = device.output, .events = POLLOUT};
      /* At last what nobody reads is dropped; an escape sequence that this cuts off ends with the next one's start. */
      if (--patience == 0) tcflush(device.output, TCOFLUSH);
      poll(&ready, 1, 50);
    } else {
      return;
    }
  }
}

static void close_descriptor(int *descriptor) {
  if (*descriptor >= 0) close(*descriptor);
  *descriptor = -1;
}

/// Only calls what is safe in a signal handler.
static void give_back(void) {
  if (device.is_screen_up) {
    write_last(device.reset, device.reset_count);
    device.is_screen_up = 0;
  }
  if (device.is_raw) {
    tcflush(device.input, TCIFLUSH);
    tcsetattr(device.input, TCSANOW, &device.before);
    device.is_raw = 0;
  }
  error_log_leave();
}

/// Brings the terminal back, then lets the signal do what it does. Swift's own handler isn't called: it would ask for
/// a key on a terminal that is no longer ours.
static void crash(int number) {
  if (device.is_open && device.owner == getpid()) give_back();
  signal(number, SIG_DFL);
  raise(number);
}

static void catch_crashes(void) {
  stack_t stack = {.ss_sp = crash_stack, .ss_size = sizeof crash_stack};
  sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_handler = crash, .sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  for (int i = 0; i < CRASH_SIGNALS; i++) sigaction(crash_signals[i], &action, &actions_before[i]);
}

static void stop_catching_crashes(void) {
  for (int i = 0; i < CRASH_SIGNALS; i++) sigaction(crash_signals[i], &actions_before[i], NULL);
}

/* ---- Opening and closing ----------------------------------------------------------------------------------- */

int terminal_is_tty(int descriptor) { return isatty(descriptor); }

/// A description of the terminal of our own, so that it can be made non-blocking without doing that to the shell, with
/// which the given descriptor is shared. Where the system forbids that (after `su`), a plain copy, which blocks.
static int own_description(int descriptor) {
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  int own = open(path, O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  if (own >= 0 && isatty(own)) return own;
  if (own >= 0) close(own);
  return fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
}

static void close_at_exit(void) {
  if (device.is_open && device.owner == getpid()) give_back();
}

int device_open(int input, int output, int handle_signals, int keep_standard_error, const char *log_path) {
  static int is_exit_handled = 0;
  if (device.is_open) return -1;
  device.input = own_description(input);
  device.output = own_description(output);
  if (device.input < 0 || device.output < 0 || tcgetattr(device.input, &device.before) != 0) {
    close_descriptor(&device.input);
    close_descriptor(&device.output);
    return -1;
  }
  device.is_gone = device.is_raw = device.is_screen_up = 0;
  device.columns = 80;
  device.rows = 24;
  device.owner = getpid();
  device.handles_signals = handle_signals;
  if (keep_standard_error && isatty(STDERR_FILENO)) error_log_open(log_path);
  if (handle_signals) {
    terminal_block_signals();
    sigset_t set = loop_signals();
    device.signals = signalfd(-1, &set, SFD_NONBLOCK | SFD_CLOEXEC);
    catch_crashes();
  }
  if (!is_exit_handled) is_exit_handled = atexit(close_at_exit) == 0;
  device.is_open = 1;
  return 0;
}

void device_close(void) {
  if (!device.is_open) return;
  device_leave();
  device.is_open = 0;
  if (device.handles_signals) stop_catching_crashes();
  close_descriptor(&device.signals);
  close_descriptor(&device.input);
  close_descriptor(&device.output);
  error_log_close();
}

void device_set_reset(const char *bytes, size_t count) {
  if (count > sizeof device.reset) count = sizeof device.reset;
  device.reset_count = 0;
  memcpy(device.reset, bytes, count);
  device.reset_count = count;
}

void device_enter(void) {
  struct termios raw = device.before;
  cfmakeraw(&raw);
  device.is_raw = 1;
  while (tcsetattr(device.input, TCSANOW, &raw) != 0 && errno == EINTR) continue;
  error_log_enter();
}

void device_leave(void) {
  if (!device.is_open) return;
  /* What the terminal didn't take yet is of a screen that goes away. */
  outbox_clear();
  fflush(stderr);
  give_back();
}

void device_mark_screen(void) { device.is_screen_up = 1; }

int terminal_is_gone(void) { return device.is_gone; }

void terminal_size(int *columns, int *rows) {
  struct winsize size;
  if (device.output >= 0 && ioctl(device.output, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0) {
    device.columns = size.ws_col;
    device.rows = size.ws_row;
  }
  *columns = device.columns;
  *rows = device.rows;
}

/* ---- Bytes ------------------------------------------------------------------------------------------------- */

int device_write(const char *bytes, size_t count) {
  if (!device.is_gone && !outbox_write(device.output, bytes, count)) device.is_gone = 1;
  return !device.is_gone;
}

int terminal_is_busy(void) { return outbox_count() > 0; }

int device_finish(void) {
  while (outbox_count() > 0 && !device.is_gone) {
    struct pollfd both[2] = {{.fd = device.output, .events = POLLOUT}, {.fd = device.signals, .events = POLLIN}};
    if (poll(both, 2, -1) < 0 && errno != EINTR) return 0;
    if (!outbox_send(device.output)) device.is_gone = 1;
    if (outbox_count() == 0 || !both[1].revents) continue;
    if (was_asked_to_end()) return 0;
    /* Some other signal waits for the loop; the descriptor stays readable, so it can't be slept on. */
    poll(both, 1, 50);
  }
  return !device.is_gone;
}

long terminal_read(uint8_t *bytes, size_t capacity) {
  ssize_t count = read(device.input, bytes, capacity);
  if (count > 0) return count;
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return 0;
  device.is_gone = 1;
  return -1;
}

/* ---- Waiting ----------------------------------------------------------------------------------------------- */

/* libdispatch's main queue as a descriptor: what every foreign run loop uses, CoreFoundation's too, though no header
   declares it. */
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

int terminal_wait(double seconds, int with_main_queue) {
  struct pollfd all[4] = {
      {.fd = device.input, .events = POLLIN},
      {.fd = device.signals, .events = POLLIN},
      {.fd = with_main_queue ? _dispatch_get_main_queue_handle_4CF() : -1, .events = POLLIN},
      {.fd = outbox_count() > 0 ? device.output : -1, .events = POLLOUT},
  };
  struct timespec time = {0, 0}, *limit = NULL;
  if (seconds >= 0) {
    if (seconds > 1e8) seconds = 1e8;
    time.tv_sec = (time_t)seconds;
    time.tv_nsec = (long)((seconds - (double)time.tv_sec) * 1e9);
    limit = &time;
  }
  if (ppoll(all, 4, limit, NULL) <= 0) return 0;
  if (all[3].revents && !outbox_send(device.output)) device.is_gone = 1;
  int is_sent = all[3].revents && outbox_count() == 0;
  return (all[0].revents ? TERMINAL_INPUT : 0) | (all[1].revents ? TERMINAL_SIGNAL : 0)
         | (all[2].revents ? TERMINAL_MAIN_QUEUE : 0) | (is_sent ? TERMINAL_OUTPUT : 0);
}

void terminal_wait_for_signal(double seconds) {
  struct pollfd signals = {.fd = device.signals, .events = POLLIN};
  if (device.signals >= 0) poll(&signals, 1, (int)(seconds * 1000));
}

void terminal_run_main_queue(void) {
  /* Without the read the descriptor stays readable, and the loop would spin. */
  uint64_t count;
  if (read(_dispatch_get_main_queue_handle_4CF(), &count, sizeof count) < 0 && errno != EAGAIN) return;
  _dispatch_main_queue_callback_4CF(NULL);
}

double terminal_clock(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}
