// SQLite as Debian builds it: with sessions (undo) and FTS5 (search). Their declarations are only there
// when these names are defined before the header.
#define SQLITE_ENABLE_SESSION 1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <sqlite3.h>
#include <stdint.h>
#include <string.h>

// Swift cannot import a macro that casts a number to a function pointer.
static inline int mytodo_bind_text(sqlite3_stmt *s, int i, const char *text, int bytes) {
  return sqlite3_bind_text(s, i, text, bytes, SQLITE_TRANSIENT);
}
static inline int mytodo_bind_blob(sqlite3_stmt *s, int i, const void *data, int bytes) {
  return sqlite3_bind_blob(s, i, data, bytes, SQLITE_TRANSIENT);
}
// Variadic C functions are not imported either.
static inline int mytodo_no_checkpoint_on_close(sqlite3 *db) {
  return sqlite3_db_config(db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}
static inline int mytodo_checkpoint_on_close(sqlite3 *db) {
  return sqlite3_db_config(db, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, (int *)0);
}

// SQLite counts the memory of the process, under a lock at each piece of it, for questions that nobody asks here. To
// be called before the first connection is opened.
static inline int mytodo_count_no_memory(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }

// The first bytes of the file, by SQLite's own descriptor: no lock is taken and nothing is interpreted.
// POSIX locks belong to the process, and closing any other descriptor of the file would drop those that
// SQLite holds (sqlite.org/howtocorrupt.html, 2.2).
static inline int mytodo_read_start(sqlite3 *db, void *buffer, int bytes) {
  sqlite3_file *file = 0;
  int rc = sqlite3_file_control(db, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  if (rc != SQLITE_OK) return rc;
  if (file == 0 || file->pMethods == 0) return SQLITE_CANTOPEN;
  return file->pMethods->xRead(file, buffer, bytes, 0);
}
// Whether the file has been renamed, removed or replaced since it was opened.
static inline int mytodo_has_moved(sqlite3 *db) {
  int moved = 0;
  return sqlite3_file_control(db, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved;
}

// Search asks for words of one and two letters too. SQLite's trigram tokenizer makes no token of them, so a
// query for one would find nothing, although the index holds every one- and two-letter prefix of every trigram
// (prefix='1 2'). On connections that call mytodo_register_trigram, a short word of a *query* becomes a token
// as it stands; documents and longer words go to SQLite's own tokenizer, so the file stays readable and
// writable by any other program.
typedef struct {
  fts5_tokenizer methods;
  void *context;
  Fts5Tokenizer *instance;
} mytodo_trigram;

static inline int mytodo_trigram_create(void *context, const char **arguments, int count, Fts5Tokenizer **out) {
  mytodo_trigram *own = sqlite3_malloc(sizeof *own);
  if (own == 0) return SQLITE_NOMEM;
  *own = *(mytodo_trigram *)context;
  int rc = own->methods.xCreate(own->context, arguments, count, &own->instance);
  if (rc != SQLITE_OK) {
    sqlite3_free(own);
    return rc;
  }
  *out = (Fts5Tokenizer *)own;
  return SQLITE_OK;
}
static inline void mytodo_trigram_delete(Fts5Tokenizer *tokenizer) {
  mytodo_trigram *own = (mytodo_trigram *)tokenizer;
  own->methods.xDelete(own->instance);
  sqlite3_free(own);
}
static inline int mytodo_trigram_tokenize(
    Fts5Tokenizer *tokenizer, void *context, int flags, const char *text, int bytes,
    int (*emit)(void *, int, const char *, int, int, int)) {
  mytodo_trigram *own = (mytodo_trigram *)tokenizer;
  int letters = 0;
  for (int i = 0; i < bytes && letters < 3; i++) letters += (text[i] & 0xC0) != 0x80;
  if ((flags & FTS5_TOKENIZE_QUERY) && letters > 0 && letters < 3) return emit(context, 0, text, bytes, 0, bytes);
  return own->methods.xTokenize(own->instance, context, flags, text, bytes, emit);
}
static inline int mytodo_register_trigram(sqlite3 *db) {
  fts5_api *api = 0;
  sqlite3_stmt *statement = 0;
  int rc = sqlite3_prepare_v2(db, "SELECT fts5(?1)", -1, &statement, 0);
  if (rc != SQLITE_OK) return rc;
  sqlite3_bind_pointer(statement, 1, &api, "fts5_api_ptr", 0);
  sqlite3_step(statement);
  rc = sqlite3_finalize(statement);
  if (rc != SQLITE_OK || api == 0) return rc == SQLITE_OK ? SQLITE_ERROR : rc;
  mytodo_trigram *base = sqlite3_malloc(sizeof *base);
  if (base == 0) return SQLITE_NOMEM;
  base->instance = 0;
  rc = api->xFindTokenizer(api, "trigram", &base->context, &base->methods);
  if (rc != SQLITE_OK) {
    sqlite3_free(base);
    return rc;
  }
  fts5_tokenizer own = {mytodo_trigram_create, mytodo_trigram_delete, mytodo_trigram_tokenize};
  return api->xCreateTokenizer(api, "trigram", base, &own, sqlite3_free);
}

// among(place, places): whether a number is one of those in a blob, which stand there in ascending order, each as eight
// bytes of this machine. A walk along an index asks it for each entry and looks at no row in vain.
static inline void mytodo_among(sqlite3_context *context, int count, sqlite3_value **values) {
  const char *first = sqlite3_value_blob(values[1]);
  int left = sqlite3_value_bytes(values[1]) / 8;
  int64_t wanted = sqlite3_value_int64(values[0]), found = 0;
  (void)count;
  while (left > 1) {
    int half = left / 2;
    memcpy(&found, first + 8 * (size_t)(half - 1), 8);
    if (found < wanted) first += 8 * (size_t)half;
    left -= half;
  }
  if (left == 1) memcpy(&found, first, 8);
  sqlite3_result_int(context, left == 1 && found == wanted);
}
static inline int mytodo_register_among(sqlite3 *db) {
  return sqlite3_create_function(
      db, "among", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, 0, mytodo_among, 0, 0);
}
