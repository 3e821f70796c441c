/* The picture of list10k in plain C on ncurses: what a ViewTree program is measured against.

   A line to filter by on top, below it the rows. Down and Up move, Space toggles, `/` enters the filter, Enter leaves
   it, `q` quits. Only the rows in sight are drawn; ncurses finds what differs. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#define NCURSES_WIDECHAR 1

#include <curses.h>
#include <locale.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

typedef struct {
  const char *name;
  /// The name in small letters, for the filter.
  const char *folded;
  bool is_done;
} item;

static item *items;
static size_t item_count;

/// The items that pass the filter, as indexes.
static size_t *shown;
static size_t shown_count, top, selected;

static wchar_t typed[256];
static size_t typed_length;
static bool is_filtering;

enum { BAR = 1 };

static void fail(const char *what, const char *name) {
  fprintf(stderr, "list10k-c: %s%s%s\n", what, name ? ": " : "", name ? name : "");
  exit(2);
}

static void *room(size_t size) {
  void *memory = malloc(size ? size : 1);
  if (!memory) fail("out of memory", NULL);
  return memory;
}

/* ---- Items ------------------------------------------------------------------------------------------------- */

/// Writes `text` in small letters to `out`, which has room for four times as many bytes; returns the end.
static char *fold(const char *text, char *out) {
  mbstate_t in = {0}, to = {0};
  while (*text) {
    if ((unsigned char)*text < 0x80) {
      *out++ = *text >= 'A' && *text <= 'Z' ? *text + 32 : *text;
      text++;
      continue;
    }
    wchar_t c;
    size_t count = mbrtowc(&c, text, MB_CUR_MAX, &in);
    if (count == (size_t)-1 || count == (size_t)-2) {
      memset(&in, 0, sizeof in);
      *out++ = *text++;
      continue;
    }
    text += count;
    count = wcrtomb(out, (wchar_t)towlower((wint_t)c), &to);
    if (count != (size_t)-1) out += count;
  }
  *out++ = 0;
  return out;
}

static void load(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) fail("can't be read", path);
  fseek(file, 0, SEEK_END);
  long size = ftell(file);
  rewind(file);
  if (size < 0) fail("can't be read", path);
  char *text = room((size_t)size + 2), *folded = room(4 * (size_t)size + 2);
  size_t length = fread(text, 1, (size_t)size, file);
  fclose(file);
  if (length == 0 || text[length - 1] != '\n') text[length++] = '\n';
  size_t lines = 0;
  for (size_t i = 0; i < length; i++) lines += text[i] == '\n';
  items = room(lines * sizeof *items);
  shown = room(lines * sizeof *shown);
  for (char *line = text; line < text + length;) {
    char *end = memchr(line, '\n', (size_t)(text + length - line));
    *end = 0;
    if (end > line) {
      items[item_count] = (item){.name = line, .folded = folded, .is_done = false};
      shown[item_count] = item_count;
      item_count++;
      folded = fold(line, folded);
    }
    line = end + 1;
  }
  shown_count = item_count;
}

static void apply_filter(void) {
  char wanted[1024], small[4096];
  if (wcstombs(wanted, typed, sizeof wanted) == (size_t)-1) return;
  fold(wanted, small);
  shown_count = 0;
  for (size_t i = 0; i < item_count; i++)
    if (strstr(items[i].folded, small)) shown[shown_count++] = i;
}

/* ---- Drawing ----------------------------------------------------------------------------------------------- */

static size_t page(void) { return LINES > 1 ? (size_t)LINES - 1 : 1; }

/// Adds as much of `text` as fits into `columns`, with an ellipsis if some is left out.
static void add_clipped(const wchar_t *text, int columns) {
  int whole = wcswidth(text, wcslen(text)), used = 0;
  size_t count = 0;
  while (text[count]) {
    int width = wcwidth(text[count]);
    if (used + (width > 0 ? width : 0) > (whole > columns ? columns - 1 : columns)) break;
    used += width > 0 ? width : 0;
    count++;
  }
  addnwstr(text, (int)count);
  if (whole > columns && columns > 0) addnwstr(L"…", 1);
}

