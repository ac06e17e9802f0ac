// Signal handlers. They are in C because a handler may only call what POSIX calls async-signal-safe,
// and Swift may allocate or take a lock anywhere.
//
// The variables are static: call these functions from one Swift file only, since each object file
// that uses them gets variables of its own.
#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static volatile sig_atomic_t mytodo_signal_pipe = -1;

static void mytodo_on_signal(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t ignored = write(mytodo_signal_pipe, &byte, 1);
  (void)ignored;
  errno = saved;
}

// From now on the signal writes its number to the pipe.
static inline void mytodo_catch(int number, int pipe) {
  struct sigaction action = {0};
  mytodo_signal_pipe = pipe;
  action.sa_handler = mytodo_on_signal;
  action.sa_flags = SA_RESTART;
  sigfillset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

static inline void mytodo_ignore(int number) { signal(number, SIG_IGN); }
static inline void mytodo_default(int number) { signal(number, SIG_DFL); }

// Whether whoever started the program wants it to ignore the signal, as nohup does.
static inline bool mytodo_is_ignored(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

// What a crash has to put back. The text is prepared beforehand.
static struct {
  int terminal;
  struct termios modes;
  char reset[256];
  size_t length;
  volatile sig_atomic_t error_copy, error_output;
  struct sigaction before[NSIG];
} mytodo_rescue = {.error_copy = -1, .error_output = -1};

static void mytodo_on_crash(int number) {
  static volatile sig_atomic_t is_rescued;
  ssize_t count;
  if (!is_rescued) {
    is_rescued = 1;
    count = write(mytodo_rescue.terminal, mytodo_rescue.reset, mytodo_rescue.length);
    tcsetattr(mytodo_rescue.terminal, TCSANOW, &mytodo_rescue.modes);
    // The reason was written to stderr, which is kept aside while the screen is up.
    if (mytodo_rescue.error_copy >= 0 && mytodo_rescue.error_output >= 0) {
      char bytes[1024];
      lseek(mytodo_rescue.error_copy, 0, SEEK_SET);
      while ((count = read(mytodo_rescue.error_copy, bytes, sizeof bytes)) > 0) {
        if (write(mytodo_rescue.error_output, bytes, (size_t)count) < 0) break;
      }
      dup2(mytodo_rescue.error_output, STDERR_FILENO);
    }
  }
  // The same again, for whoever handled it before: the system's core dump or Swift's backtrace.
  sigaction(number, &mytodo_rescue.before[number], NULL);
  raise(number);
}

static const int mytodo_crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};

// A crash writes `reset` to the terminal and sets its modes back before the program dies.
static inline void mytodo_rescue_from_crashes(
    int terminal, const struct termios *modes, const char *reset, size_t length) {
  // Swift's importer emits no variable at file level that has no value.
  static char crash_stack[64 * 1024];
  stack_t stack;
  struct sigaction action = {0};
  mytodo_rescue.terminal = terminal;
  mytodo_rescue.modes = *modes;
  mytodo_rescue.length =
      length < sizeof mytodo_rescue.reset ? length : sizeof mytodo_rescue.reset;
  memcpy(mytodo_rescue.reset, reset, mytodo_rescue.length);
  // A stack that has overflowed leaves no room for the handler.
  if (sigaltstack(NULL, &stack) == 0 && (stack.ss_flags & SS_DISABLE)) {
    stack.ss_sp = crash_stack;
    stack.ss_size = sizeof crash_stack;
    stack.ss_flags = 0;
    sigaltstack(&stack, NULL);
  }
  action.sa_handler = mytodo_on_crash;
  action.sa_flags = SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < sizeof mytodo_crashes / sizeof *mytodo_crashes; i++)
    sigaction(mytodo_crashes[i], &action, &mytodo_rescue.before[mytodo_crashes[i]]);
}

// Crashes are no longer the terminal's concern.
static inline void mytodo_end_rescue(void) {
  for (size_t i = 0; i < sizeof mytodo_crashes / sizeof *mytodo_crashes; i++)
    sigaction(mytodo_crashes[i], &mytodo_rescue.before[mytodo_crashes[i]], NULL);
}

// Where what was written to stderr is, and where it belongs; -1 for nowhere.
static inline void mytodo_set_error_copy(int copy, int output) {
  mytodo_rescue.error_copy = copy;
  mytodo_rescue.error_output = output;
}
