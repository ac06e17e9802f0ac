// ncursesw for Swift. The wide-character API is only declared when this name is defined first.
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1
#include <ncursesw/curses.h>
