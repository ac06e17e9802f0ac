// The least that a terminal program must do to show a list of this file: open it, read the rows of one
// screen, draw them with ncursesw, and answer each key of a search box with the hits of one screen.
// `make bench` measures the program beside it. It does no more than that (no counts, no settings, no undo,
// one language), and no less: same file, same rows with group, tags and due date, same queries, every row drawn
// through the same library.
//
//     floor FILE      keys: "/" opens the search box, letters, Esc clears it, "q" quits
#define _XOPEN_SOURCE_EXTENDED 1
#define _GNU_SOURCE 1
#include <locale.h>
#include <ncursesw/curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <wchar.h>

#include "queries.h"

enum { SIDE_BAR = 20, ESCAPE = 27 };

static bool searching;

static void fail(const char *what) {
  if (stdscr != NULL) endwin();
  fprintf(stderr, "floor: %s: %s\n", what, database ? sqlite3_errmsg(database) : "");
  exit(1);
}

// MARK: Drawing

static void put(int row, int column, int columns, const char *text) {
  wchar_t wide[512];
  size_t length = mbstowcs(wide, text, 511);
  if (length == (size_t)-1) return;
  size_t end = 0;
  for (int used = 0; end < length; end++) {
    int width = wcwidth(wide[end]);
    used += width > 0 ? width : 0;
    if (used > columns) break;
  }
  mvaddnwstr(row, column, wide, (int)end);
}

static void draw_side_bar(int rows) {
  static const char *lists[] = {"Lists", "> All", "  Today", "  Upcoming", "  Overdue", "  Done", "Groups", "  No group"};
  int row = 1;
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) put(row++, 0, SIDE_BAR - 1, lists[i]);
  sqlite3_bind_int(groups, 1, rows - row);
  while (row < rows && sqlite3_step(groups) == SQLITE_ROW)
    put(row++, 2, SIDE_BAR - 3, (const char *)sqlite3_column_text(groups, 0));
  sqlite3_reset(groups);
  mvvline(1, SIDE_BAR - 1, ACS_VLINE, rows - 1);
}

// The day as a date; the number counts from 1970-01-01.
static void draw_due(int row, int column, time_t day) {
  struct tm parts;
  char text[16];
  day *= 24 * 60 * 60;
  if (gmtime_r(&day, &parts) != NULL && strftime(text, sizeof text, "%Y-%m-%d", &parts) > 0) put(row, column, 10, text);
}

// Box, priority, title, group and due date. For the tags, which are read too, there is no room beside a title of any
// length; the program leaves them out at this width as well.
static void draw_row(int row, int columns, sqlite3_stmt *statement) {
  bool done = sqlite3_column_int(statement, 1);
  int priority = sqlite3_column_int(statement, 2);
  const char *group = (const char *)sqlite3_column_text(statement, 4);
  bool is_due = sqlite3_column_type(statement, 3) != SQLITE_NULL;
  int right = group != NULL ? 24 : is_due ? 13 : 1;
  attr_t style = (done ? A_DIM : A_NORMAL) | (row == 1 ? A_REVERSE : A_NORMAL);
  attrset(style);
  mvhline(row, SIDE_BAR, ' ' | style, columns - SIDE_BAR);
  put(row, SIDE_BAR + 1, 3, done ? "[x]" : "[ ]");
  put(row, SIDE_BAR + 5, 3, &"!!!"[priority > 3 ? 0 : 3 - priority]);
  put(row, SIDE_BAR + 9, columns - SIDE_BAR - 9 - right, (const char *)sqlite3_column_text(statement, 0));
  if (group != NULL) {
    put(row, columns - 22, 1, "@");
    put(row, columns - 21, 9, group);
  }
  if (is_due) draw_due(row, columns - 11, sqlite3_column_int(statement, 3));
  attrset(A_NORMAL);
}

static void draw_list(int rows, int columns) {
  sqlite3_stmt *statement = first_rows;
  if (search_length > 0) statement = hits(rows - 1);
  else sqlite3_bind_int(statement, 1, rows - 1);
  int row = 1;
  for (; row < rows && sqlite3_step(statement) == SQLITE_ROW; row++) draw_row(row, columns, statement);
  sqlite3_reset(statement);
  if (row == 1) put(2, SIDE_BAR + 1, columns - SIDE_BAR - 1, "Nothing found");
}

static void draw(void) {
  int rows, columns;
  getmaxyx(stdscr, rows, columns);
  erase();
  attrset(A_BOLD);
  put(0, 1, columns, "All");
  attrset(A_NORMAL);
  if (searching) {
    char text[4 * LONGEST_SEARCH];
    snprintf(text, sizeof text, "/ %ls_", search);
    put(0, columns / 2, columns / 2, text);
  }
  draw_side_bar(rows - 1);
  draw_list(rows - 1, columns);
  put(rows - 1, 1, columns, "a add  e edit  Space done  / search  H hide  ? help");
  refresh();
}

// MARK: Keys

static bool answer(wint_t key) {
  if (!searching && key == L'q') return false;
  if (!searching) searching = key == L'/';
  else if (key == ESCAPE) searching = false, search_length = 0;
  else if (search_length < LONGEST_SEARCH - 1) search[search_length++] = (wchar_t)key;
  search[search_length] = 0;
  return true;
}

int main(int count, char **arguments) {
  if (count != 2) {
    fprintf(stderr, "usage: floor FILE\n");
    return 2;
  }
  setlocale(LC_ALL, "");
  open_file(arguments[1]);
  SCREEN *screen = newterm(NULL, stdout, stdin);
  if (screen == NULL) fail("terminal");
  raw();
  noecho();
  keypad(stdscr, TRUE);
  set_escdelay(25);
  start_color();
  use_default_colors();
  curs_set(0);
  draw();
  wint_t key;
  while (get_wch(&key) != ERR && answer(key)) draw();
  endwin();
  sqlite3_finalize(first_rows);
  sqlite3_finalize(first_hits);
  sqlite3_finalize(groups);
  sqlite3_finalize(matching_groups);
  sqlite3_close(database);
  return 0;
}
