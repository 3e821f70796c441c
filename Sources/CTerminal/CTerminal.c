#define _GNU_SOURCE
#define NCURSES_WIDECHAR 1

#include "CTerminal.h"

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wchar.h>

#include "Device.h"
#include "Signals.h"
#include "StyleFilter.h"
#include "TerminalEntries.h"

/* <term.h> isn't included: it has macros named `lines` and `columns`. */
struct term;
extern int setupterm(const char *name, int descriptor, int *error);
extern int del_curterm(struct term *terminal);
extern struct term *set_curterm(struct term *terminal);
extern struct term *cur_term;
extern char *tigetstr(const char *name);
extern int tigetnum(const char *name);
extern int tigetflag(const char *name);
extern char *tparm(const char *format, ...);

/* ncurses writes into memory, not to the terminal. So a frame is one write, can be counted and wrapped, and a terminal
   that takes no bytes never makes ncurses spin. It also leaves the modes of the terminal to Device.c. */

static struct {
  SCREEN *screen;
  /// There is no screen, but the terminal is open.
  int is_linear;
  /// What ncurses writes to, and a copy of that descriptor's stream for it.
  int memory;
  FILE *stream;
  char *frame;
  size_t frame_used, frame_capacity;
  /// What ncurses wrote of the frame, before its styles are filtered.
  char *raw;
  size_t raw_capacity;
  /// The terminal speaks the sequences that the filter knows.
  int filters_styles;
  style_filter styles;
  terminal_pairs *pairs;
  int has_colors, has_default_colors;
  int uses_mouse, synchronizes;
  /// The terminal is asked for its keyboard protocols; it was, and has not been reset since.
  int has_keyboard, is_keyboard_asked;
  int are_modes_on, needs_repaint;
  int is_cursor_shown, cursor_row, cursor_column;
  /// The colours looked up last; neighbours mostly share theirs.
  int32_t last_foreground, last_background;
  int last_pair;
} state = {.memory = -1};

/* Frames that touch no more than this many rows, or send no more than this many bytes, are not wrapped as
   synchronised: they arrive in one piece anyway, and the wrapping would be most of what is sent. */
enum { PLAIN_ROWS = 2, PLAIN_BYTES = 512 };
static const char sync_begin[] = "\033[?2026h", sync_end[] = "\033[?2026l";

/* Paste, focus, keyboard, mouse; switched off in the reverse order. The keyboard tells Escape, Shift-Enter and their like
   apart by kitty's protocol, whose modes are a stack, and by xterm's way, which an old terminal may take for a style. */
static const char modes_on[] = "\033[?2004h\033[?1004h", mouse_on[] = "\033[?1000h\033[?1002h\033[?1006h";
static const char keyboard_on[] = "\033[>4;1m\033[m\033[>1u", keyboard_off[] = "\033[<u\033[>4m";
static const char modes_off[] = "\033[?1004l\033[?2004l", mouse_off[] = "\033[?1006l\033[?1002l\033[?1000l";

/* ---- Before the screen ------------------------------------------------------------------------------------- */

int terminal_use_locale(void) {
  int is_utf8 = setlocale(LC_CTYPE, "") && strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
  if (!is_utf8 && !setlocale(LC_CTYPE, "C.UTF-8")) setlocale(LC_CTYPE, "en_US.UTF-8");
  return is_utf8;
}

int terminal_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

/// A string of the terminal in use; NULL if it has none.
static const char *capability(const char *name) {
  const char *text = tigetstr(name);
  return text && text != (char *)-1 && *text ? text : NULL;
}

/* A screen that is open has a description of its own, which looking another one up mustn't take away. */
static struct term *entry_before;

int terminal_entry_open(const char *name) {
  int error = 0;
  entry_before = cur_term;
  return setupterm(name, STDOUT_FILENO, &error) == OK;
}

const char *terminal_entry_string(const char *name) { return capability(name); }

