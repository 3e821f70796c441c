#ifndef CBENCHMARKS_H
#define CBENCHMARKS_H

/// Blocks of memory that the process has asked for so far. All of its threads count.
unsigned long allocations(void);

/// Seconds of a clock that never goes back.
double seconds_now(void);

/// Puts a pseudo terminal in the place of standard input and output, with a child process that reads all that is sent
/// to it. 0, or -1 if there is none to be had.
int pty_enter(int columns, int rows);

/// Brings standard input and output back.
void pty_leave(void);

#endif
