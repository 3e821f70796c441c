#include "StyleFilter.h"

#include <stdio.h>
#include <string.h>

enum { BOLD = 1, DIM = 2, ITALIC = 3, UNDERLINE = 4, BLINK = 5, REVERSE = 7, STRIKETHROUGH = 9 };
#define BIT(attribute) (1u << (attribute))

static const style plain = {-1, -1, 0};

static int is_same(style a, style b) {
  return a.foreground == b.foreground && a.background == b.background && a.attributes == b.attributes;
}

void style_clear(style_filter *filter) {
  filter->wanted = filter->shown = filter->saved = plain;
  filter->is_shown_known = 1;
}

void style_forget(style_filter *filter) {
  style_clear(filter);
  filter->is_shown_known = 0;
}

/* ---- Reading ----------------------------------------------------------------------------------------------- */

/// The length of the control sequence at `bytes`, which begins with Escape and a bracket; 0 if it isn't whole.
static size_t length_of(const char *bytes, size_t count) {
  for (size_t i = 2; i < count; i++)
    if (bytes[i] >= 0x40 && bytes[i] <= 0x7e) return i + 1;
  return 0;
}

/// Reads a colour that follows 38 or 48: 5 and a number, or 2 and three. Returns how many were read, 0 if it is none.
static int read_color(const int *numbers, int count, int32_t *color) {
  if (count >= 2 && numbers[0] == 5 && numbers[1] < 256) {
    *color = numbers[1];
    return 2;
  }
  if (count >= 4 && numbers[0] == 2 && numbers[1] < 256 && numbers[2] < 256 && numbers[3] < 256) {
    *color = 1 << 24 | numbers[1] << 16 | numbers[2] << 8 | numbers[3];
    return 4;
  }
  return 0;
}

/// Applies the parameters of a sequence that ends with m; 0, and no change, if there is one that isn't known.
static int apply(style *target, const char *text, size_t count) {
  enum { MOST = 24 };
  int numbers[MOST] = {0}, filled = 1;
  for (size_t i = 0; i < count; i++) {
    if (text[i] >= '0' && text[i] <= '9') {
      numbers[filled - 1] = numbers[filled - 1] * 10 + (text[i] - '0');
      if (numbers[filled - 1] > 9999) return 0;
    } else if (text[i] == ';' && filled < MOST) {
      filled++;
    } else {
      return 0;
    }
  }
  style result = *target;
  for (int i = 0; i < filled; i++) {
    int number = numbers[i];
    switch (number) {
      case 0: result = plain; break;
      case BOLD: case DIM: case ITALIC: case UNDERLINE: case BLINK: case REVERSE: case STRIKETHROUGH:
        result.attributes |= BIT(number);
        break;
      case 22: result.attributes &= ~(BIT(BOLD) | BIT(DIM)); break;
      case 23: case 24: case 25: case 27: case 29: result.attributes &= ~BIT(number - 20); break;
      case 39: result.foreground = -1; break;
      case 49: result.background = -1; break;
      case 38: case 48: {
        int read = read_color(numbers + i + 1, filled - i - 1, number == 38 ? &result.foreground : &result.background);
        if (read == 0) return 0;
        i += read;
        break;
      }
      default:
        if (number >= 30 && number < 38) result.foreground = number - 30;
        else if (number >= 40 && number < 48) result.background = number - 40;
        else if (number >= 90 && number < 98) result.foreground = number - 82;
        else if (number >= 100 && number < 108) result.background = number - 92;
        else return 0;
    }
  }
  *target = result;
  return 1;
}

/* ---- Writing ----------------------------------------------------------------------------------------------- */

typedef struct {
  char text[160];
  int length;
} parameters;

static void add(parameters *out, int number) {
  out->length += snprintf(out->text + out->length, sizeof out->text - (size_t)out->length, "%s%d",
                          out->length ? ";" : "", number);
}

