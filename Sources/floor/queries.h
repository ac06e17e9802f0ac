// What the floor asks the file: the rows of the first screen and those that a search finds.
#pragma once
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "../CSQLite/shim.h"

enum { LONGEST_SEARCH = 256, LONGEST_QUERY = 1 << 14 };

static sqlite3 *database;
static sqlite3_stmt *first_rows, *first_hits, *groups, *matching_groups;
static char hits_query[LONGEST_QUERY];
static wchar_t search[LONGEST_SEARCH];
static int search_length;

// Ends the program, with the terminal as it was.
static void fail(const char *what);

// The rows on the screen, from their numbers and places `r` and `s`.
#define ROWS_OF(places)                                                                            \
  "SELECT item.title, item.done, item.priority, item.due_day, "                                    \
  "(SELECT name FROM todo_group WHERE todo_group.id = item.group_id), "                            \
  "(SELECT group_concat(tag.name, ' #') FROM item_tag JOIN tag ON tag.id = item_tag.tag_id "       \
  "WHERE item_tag.item_id = item.id) FROM (" places ") k "                                         \
  "CROSS JOIN item ON item.rowid = k.r ORDER BY k.s"

static sqlite3_stmt *prepare(const char *sql) {
  sqlite3_stmt *statement;
  if (sqlite3_prepare_v2(database, sql, -1, &statement, NULL) != SQLITE_OK) fail(sql);
  return statement;
}

static void open_file(const char *path) {
  if (sqlite3_open_v2(path, &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL) != SQLITE_OK)
    fail(path);
  if (mytodo_register_trigram(database) != SQLITE_OK) fail("trigram");
  first_rows = prepare(ROWS_OF("SELECT item.rowid AS r, item.ord AS s FROM item ORDER BY item.ord LIMIT ?1"));
  matching_groups = prepare("SELECT hex(id) FROM todo_group WHERE instr(name_key, ?1) > 0");
  groups = prepare("SELECT name FROM todo_group ORDER BY name_key LIMIT ?1");
}

// An index entry is a trigram, so a longer word is asked for by its trigrams; whether they stand in a row, the
// index (detail = none) can't tell, and the text is asked.
static void match_expression(char *out, size_t size) {
  int parts = search_length < 3 ? 1 : search_length - 2;
  size_t used = 0;
  for (int part = 0; part < parts; part++) {
    wchar_t letters[4] = {0};
    wcsncpy(letters, search + part, 3);
    used += snprintf(out + used, size - used, "%s\"%ls\"%s", part ? " AND " : "", letters,
                     search_length < 3 ? "*" : "");
    if (used >= size) fail("search text too long");
  }
}

// An item is also found by its group's name: the items of groups that have the word are walks of their own, merged
// with the hits in the text, in the order of the list.
static void write_hits_query(const char *word) {
  char walks[LONGEST_QUERY / 2] = "", ids[LONGEST_QUERY / 4] = "";
  size_t used = 0, listed = 0;
  mytodo_bind_text(matching_groups, 1, word, (int)strlen(word));
  while (sqlite3_step(matching_groups) == SQLITE_ROW) {
    const char *id = (const char *)sqlite3_column_text(matching_groups, 0);
    listed += snprintf(ids + listed, sizeof ids - listed, "%sx'%s'", listed ? "," : "", id);
    used += snprintf(walks + used, sizeof walks - used,
                     " UNION ALL SELECT item.rowid, item.ord FROM item INDEXED BY item_group_all "
                     "WHERE group_id = x'%s'", id);
    if (used >= sizeof walks || listed >= sizeof ids) fail("too many groups");
  }
  sqlite3_reset(matching_groups);
  char elsewhere[LONGEST_QUERY / 3] = "";
  if (listed > 0)
    snprintf(elsewhere, sizeof elsewhere, " AND (item.group_id IS NULL OR item.group_id NOT IN (%s))", ids);
  snprintf(hits_query, sizeof hits_query,
           ROWS_OF("SELECT item.rowid AS r, item_text.rowid AS s "
                   "FROM item_text CROSS JOIN item ON item.ord = item_text.rowid "
                   "WHERE item_text MATCH ?2 AND (length(?3) <= 3 OR instr(item.title_key, ?3) > 0 OR "
                   "instr(item.notes_key, ?3) > 0 OR instr(item.tags_key, ?3) > 0)%s%s ORDER BY s LIMIT ?1"),
           elsewhere, walks);
}

static sqlite3_stmt *hits(int limit) {
  char match[16 * LONGEST_SEARCH], word[4 * LONGEST_SEARCH];
  match_expression(match, sizeof match);
  snprintf(word, sizeof word, "%ls", search);
  write_hits_query(word);
  // The same groups, the same query.
  if (first_hits == NULL || strcmp(sqlite3_sql(first_hits), hits_query) != 0) {
    sqlite3_finalize(first_hits);
    first_hits = prepare(hits_query);
  }
  sqlite3_bind_int(first_hits, 1, limit);
  mytodo_bind_text(first_hits, 2, match, (int)strlen(match));
  mytodo_bind_text(first_hits, 3, word, (int)strlen(word));
  return first_hits;
}