void terminal_entry_close(void) {
  if (cur_term == entry_before) return;
  del_curterm(cur_term);
  set_curterm(entry_before);
}

terminal_traits terminal_probe(const char *name) {
  terminal_traits traits = {0, 0, 0, 0, 0};
  if (!terminal_entry_open(name)) return traits;
  const char *rgb = tigetstr("RGB");
  traits.is_known = 1;
  traits.can_move_cursor = capability("cup") != NULL;
  traits.colors = tigetnum("colors") > 0 ? tigetnum("colors") : 0;
  traits.is_window = capability("kmous") != NULL;
  traits.is_direct = tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || (rgb && rgb != (char *)-1);
  terminal_entry_close();
  return traits;
}

/* ---- Opening and closing ----------------------------------------------------------------------------------- */

/// Adds a capability's string without its padding, which no terminal of today needs.
static void append(char *text, size_t capacity, const char *more) {
  size_t count = strlen(text);
  while (more && *more && count + 1 < capacity) {
    const char *end = more[0] == '$' && more[1] == '<' ? strchr(more, '>') : NULL;
    if (end)
      more = end + 1;
    else
      text[count++] = *more++;
  }
  text[count] = 0;
}

/// What brings the terminal back, from whatever state.
static void prepare_reset(void) {
  char reset[512] = "";
  if (state.synchronizes) append(reset, sizeof reset, sync_end);
  if (state.uses_mouse) append(reset, sizeof reset, mouse_off);
  if (state.has_keyboard) append(reset, sizeof reset, keyboard_off);
  append(reset, sizeof reset, modes_off);
  append(reset, sizeof reset, capability("sgr0"));
  if (state.has_colors) append(reset, sizeof reset, capability("op"));
  append(reset, sizeof reset, capability("rmkx"));
  if (!capability("rmcup") && capability("cup")) {
    /* There is no other screen to go back to: leave the picture, and go on below it. */
    append(reset, sizeof reset, tparm((char *)capability("cup"), LINES - 1, 0, 0, 0, 0, 0, 0, 0, 0));
    append(reset, sizeof reset, "\r\n");
  }
  append(reset, sizeof reset, capability("cnorm"));
  append(reset, sizeof reset, capability("rmcup"));
  device_set_reset(reset, strlen(reset));
}

/// Sets a variable, or removes it; returns what it was, to be handed to this again and freed.
static char *exchange(const char *name, const char *value) {
  const char *now = getenv(name);
  char *before = now ? strdup(now) : NULL;
  if (value)
    setenv(name, value, 1);
  else
    unsetenv(name);
  return before;
}

static void put_back(const char *name, char *before) {
  free(exchange(name, before));
  free(before);
}

/// newterm, with the environment that it needs only for this moment. It can't ask memory for its size, so it takes the
/// variables instead, which hold the true one here whatever the user has set.
static SCREEN *new_screen(const char *name, const char *database, int columns, int rows) {
  char wide[16], high[16];
  snprintf(wide, sizeof wide, "%d", columns);
  snprintf(high, sizeof high, "%d", rows);
  char *columns_before = exchange("COLUMNS", wide), *lines_before = exchange("LINES", high);
  char *padding_before = exchange("NCURSES_NO_PADDING", "1");
  char *database_before = database ? exchange("TERMINFO", database) : NULL;
  use_env(TRUE);
  use_tioctl(FALSE);
  SCREEN *screen = newterm(name, state.stream, state.stream);
  if (database) put_back("TERMINFO", database_before);
  put_back("NCURSES_NO_PADDING", padding_before);
  put_back("COLUMNS", columns_before);
  put_back("LINES", lines_before);
  return screen;
}