/// Adds a colour; `base` is 30 for the foreground, 40 for the background.
static void add_color(parameters *out, int32_t color, int base) {
  if (color < 0) {
    add(out, base + 9);
  } else if (color < 8) {
    add(out, base + color);
  } else if (color < 16) {
    add(out, base + 60 + color - 8);
  } else if (color < 256) {
    add(out, base + 8);
    add(out, 5);
    add(out, color);
  } else {
    add(out, base + 8);
    add(out, 2);
    add(out, color >> 16 & 255);
    add(out, color >> 8 & 255);
    add(out, color & 255);
  }
}

/// What leads from one style to another.
static parameters way(style from, style to) {
  parameters out = {"", 0};
  uint32_t off = from.attributes & ~to.attributes, on = to.attributes & ~from.attributes;
  if (off & (BIT(BOLD) | BIT(DIM))) {
    /* One number switches off both. */
    add(&out, 22);
    on |= to.attributes & (BIT(BOLD) | BIT(DIM));
  }
  for (int attribute = ITALIC; attribute <= STRIKETHROUGH; attribute++)
    if (off & BIT(attribute)) add(&out, 20 + attribute);
  for (int attribute = BOLD; attribute <= STRIKETHROUGH; attribute++)
    if (on & BIT(attribute)) add(&out, attribute);
  if (from.foreground != to.foreground) add_color(&out, to.foreground, 30);
  if (from.background != to.background) add_color(&out, to.background, 40);
  return out;
}

/// Brings the terminal to the style that ncurses wants: from where it is, or from a reset if that is shorter.
static int show(style_filter *filter, style_output *output) {
  if (filter->is_shown_known && is_same(filter->shown, filter->wanted)) return 1;
  parameters from_reset = way(plain, filter->wanted);
  int reset_length = from_reset.length ? from_reset.length + 2 : 0, is_reset = 1;
  parameters changes = from_reset;
  if (filter->is_shown_known) {
    parameters direct = way(filter->shown, filter->wanted);
    if (direct.length <= reset_length) {
      changes = direct;
      is_reset = 0;
    }
  }
  char sequence[176];
  int length = snprintf(sequence, sizeof sequence, "\033[%s%sm", is_reset && changes.length ? "0;" : "", changes.text);
  filter->shown = filter->wanted;
  filter->is_shown_known = 1;
  return output(sequence, (size_t)length);
}

/* ---- A frame ----------------------------------------------------------------------------------------------- */

/// True for a sequence that does the same in any style: moves, the scroll region, modes.
static int is_free_of_style(const char *sequence, size_t length) {
  return sequence[2] == '?' || strchr("ABCDEFGH`defr", sequence[length - 1]) != NULL;
}

int style_filter_frame(style_filter *filter, const char *bytes, size_t count, style_output *output) {
  const char *end = bytes + count, *next = bytes, *kept = bytes;
  int is_whole = 1;
  while (next < end && is_whole) {
    size_t length = 1;
    int needs_style = *next != '\r' && *next != '\b';
    if (next[0] == '\033' && end - next > 1) {
      length = 2;
      if (next[1] == '[' && (length = length_of(next, (size_t)(end - next))) != 0) {
        if (next[length - 1] == 'm' && apply(&filter->wanted, next + 2, length - 3)) {
          is_whole = next == kept || output(kept, (size_t)(next - kept));
          kept = next += length;
          continue;
        }
        needs_style = !is_free_of_style(next, length);
      } else if (length == 0) {
        length = (size_t)(end - next);
      } else if (next[1] == '8') {
        filter->shown = filter->saved;
        needs_style = 0;
      }
    }
    if (needs_style && !(filter->is_shown_known && is_same(filter->shown, filter->wanted))) {
      is_whole = (next == kept || output(kept, (size_t)(next - kept))) && show(filter, output);
      kept = next;
    }
    if (next[0] == '\033' && length == 2 && next[1] == '7') filter->saved = filter->shown;
    next += length;
  }
  return is_whole && (next == kept || output(kept, (size_t)(next - kept)));
}
