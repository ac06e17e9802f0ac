#define _GNU_SOURCE
#include "signals.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

static volatile sig_atomic_t signal_pipe = -1;

static void on_signal(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t ignored = write(signal_pipe, &byte, 1);
  (void)ignored;
  errno = saved;
}

void mytodo_catch(int number, int pipe) {
  struct sigaction action = {0};
  signal_pipe = pipe;
  action.sa_handler = on_signal;
  action.sa_flags = SA_RESTART;
  sigfillset(&action.sa_mask);
  sigaction(number, &action, NULL);
}

void mytodo_ignore(int number) { signal(number, SIG_IGN); }

void mytodo_default(int number) { signal(number, SIG_DFL); }

bool mytodo_is_ignored(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

static const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
static const size_t crash_count = sizeof crashes / sizeof *crashes;

// What a crash has to put back, all of it prepared beforehand.
static struct {
  int terminal;
  struct termios modes;
  char reset[256];
  size_t length;
  struct sigaction before[NSIG];
} rescue;
static volatile sig_atomic_t error_copy = -1, error_output = -1;

// The reason was written to stderr, which is kept aside while the screen is up.
static void tell_reason(void) {
  char bytes[1024];
  ssize_t count;
  if (error_copy < 0 || error_output < 0) return;
  lseek(error_copy, 0, SEEK_SET);
  while ((count = read(error_copy, bytes, sizeof bytes)) > 0)
    if (write(error_output, bytes, (size_t)count) < 0) break;
  dup2(error_output, STDERR_FILENO);
}

static void on_crash(int number) {
  static volatile sig_atomic_t is_rescued;
  if (!is_rescued) {
    is_rescued = 1;
    ssize_t ignored = write(rescue.terminal, rescue.reset, rescue.length);
    (void)ignored;
    tcsetattr(rescue.terminal, TCSANOW, &rescue.modes);
    tell_reason();
  }
  // The same again, for whoever handled it before: the system's core dump or Swift's backtrace.
  sigaction(number, &rescue.before[number], NULL);
  raise(number);
}

void mytodo_rescue_from_crashes(
    int terminal, const struct termios *modes, const char *reset, size_t length) {
  static char crash_stack[64 * 1024];
  stack_t stack;
  struct sigaction action = {0};

  rescue.terminal = terminal;
  rescue.modes = *modes;
  rescue.length = length < sizeof rescue.reset ? length : sizeof rescue.reset;
  memcpy(rescue.reset, reset, rescue.length);

  // A stack that has overflowed leaves no room for the handler.
  if (sigaltstack(NULL, &stack) == 0 && (stack.ss_flags & SS_DISABLE)) {
    stack.ss_sp = crash_stack;
    stack.ss_size = sizeof crash_stack;
    stack.ss_flags = 0;
    sigaltstack(&stack, NULL);
  }
  action.sa_handler = on_crash;
  action.sa_flags = SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < crash_count; i++)
    sigaction(crashes[i], &action, &rescue.before[crashes[i]]);
}

void mytodo_end_rescue(void) {
  for (size_t i = 0; i < crash_count; i++) sigaction(crashes[i], &rescue.before[crashes[i]], NULL);
}

void mytodo_set_error_copy(int copy, int output) {
  error_copy = copy;
  error_output = output;
}