static SCREEN *screen_for(const terminal_options *options, int columns, int rows) {
  switch (options->entry) {
    case TERMINAL_ENTRY_XTERM_DIRECT: return new_screen("viewtree-xterm-direct", entry_xterm_direct, columns, rows);
    case TERMINAL_ENTRY_TMUX_DIRECT: return new_screen("viewtree-tmux-direct", entry_tmux_direct, columns, rows);
    case TERMINAL_ENTRY_XTERM_256: return new_screen("viewtree-xterm-256", entry_xterm_256, columns, rows);
    case TERMINAL_ENTRY_TMUX_256: return new_screen("viewtree-tmux-256", entry_tmux_256, columns, rows);
    case TERMINAL_ENTRY_SYSTEM: break;
  }
  return new_screen(options->name, NULL, columns, rows);
}

static int open_memory(void) {
  state.memory = memfd_create("frame", MFD_CLOEXEC);
  int copy = state.memory < 0 ? -1 : dup(state.memory);
  state.stream = copy < 0 ? NULL : fdopen(copy, "w+");
  return state.stream ? 0 : -1;
}

static void close_memory(void) {
  if (state.stream) fclose(state.stream);
  if (state.memory >= 0) close(state.memory);
  state.stream = NULL;
  state.memory = -1;
}

int terminal_open(const terminal_options *options) {
  if (state.screen || state.is_linear) return -1;
  if (device_open(
          options->input, options->output, options->handle_signals, options->keep_standard_error, options->log_path)
      != 0)
    return -1;
  if (options->is_linear) {
    state.is_linear = 1;
    device_set_reset("", 0);
    device_enter();
    return 0;
  }
  int columns, rows;
  terminal_size(&columns, &rows);
  if (open_memory() != 0 || !(state.screen = screen_for(options, columns, rows))) {
    close_memory();
    device_close();
    return -1;
  }
  set_term(state.screen);
  typeahead(-1);
  raw();
  noecho();
  nonl();
  leaveok(newscr, TRUE);
  state.has_colors = options->use_colors && has_colors();
  if (state.has_colors) {
    start_color();
    state.has_default_colors = use_default_colors() == OK;
    /* With default colours ncurses takes some more pairs than COLOR_PAIRS; it refuses what is too much. */
    int limit = COLOR_PAIRS + 2 * (COLORS < 256 ? COLORS : 0);
    state.pairs = terminal_pairs_make(limit < 60000 ? limit : 60000);
  }
  state.last_pair = -1;
  state.filters_styles = options->entry != TERMINAL_ENTRY_SYSTEM;
  style_forget(&state.styles);
  state.uses_mouse = options->use_mouse;
  state.has_keyboard = options->entry != TERMINAL_ENTRY_SYSTEM || capability("kmous");
  state.synchronizes = options->synchronize;
  state.are_modes_on = state.needs_repaint = 0;
  state.is_cursor_shown = -1;
  if (LINES != rows || COLS != columns) resize_term(rows, columns);
  prepare_reset();
  device_enter();
  return 0;
}

/// Throws away what ncurses wrote.
static void drop_frame(void) {
  if (ftruncate(state.memory, 0) == 0) lseek(state.memory, 0, SEEK_SET);
}

/// Lets ncurses believe that it left the screen, so that it comes back with all it needs. The reset of ours did it.
static void forget_screen(void) {
  if (!state.screen) return;
  endwin();
  drop_frame();
  state.are_modes_on = 0;
  state.is_cursor_shown = -1;
  style_forget(&state.styles);
  terminal_invalidate();
}

void terminal_send(const char *sequence) {
  if (state.screen) device_write(sequence, strlen(sequence));
}

void terminal_use_mouse(int uses_mouse) {
  if (!state.screen || state.uses_mouse == uses_mouse) return;
  state.uses_mouse = uses_mouse;
  prepare_reset();
  if (state.are_modes_on) terminal_send(uses_mouse ? mouse_on : mouse_off);
}

