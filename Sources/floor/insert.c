// The least that a program must do to add one item to this file: open it, write the row and what an import keeps of
// it in one transaction that is synced, close the file. `make bench` measures an import of one record beside it.
//
//     insert FILE TITLE FOLDED-TITLE
#include <stdio.h>
#include <string.h>

#include "../CSQLite/shim.h"

static sqlite3 *database;

static int fail(const char *what) {
  fprintf(stderr, "insert: %s: %s\n", what, database ? sqlite3_errmsg(database) : "");
  return 1;
}

int main(int count, char **arguments) {
  if (count != 4) {
    fprintf(stderr, "usage: insert FILE TITLE FOLDED-TITLE\n");
    return 2;
  }
  if (sqlite3_open_v2(arguments[1], &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL) != SQLITE_OK)
    return fail(arguments[1]);
  if (mytodo_register_trigram(database) != SQLITE_OK) return fail("trigram");
  if (sqlite3_exec(database, "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; BEGIN IMMEDIATE", NULL, NULL, NULL))
    return fail("begin");
  // The triggers keep the text index.
  sqlite3_stmt *statement;
  if (sqlite3_prepare_v2(
          database,
          "INSERT INTO item(id, ord, title, done, created_at, title_key) "
          "SELECT randomblob(16), max(ord) + 1, ?1, 0, strftime('%s') * 1000, ?2 FROM item",
          -1, &statement, NULL) != SQLITE_OK)
    return fail("insert");
  mytodo_bind_text(statement, 1, arguments[2], (int)strlen(arguments[2]));
  mytodo_bind_text(statement, 2, arguments[3], (int)strlen(arguments[3]));
  if (sqlite3_step(statement) != SQLITE_DONE) return fail("insert");
  sqlite3_finalize(statement);
  if (sqlite3_exec(
          database, "INSERT INTO import_base SELECT id, random() FROM item WHERE ord = (SELECT max(ord) FROM item); COMMIT",
          NULL, NULL, NULL))
    return fail("commit");
  return sqlite3_close(database) == SQLITE_OK ? 0 : fail("close");
}
