// ncursesw for Swift. The wide-character API is only declared when this name is defined first.
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <ncursesw/curses.h>
#include <ncursesw/term.h>
#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>

// Swift imports no macro that casts.
static const attr_t mytodo_bold = A_BOLD;
static const attr_t mytodo_dim = A_DIM;
static const attr_t mytodo_reverse = A_REVERSE;
static const attr_t mytodo_underline = A_UNDERLINE;
static const mmask_t mytodo_mouse =
    BUTTON1_PRESSED | BUTTON1_RELEASED | BUTTON4_PRESSED | BUTTON5_PRESSED;

// Swift 6 refuses C's mutable globals: stdin, stdout, stdscr, COLORS, COLOR_PAIRS.
static inline SCREEN *mytodo_newterm(int output) {
  FILE *stream = fdopen(output, "w");
  return stream == NULL ? NULL : newterm(NULL, stream, stdin);
}
static inline WINDOW *mytodo_window(void) { return stdscr; }
static inline int mytodo_colours(void) { return COLORS; }
static inline int mytodo_colour_pairs(void) { return COLOR_PAIRS; }

// ncurses would set the terminal's palette back to its defaults when it starts and when it ends, and
// with that undo the colours that the user has chosen. It does so with this string, and not when it
// is empty. To be called after newterm.
static inline void mytodo_keep_palette(void) {
  char *reset = tigetstr("oc");
  if (reset != NULL && reset != (char *)-1 && *reset != 0) *reset = 0;
}

// Columns that libc, and so ncurses, gives a code point: -1 when it can't be shown in this locale.
static inline int mytodo_width(uint32_t code) {
  char bytes[MB_LEN_MAX];
  mbstate_t state = {0};
  if (wcrtomb(bytes, (wchar_t)code, &state) == (size_t)-1) return -1;
  return wcwidth((wchar_t)code);
}

// At most CCHARW_MAX code points: one with a width, then marks.
static inline void mytodo_set_cell(
    cchar_t *cell, const uint32_t *codes, int count, attr_t attributes, int pair) {
  wchar_t text[CCHARW_MAX + 1] = {0};
  for (int i = 0; i < count && i < CCHARW_MAX; i++) text[i] = (wchar_t)codes[i];
  setcchar(cell, text, attributes, (short)pair, NULL);
}

// One code point that has a width. What setcchar does for it, without measuring a string for each cell.
static inline cchar_t mytodo_cell(uint32_t code, attr_t attributes, int pair) {
  cchar_t cell = {.attr = attributes | COLOR_PAIR(pair < 0xFF ? pair : 0xFF), .chars = {(wchar_t)code}};
  cell.ext_color = pair;
  return cell;
}

// A line of the terminal's own line set, or | and - where it has none. Not the wide characters that ncurses has
// for lines: in UTF-8 those are code points that some terminals give two columns.
static inline cchar_t mytodo_line(bool vertical, attr_t attributes, int pair) {
  chtype line = vertical ? ACS_VLINE : ACS_HLINE;
  cchar_t cell = mytodo_cell(line & A_CHARTEXT, attributes, pair);
  cell.attr |= line & A_ALTCHARSET;
  return cell;
}

// An anonymous file in memory, and a descriptor that becomes a copy of another. Declared here, because the
// headers do so only for GNU sources.
extern int memfd_create(const char *name, unsigned int flags);
extern int dup3(int from, int to, int flags);

// One byte more of a character in the locale's encoding: its length when it is complete, 0 when it
// is not, -1 when it can't become one.
static inline int mytodo_decode(mbstate_t *state, char byte, uint32_t *code) {
  wchar_t wide = 0;
  size_t result = mbrtowc(&wide, &byte, 1, state);
  if (result == (size_t)-2) return 0;
  if (result == (size_t)-1) return -1;
  *code = (uint32_t)wide;
  return 1;
}
