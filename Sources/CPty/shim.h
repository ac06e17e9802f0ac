// Pseudo-terminals for `make bench`. glibc has these, but Swift's Glibc module leaves them out.
#include <stddef.h>

int posix_openpt(int flags);
int grantpt(int descriptor);
int unlockpt(int descriptor);
int ptsname_r(int descriptor, char *name, size_t size);

// The flag of posix_spawn for a session of its own.
static const short mytodo_spawn_setsid = 0x80;
