#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stddef.h>
#include <stdint.h>

/* The terminal as plain functions. No name of curses leaves this module, since its macros and globals can't be used
   from Swift. There is one terminal a process; all functions belong to the main thread, but for the first two. */

/* ---- Before the screen ------------------------------------------------------------------------------------- */

/// Blocks the signals that the event loop reads from a descriptor. Call it before any other thread exists, since
/// threads inherit the mask. Children inherit it too: whoever starts one must reset its mask.
void terminal_block_signals(void);

/// Undoes that.
void terminal_unblock_signals(void);

/// True if `descriptor` is a terminal.
int terminal_is_tty(int descriptor);

/// Takes the user's LC_CTYPE; says whether its character set is UTF-8. A UTF-8 locale is in force afterwards in
/// either case, so that widths and ncurses work the same.
int terminal_use_locale(void);

/// What terminfo says of a terminal.
typedef struct {
  int is_known;
  /// It can move the cursor; without that there is no screen.
  int can_move_cursor;
  /// Number of colours, 0 for none.
  int colors;
  /// Its colour numbers are red, green and blue.
  int is_direct;
  /// It is in a window: it has a mouse, and knows the sequences of xterm or passes them over.
  int is_window;
} terminal_traits;

/// Looks `name` up; writes nothing to the terminal.
terminal_traits terminal_probe(const char *name);

/// Opens the entry of a terminal for terminal_entry_string; false if there is none. Then close it.
int terminal_entry_open(const char *name);

/// A string of the open entry; NULL if it has none of that name. It lasts until the entry is closed.
const char *terminal_entry_string(const char *name);

void terminal_entry_close(void);

/// The columns of a Unicode scalar: 0, 1 or 2; -1 if it has none.
int terminal_width(uint32_t scalar);

/* ---- Opening and closing ----------------------------------------------------------------------------------- */

/// Which description of the terminal ncurses gets.
typedef enum {
  /// The system's entry for the name.
  TERMINAL_ENTRY_SYSTEM = 0,
  TERMINAL_ENTRY_XTERM_DIRECT,
  TERMINAL_ENTRY_TMUX_DIRECT,
  TERMINAL_ENTRY_XTERM_256,
  TERMINAL_ENTRY_TMUX_256,
} terminal_entry;

typedef struct {
  int input;
  int output;
  const char *name;
  terminal_entry entry;
  /// 0: no colour is ever sent, not even a reset of colours.
  int use_colors;
  int use_mouse;
  /// Frames of many rows are marked, so that the terminal shows them at once.
  int synchronize;
  /// There is no screen: lines are written with terminal_print, and `name` and `entry` don't matter.
  int is_linear;
  /// Read signals from a descriptor, and give the terminal back when the program crashes.
  int handle_signals;
  /// Keep what is written to standard error while the screen is up, and show it afterwards.
  int keep_standard_error;
  /// The file to keep it in, at the end of what is there; NULL, or a file that can't be opened, is memory.
  const char *log_path;
} terminal_options;

/// Opens the terminal; the screen appears with the first frame. 0, or -1 if there is no such entry or it is open.
int terminal_open(const terminal_options *options);

/// Sends a sequence that draws nothing, at once, such as a question, whose answer comes as input.
void terminal_send(const char *sequence);

/// Has the mouse reported, or leaves it to the terminal.
void terminal_use_mouse(int uses_mouse);

/// Gives the terminal back as it was found. Harmless when called twice, or before terminal_open.
void terminal_close(void);

/// Gives the terminal back, stops the process as Ctrl-Z does, and once continued takes the terminal again. The next
/// flush repaints everything.
void terminal_suspend(void);

/// Takes the terminal again after the process was stopped by force; the next flush repaints everything.
void terminal_reenter(void);

/// Runs a program in the terminal, which is given up for it and taken back when it ends; the next flush repaints
/// everything. `arguments` end with NULL, the first is the program's path. Ctrl-C is the program's meanwhile, and Ctrl-Z
/// stops both. Returns the status that the program ended with, 128 and the number of the signal that ended it, or the
/// negative number of the error that kept it from starting.
int terminal_run(const char *const *arguments);

/// True once the terminal is gone.
int terminal_is_gone(void);

/* ---- Size and drawing -------------------------------------------------------------------------------------- */

/// The size that the terminal has now; what it said before (at first 80 by 24) where it gives none.
void terminal_size(int *columns, int *rows);

/// Gives the screen a new size; the next flush repaints everything.
void terminal_resize(int columns, int rows);

/// The next flush repaints everything.
void terminal_invalidate(void);

enum {
  TERMINAL_BOLD = 1,
  TERMINAL_DIM = 2,
  TERMINAL_ITALIC = 4,
  TERMINAL_UNDERLINE = 8,
  TERMINAL_REVERSE = 16,
  TERMINAL_STRIKETHROUGH = 32,
};

/// One character: its scalars, ended by a 0 if fewer than five, its colours as the terminal numbers them (-1 is the
/// terminal's own), its attributes.
typedef struct {
  uint32_t scalars[5];
  int32_t foreground;
  int32_t background;
  uint32_t attributes;
} terminal_cell;

/// Puts characters on the screen to be; a wide one takes two columns. False if the table of colour pairs ran full
/// and some colours are wrong; then call terminal_forget_pairs and put the whole screen.
int terminal_put(int row, int column, const terminal_cell *cells, int count);

/// Forgets all colour pairs, clears the screen to be; the next flush repaints everything.
void terminal_forget_pairs(void);

/// Sends what differs, in one write. `rows` is the number of rows that were put. The text cursor is shown at the
/// given place, hidden if `cursor_row` is negative. Returns the number of bytes. What the terminal has no room for is
/// sent while waiting; a flush before that is done waits for it.
long terminal_flush(int rows, int cursor_row, int cursor_column);

/// True while the terminal hasn't taken all of the latest frame.
int terminal_is_busy(void);

/// Writes bytes as they are, where there is no screen.
void terminal_print(const char *bytes, size_t count);

/* ---- Waiting and reading ----------------------------------------------------------------------------------- */

enum {
  TERMINAL_INPUT = 1,
  TERMINAL_SIGNAL = 2,
  TERMINAL_MAIN_QUEUE = 4,
  /// The terminal was busy, and has taken everything now.
  TERMINAL_OUTPUT = 8,
};

/// Sleeps until one of the above has something, `seconds` at most, for ever if negative. 0 if the time is over, or a busy
/// terminal has taken a part.
int terminal_wait(double seconds, int with_main_queue);

/// Sleeps until a signal arrives, `seconds` at most.
void terminal_wait_for_signal(double seconds);

/// Reads what was typed; 0 if there is nothing now, -1 if the terminal is gone.
long terminal_read(uint8_t *bytes, size_t capacity);

/// The next signal that arrived, 0 if there is none.
int terminal_next_signal(void);

/// Does the work that is queued for the main actor. Only on the main thread.
void terminal_run_main_queue(void);

/// Seconds of a clock that never goes back.
double terminal_clock(void);

/* ---- Colour pairs ------------------------------------------------------------------------------------------ */

/// Numbers for pairs of foreground and background, from 1 up, each pair once.
typedef struct terminal_pairs terminal_pairs;

terminal_pairs *terminal_pairs_make(int limit);
void terminal_pairs_free(terminal_pairs *pairs);

/// The number of a pair; `is_new` tells that it was given out just now. 0 if all numbers up to the limit are in use.
int terminal_pairs_find(terminal_pairs *pairs, int32_t foreground, int32_t background, int *is_new);

/// Starts over with number 1.
void terminal_pairs_clear(terminal_pairs *pairs);

#endif
