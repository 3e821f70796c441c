#define _GNU_SOURCE
#include "Signals.h"

#include <errno.h>
#include <spawn.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "CTerminal.h"

sigset_t loop_signals(void) {
  static const int all[] = {SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT};
  sigset_t set;
  sigemptyset(&set);
  for (size_t i = 0; i < sizeof all / sizeof *all; i++) sigaddset(&set, all[i]);
  return set;
}

void terminal_block_signals(void) {
  sigset_t set = loop_signals();
  pthread_sigmask(SIG_BLOCK, &set, NULL);
}

void terminal_unblock_signals(void) {
  sigset_t set = loop_signals();
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

/// Forgets a signal that waits.
static void discard(int number) {
  sigset_t pending, set;
  sigemptyset(&set);
  sigaddset(&set, number);
  struct timespec now = {0, 0};
  if (sigpending(&pending) == 0 && sigismember(&pending, number)) sigtimedwait(&set, NULL, &now);
}

void stop_process(void) {
  struct sigaction before, stop = {.sa_handler = SIG_DFL};
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGTSTP);
  sigaction(SIGTSTP, &stop, &before);
  raise(SIGTSTP);
  /* The process stops in this call, and goes on here. */
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  pthread_sigmask(SIG_BLOCK, &set, NULL);
  sigaction(SIGTSTP, &before, NULL);
  /* The continue signal of this very stop is done with; it mustn't make us repaint twice. */
  discard(SIGCONT);
}

/// Starts a program as the shell would: with the usual actions of signals, none of them blocked.
static int spawn(pid_t *process, const char *const *arguments) {
  posix_spawnattr_t attributes;
  sigset_t none, usual = loop_signals();
  sigemptyset(&none);
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  int error = posix_spawn(process, arguments[0], NULL, &attributes, (char *const *)arguments, environ);
  posix_spawnattr_destroy(&attributes);
  return error;
}

int run_program(const char *const *arguments) {
  /* Keys that end or stop a program go to all processes of the terminal. What ends the other one mustn't end us; what
     stops it has to stop us too, or the shell would go on waiting. */
  struct sigaction ignored = {.sa_handler = SIG_IGN}, usual = {.sa_handler = SIG_DFL}, interrupt, quit, stop;
  sigset_t stopping, mask;
  sigaction(SIGINT, &ignored, &interrupt);
  sigaction(SIGQUIT, &ignored, &quit);
  sigaction(SIGTSTP, &usual, &stop);
  sigemptyset(&stopping);
  sigaddset(&stopping, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &stopping, &mask);
  pid_t process;
  int status = 0, error = spawn(&process, arguments);
  while (error == 0 && waitpid(process, &status, 0) < 0 && errno == EINTR) continue;
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  /* Blocked signals wait even where they are ignored. */
  discard(SIGINT);
  discard(SIGQUIT);
  discard(SIGCONT);
  sigaction(SIGTSTP, &stop, NULL);
  sigaction(SIGQUIT, &quit, NULL);
  sigaction(SIGINT, &interrupt, NULL);
  if (error != 0) return -error;
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}
