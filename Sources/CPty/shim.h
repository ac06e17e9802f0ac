// What starts programs in pseudo-terminals, for `make bench` and the end-to-end tests. glibc has these, but
// Swift's Glibc module leaves them out.
#include <spawn.h>
#include <stddef.h>

int posix_openpt(int flags);
int grantpt(int descriptor);
int unlockpt(int descriptor);
int ptsname_r(int descriptor, char *name, size_t size);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *folder);

// The flag of posix_spawn for a session of its own.
static const short mytodo_spawn_setsid = 0x80;
