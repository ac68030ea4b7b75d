#include <alsa/asoundlib.h>
/* A wait for sound also watches for signals; Swift's Glibc module leaves this header out. */
#include <sys/signalfd.h>
