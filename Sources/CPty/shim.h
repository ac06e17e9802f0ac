// What starts programs in pseudo-terminals, for `make bench` and the end-to-end tests. glibc has these, but
// Swift's Glibc module leaves them out.
#include <spawn.h>
#include <stdbool.h>
#include <stddef.h>
#include <sys/ptrace.h>
#include <sys/types.h>

int posix_openpt(int flags);
int grantpt(int descriptor);
int unlockpt(int descriptor);
int ptsname_r(int descriptor, char *name, size_t size);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *folder);

// The flag of posix_spawn for a session of its own.
static const short mytodo_spawn_setsid = 0x80;

// Counting the system calls of a thread. `ptrace` is variadic, which Swift does not import.
static inline bool mytodo_trace(pid_t thread) {
  return ptrace(PTRACE_SEIZE, thread, 0, PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE) == 0;
}
static inline bool mytodo_trace_stop(pid_t thread) { return ptrace(PTRACE_INTERRUPT, thread, 0, 0) == 0; }
static inline bool mytodo_trace_go_on(pid_t thread, int signal) {
  return ptrace(PTRACE_SYSCALL, thread, 0, (long)signal) == 0;
}
static inline bool mytodo_trace_end(pid_t thread) { return ptrace(PTRACE_DETACH, thread, 0, 0) == 0; }
// Whether the thread has stopped because it begins a system call.
static inline bool mytodo_trace_is_call(pid_t thread) {
  struct __ptrace_syscall_info info;
  return ptrace(PTRACE_GET_SYSCALL_INFO, thread, sizeof info, &info) > 0 && info.op == PTRACE_SYSCALL_INFO_ENTRY;
}
