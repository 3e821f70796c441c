#define _GNU_SOURCE
#include "CWidth.h"

#include <locale.h>
#include <stddef.h>
#include <wchar.h>

/// A UTF-8 locale of our own, so that neither the user's locale nor a missing setlocale() changes a width.
static locale_t utf8_locale(void) {
  static locale_t made = (locale_t)0;
  static int tried = 0;
  if (!tried) {
    tried = 1;
    made = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
    if (made == (locale_t)0) made = newlocale(LC_CTYPE_MASK, "en_US.UTF-8", (locale_t)0);
  }
  return made;
}

int cell_width(uint32_t scalar) {
  locale_t wanted = utf8_locale();
  if (wanted == (locale_t)0) return scalar < 0x20 || scalar == 0x7f ? -1 : 1;
  locale_t before = uselocale(wanted);
  int width = wcwidth((wchar_t)scalar);
  uselocale(before);
  return width;
}