static void draw_row(int y, const item *item, bool is_selected) {
  wchar_t name[1024];
  size_t length = mbstowcs(name, item->name, sizeof name / sizeof *name - 1);
  name[length == (size_t)-1 ? 0 : length < sizeof name / sizeof *name ? length : sizeof name / sizeof *name - 1] = 0;
  /* With the bar as the background even the blanks have it, which the terminal then erases with. */
  bkgdset(is_selected ? ' ' | COLOR_PAIR(BAR) : ' ');
  mvaddstr(y, 0, item->is_done ? " [x] " : " [ ] ");
  add_clipped(name, COLS - 6);
  clrtoeol();
  bkgdset(' ');
}

static void draw_filter(void) {
  attrset(A_UNDERLINE | (typed_length ? 0 : A_DIM));
  mvaddwstr(0, 0, typed_length ? typed : L"Filter");
  attrset(A_UNDERLINE);
  while (getcurx(stdscr) < COLS && getcury(stdscr) == 0) addch(' ');
  attrset(A_NORMAL);
}

static void draw(void) {
  draw_filter();
  for (int y = 1; y < LINES; y++) {
    size_t index = top + (size_t)y - 1;
    if (index < shown_count) {
      draw_row(y, &items[shown[index]], !is_filtering && index == selected);
    } else {
      move(y, 0);
      clrtoeol();
    }
  }
  curs_set(is_filtering);
  leaveok(stdscr, !is_filtering);
  if (is_filtering) move(0, wcswidth(typed, typed_length));
  wnoutrefresh(stdscr);
  doupdate();
}

/* ---- Keys -------------------------------------------------------------------------------------------------- */

/// Keeps the page within the rows, and the selected row within the page.
static void scroll_to_selection(void) {
  size_t last = shown_count > page() ? shown_count - page() : 0;
  if (!is_filtering && selected < top) top = selected;
  if (!is_filtering && selected >= top + page()) top = selected - page() + 1;
  if (top > last) top = last;
}

static void edit_filter(int kind, wint_t key) {
  if (kind == OK && (key == L'\n' || key == L'\r')) {
    if (shown_count == 0) return;
    is_filtering = false;
    selected = top;
    return;
  }
  if (kind == KEY_CODE_YES ? key == KEY_BACKSPACE : key == 0x7f || key == 8) {
    if (typed_length > 0) typed[--typed_length] = 0;
  } else if (kind == OK && iswprint(key) && typed_length + 1 < sizeof typed / sizeof *typed) {
    typed[typed_length++] = (wchar_t)key;
    typed[typed_length] = 0;
  } else {
    return;
  }
  apply_filter();
}

/// False if the program is to end.
static bool move_or_toggle(int kind, wint_t key) {
  if (kind == KEY_CODE_YES && key == KEY_DOWN && selected + 1 < shown_count) selected++;
  if (kind == KEY_CODE_YES && key == KEY_UP && selected > 0) selected--;
  if (kind == OK && key == L' ' && selected < shown_count)
    items[shown[selected]].is_done = !items[shown[selected]].is_done;
  if (kind == OK && key == L'/') is_filtering = true;
  return !(kind == OK && key == L'q');
}

int main(int count, char **arguments) {
  setlocale(LC_ALL, "");
  if (count != 2) fail("needs a file of names, one a line", NULL);
  load(arguments[1]);
  SCREEN *screen = newterm(NULL, stdout, stdin);
  if (!screen) fail("this terminal can't be used", getenv("TERM"));
  cbreak();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  set_escdelay(25);
  start_color();
  use_default_colors();
  /* The bar of ViewTree's lists, as near as the terminal's colours are. */
  init_pair(BAR, -1, COLORS >= 256 ? 55 : COLOR_BLUE);
  for (bool goes_on = true; goes_on;) {
    scroll_to_selection();
    draw();
    wint_t key;
    int kind = get_wch(&key);
    if (kind == ERR) break;
    if (is_filtering)
      edit_filter(kind, key);
    else
      goes_on = move_or_toggle(kind, key);
  }
  endwin();
  delscreen(screen);
  return 0;
}
