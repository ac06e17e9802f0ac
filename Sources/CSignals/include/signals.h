// Signal handlers. They are in C because a handler may only call what POSIX calls async-signal-safe,
// and Swift may allocate or take a lock anywhere. They are not in a header beside ncurses, since each
// Swift file would then have variables of its own.
#pragma once
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

// From now on the signal writes its number to the pipe.
void mytodo_catch(int number, int pipe);
void mytodo_ignore(int number);
void mytodo_default(int number);

// Whether whoever started the program wants it to ignore the signal, as nohup does.
bool mytodo_is_ignored(int number);

// From now on a crash writes `reset` to the terminal and sets its modes back before the program dies.
void mytodo_rescue_from_crashes(
    int terminal, const struct termios *modes, const char *reset, size_t length);

// Crashes are no longer the terminal's concern.
void mytodo_end_rescue(void);

// Where what was written to stderr is, and where it belongs; -1 for nowhere.
void mytodo_set_error_copy(int copy, int output);
