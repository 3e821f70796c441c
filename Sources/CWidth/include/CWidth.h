#ifndef CWIDTH_H
#define CWIDTH_H

#include <stdint.h>

/// Columns that a terminal gives to a Unicode scalar: 0, 1 or 2; -1 where it has none (controls, unassigned).
/// It is the C library's answer for UTF-8, whatever locale the process runs in, since ncurses and tmux ask there too.
int cell_width(uint32_t scalar);

#endif
