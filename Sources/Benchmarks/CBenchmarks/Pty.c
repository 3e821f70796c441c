#include <pty.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CBenchmarks.h"

static int input = -1, output = -1;
static pid_t reader = -1;

int pty_enter(int columns, int rows) {
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  int master, slave;
  if (openpty(&master, &slave, NULL, NULL, &size) != 0) return -1;
  reader = fork();
  if (reader == 0) {
    char buffer[65536];
    close(slave);
    while (read(master, buffer, sizeof buffer) > 0) continue;
    _exit(0);
  }
  close(master);
  if (reader < 0) {
    close(slave);
    return -1;
  }
  input = dup(STDIN_FILENO);
  output = dup(STDOUT_FILENO);
  dup2(slave, STDIN_FILENO);
  dup2(slave, STDOUT_FILENO);
  close(slave);
  setenv("TERM", "xterm-256color", 1);
  unsetenv("COLORTERM");
  unsetenv("NO_COLOR");
  return 0;
}

void pty_leave(void) {
  if (reader < 0) return;
  dup2(input, STDIN_FILENO);
  dup2(output, STDOUT_FILENO);
  close(input);
  close(output);
  kill(reader, SIGKILL);
  waitpid(reader, NULL, 0);
  reader = -1;
}
