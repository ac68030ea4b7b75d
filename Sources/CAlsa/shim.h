#include <alsa/asoundlib.h>
/* A wait for sound also watches for signals; Swift's Glibc module leaves this header out. */
#include <sys/signalfd.h>
/* How wide a character is on a screen; of X/Open, so left out too. */
extern int wcwidth(wchar_t character);