void terminal_close(void) {
  if (!state.screen && !state.is_linear) return;
  device_leave();
  if (state.is_linear) {
    state.is_linear = 0;
    return device_close();
  }
  endwin();
  delscreen(state.screen);
  terminal_pairs_free(state.pairs);
  free(state.frame);
  free(state.raw);
  close_memory();
  memset(&state, 0, sizeof state);
  state.memory = -1;
  device_close();
}

void terminal_suspend(void) {
  if (!state.screen && !state.is_linear) return;
  device_leave();
  forget_screen();
  state.is_keyboard_asked = 0;
  stop_process();
  device_enter();
}

int terminal_run(const char *const *arguments) {
  device_leave();
  forget_screen();
  int status = run_program(arguments);
  device_enter();
  return status;
}

void terminal_reenter(void) {
  if (!state.screen && !state.is_linear) return;
  forget_screen();
  device_enter();
}

/* ---- Size and drawing -------------------------------------------------------------------------------------- */

void terminal_resize(int columns, int rows) {
  if (!state.screen) return;
  resize_term(rows, columns);
  /* What follows is drawn on an empty screen; ncurses would keep what was there before. */
  werase(newscr);
  prepare_reset();
  terminal_invalidate();
}

void terminal_invalidate(void) { state.needs_repaint = 1; }

/// The number of a pair of colours, made known to ncurses when it is new; -1 if there is no room.
static int pair_number(int32_t foreground, int32_t background) {
  if (!state.has_colors || (foreground < 0 && background < 0)) return 0;
  if (!state.has_default_colors) {
    if (foreground < 0) foreground = COLOR_WHITE;
    if (background < 0) background = COLOR_BLACK;
  }
  if (state.last_pair > 0 && foreground == state.last_foreground && background == state.last_background)
    return state.last_pair;
  int is_new;
  int number = terminal_pairs_find(state.pairs, foreground, background, &is_new);
  if (number == 0 || (is_new && init_extended_pair(number, foreground, background) != OK)) return -1;
  state.last_foreground = foreground;
  state.last_background = background;
  return state.last_pair = number;
}

static attr_t attributes_of(uint32_t attributes) {
  attr_t result = A_NORMAL;
  if (attributes & TERMINAL_BOLD) result |= A_BOLD;
  if (attributes & TERMINAL_DIM) result |= A_DIM;
  if (attributes & TERMINAL_ITALIC) result |= A_ITALIC;
  if (attributes & TERMINAL_UNDERLINE) result |= A_UNDERLINE;
  if (attributes & TERMINAL_REVERSE) result |= A_REVERSE;
  /* Our own entries strike through by the name of blink; with others it is left out by the caller. */
  if (attributes & TERMINAL_STRIKETHROUGH) result |= A_BLINK;
  return result;
}

/* Cells go to the screen that is to be, without the detour by stdscr, which would be one more picture to keep. */
int terminal_put(int row, int column, const terminal_cell *cells, int count) {
  enum { AT_ONCE = 256 };
  if (!state.screen) return 1;
  int has_all_pairs = 1;
  cchar_t batch[AT_ONCE];
  while (count > 0) {
    int filled = 0, columns = 0;
    for (; filled < AT_ONCE && filled < count; filled++) {
      const terminal_cell *cell = &cells[filled];
      cchar_t *out = &batch[filled];
      memset(out, 0, sizeof *out);
      for (int i = 0; i < 5 && cell->scalars[i]; i++) out->chars[i] = (wchar_t)cell->scalars[i];
      /* The last guard: whatever went wrong above, a control character never reaches the terminal. */
      if (cell->scalars[0] < 0x20 || (cell->scalars[0] >= 0x7f && cell->scalars[0] < 0xa0)) out->chars[0] = L'?';
      int pair = pair_number(cell->foreground, cell->background);
      if (pair < 0) {
        has_all_pairs = 0;
        pair = 0;
      }
      out->attr = attributes_of(cell->attributes) | (attr_t)(pair < 255 ? pair : 255) << 8;
      out->ext_color = pair;
      columns += out->chars[0] < 0x80 || wcwidth(out->chars[0]) < 2 ? 1 : 2;
    }
    mvwadd_wchnstr(newscr, row, column, batch, filled);
    cells += filled;
    count -= filled;
    column += columns;
  }
  return has_all_pairs;
}

