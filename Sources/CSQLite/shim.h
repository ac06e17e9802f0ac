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

// Numbers in ascending order, each once, and for each a bit at the place that its hash tells: of eight that are not
// among them, seven are told by one look.
typedef struct {
  const int64_t *numbers;
  int64_t count;
  uint64_t *marks;
  // So many bits of a hash are left out; 64 less the width of `marks`.
  int shift;
  // What keeps all this in memory.
  void *owner;
} mytodo_places;

static inline uint64_t mytodo_places_hash(const mytodo_places *set, int64_t number) {
  return ((uint64_t)number * UINT64_C(0x9E3779B97F4A7C15)) >> set->shift;
}
static inline void mytodo_places_mark(mytodo_places *set) {
  for (int64_t i = 0; i < set->count; i++) {
    uint64_t hash = mytodo_places_hash(set, set->numbers[i]);
    set->marks[hash >> 6] |= UINT64_C(1) << (hash & 63);
  }
}
static inline int mytodo_places_has(const mytodo_places *set, int64_t wanted) {
  uint64_t hash = mytodo_places_hash(set, wanted);
  if (!(set->marks[hash >> 6] >> (hash & 63) & 1)) return 0;
  const int64_t *first = set->numbers;
  int64_t left = set->count;
  while (left > 1) {
    int64_t half = left / 2;
    if (first[half - 1] < wanted) first += half;
    left -= half;
  }
  return left == 1 && *first == wanted;
}

// among(place, places): whether a number is one of those that are bound to the parameter. A walk along an index asks it
// for each entry and looks at no row in vain.
static inline void mytodo_among(sqlite3_context *context, int count, sqlite3_value **values) {
  const mytodo_places *set = sqlite3_value_pointer(values[1], "mytodo_places");
  (void)count;
  sqlite3_result_int(context, set != 0 && mytodo_places_has(set, sqlite3_value_int64(values[0])));
}
static inline int mytodo_register_among(sqlite3 *db) {
  return sqlite3_create_function(
      db, "among", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, 0, mytodo_among, 0, 0);
}
// Binds the places themselves, without a copy; `release` gets them when the statement has let go of them.
static inline int mytodo_bind_places(sqlite3_stmt *s, int i, mytodo_places *set, void (*release)(void *)) {
  return sqlite3_bind_pointer(s, i, set, "mytodo_places", release);
}
