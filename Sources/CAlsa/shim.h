#include <alsa/asoundlib.h>
/* What Linux has and Swift's Glibc module leaves out. A wait for sound also watches for signals and for the ends of processes. */
#include <sys/pidfd.h>
#include <sys/signalfd.h>
#include <sys/statfs.h>
/* Of GNU, and the numbers that the kernel has for them. */
#ifndef F_OFD_SETLK
#define F_OFD_SETLK 37
#endif
/* How wide a character is on a screen; of X/Open. */
extern int wcwidth(wchar_t character);