void terminal_forget_pairs(void) {
  if (!state.screen) return;
  werase(newscr);
  if (state.pairs) {
    reset_color_pairs();
    terminal_pairs_clear(state.pairs);
  }
  state.last_pair = -1;
  terminal_invalidate();
}

/// Shows or hides the text cursor; ncurses moves it there at the end of the update.
static void place_cursor(int row, int column) {
  int is_shown = row >= 0 && row < LINES && column >= 0 && column < COLS;
  leaveok(newscr, !is_shown);
  if (is_shown != state.is_cursor_shown) curs_set(is_shown);
  if (is_shown) wmove(newscr, row, column);
  state.is_cursor_shown = is_shown;
}

/// Makes `*buffer` hold `needed` bytes.
static int make_room(char **buffer, size_t *capacity, size_t needed) {
  if (needed <= *capacity) return 1;
  char *larger = realloc(*buffer, needed * 2);
  if (!larger) return 0;
  *buffer = larger;
  *capacity = needed * 2;
  return 1;
}

/// Adds bytes to the frame.
static int append_frame(const char *bytes, size_t count) {
  if (!make_room(&state.frame, &state.frame_capacity, state.frame_used + count)) return 0;
  memcpy(state.frame + state.frame_used, bytes, count);
  state.frame_used += count;
  return 1;
}

static int append_text(const char *text) { return append_frame(text, strlen(text)); }

/// Makes the frame of what ncurses wrote, between the marks of a synchronised update where it is worth it. Returns the
/// number of bytes.
static size_t collect_frame(int rows) {
  state.frame_used = 0;
  off_t written = lseek(state.memory, 0, SEEK_CUR);
  if (written <= 0) return 0;
  size_t count = (size_t)written;
  int is_whole = make_room(&state.raw, &state.raw_capacity, count) && pread(state.memory, state.raw, count, 0) == written;
  if (count > 1 << 20)
    drop_frame();
  else
    lseek(state.memory, 0, SEEK_SET);
  if (!is_whole) return 0;
  int is_wrapped = state.synchronizes && rows > PLAIN_ROWS && count > PLAIN_BYTES;
  if (is_wrapped) is_whole = append_text(sync_begin);
  is_whole = is_whole
             && (state.filters_styles ? style_filter_frame(&state.styles, state.raw, count, append_frame)
                                      : append_frame(state.raw, count));
  if (is_wrapped) is_whole = is_whole && append_text(sync_end);
  if (is_whole && !state.are_modes_on) {
    /* After a stop by force what was asked for then is still on top of the stack. */
    if (state.is_keyboard_asked) is_whole = append_text("\033[<u");
    is_whole = is_whole && append_text(modes_on) && (!state.has_keyboard || append_text(keyboard_on))
               && (!state.uses_mouse || append_text(mouse_on));
    if (state.has_keyboard) style_clear(&state.styles);
    state.are_modes_on = is_whole;
    state.is_keyboard_asked = is_whole && state.has_keyboard;
  }
  return is_whole ? state.frame_used : 0;
}

long terminal_flush(int rows, int cursor_row, int cursor_column) {
  if (!state.screen || !device_finish()) return 0;
  if (state.needs_repaint) {
    clearok(curscr, TRUE);
    rows = LINES;
    state.needs_repaint = 0;
  }
  place_cursor(cursor_row, cursor_column);
  doupdate();
  size_t count = collect_frame(rows);
  if (count == 0) return 0;
  device_mark_screen();
  return device_write(state.frame, count) ? (long)count : 0;
}

void terminal_print(const char *bytes, size_t count) {
  if (state.is_linear) device_write(bytes, count);
}
