#ifndef STYLE_FILTER_H
#define STYLE_FILTER_H

#include <stddef.h>
#include <stdint.h>

/* Says what is needed of colours and attributes, and no more.

   ncurses resets the style at the end of each frame, changes one part of it at a time, and sets it even where nothing
   is drawn. The filter takes these sequences out of a frame, and puts one in where the style of what follows differs
   from the one that the terminal is left in, from one frame to the next. */

typedef struct {
  /// -1 the terminal's own, below 256 a colour of the palette, else 1 << 24 and red, green, blue.
  int32_t foreground, background;
  /// A bit per attribute, by the number that switches it on.
  uint32_t attributes;
} style;

typedef struct {
  /// What ncurses believes, what the terminal is in, and what the terminal has saved.
  style wanted, shown, saved;
  int is_shown_known;
} style_filter;

/// Takes bytes; 0 if there is no room for them.
typedef int style_output(const char *bytes, size_t count);

/// The terminal shows no style, as it was told between two frames.
void style_clear(style_filter *filter);

/// The terminal is in a state that nobody knows.
void style_forget(style_filter *filter);

/// Hands a frame of ncurses on to `output`; 0 if that had no room.
int style_filter_frame(style_filter *filter, const char *bytes, size_t count, style_output *output);

#endif
