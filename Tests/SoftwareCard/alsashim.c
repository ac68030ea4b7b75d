/* To be preloaded: makes chosen ALSA calls fail. ALSASHIM="readi:3:-5,writei:5-80:-11,start/c:1:-5,readi:0:short,drain:1:hang"
 * call:N:result -- the N-th call of that function returns result, a negative errno; N-M means these, N- all from the N-th, 0 all.
 * Behind the function's name /c or /p takes the calls for capture or for playback only; both are counted for themselves.
 * Other results: "short" halves the size that is asked for; "hang" never returns; "spin" uses 1.2 seconds of processor time and
 * returns -ENODEV; "exit" ends the process as if nothing had happened. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <stdio.h>
#include <alsa/asoundlib.h>
#include "diary.h"
static double used(void)
{
	struct timespec now;
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
	return now.tv_sec + now.tv_nsec / 1e9;
}
static int hit(const char *fn, snd_pcm_stream_t stream, int *counts, long *res, int *shrt)
{
	const char *s = getenv("ALSASHIM");
	int count = ++counts[stream];
	for (; s && *s; s = strchr(s, ',') ? strchr(s, ',') + 1 : "") {
		char call[24], range[24], r[16];
		int from, to;
		if (sscanf(s, "%23[a-z/]:%23[0-9-]:%15[^,]", call, range, r) != 3) continue;
		char *side = strchr(call, '/');
		if (side) *side++ = 0;
		if (strcmp(call, fn) || (side && *side != (stream == SND_PCM_STREAM_CAPTURE ? 'c' : 'p'))) continue;
		from = to = atoi(range);
		char *dash = strchr(range, '-');
		if (dash) to = dash[1] ? atoi(dash + 1) : 0x7FFFFFFF;
		if (from != 0 && (count < from || count > to)) continue;
		diary(fn);
		if (!strcmp(r, "short")) { *shrt = 1; return 0; }
		if (!strcmp(r, "hang")) for (;;) pause();
		if (!strcmp(r, "exit")) _exit(0);
		if (!strcmp(r, "spin")) { double end = used() + 1.2; while (used() < end) {} *res = -ENODEV; return 1; }
		*res = atol(r);
		return 1;
	}
	return 0;
}
#define REAL(fn) static __typeof__(&fn) real; static int c[2]; long r; int sh = 0; if (!real) real = (__typeof__(&fn))dlsym(RTLD_NEXT, #fn)
snd_pcm_sframes_t snd_pcm_readi(snd_pcm_t *p, void *b, snd_pcm_uframes_t n)
{ REAL(snd_pcm_readi); if (hit("readi", snd_pcm_stream(p), c, &r, &sh)) return r; return real(p, b, sh && n > 1 ? n / 2 : n); }
snd_pcm_sframes_t snd_pcm_writei(snd_pcm_t *p, const void *b, snd_pcm_uframes_t n)
{ REAL(snd_pcm_writei); if (hit("writei", snd_pcm_stream(p), c, &r, &sh)) return r; return real(p, b, sh && n > 1 ? n / 2 : n); }
#define ONE(fn) int snd_pcm_##fn(snd_pcm_t *p) { REAL(snd_pcm_##fn); if (hit(#fn, snd_pcm_stream(p), c, &r, &sh)) return (int)r; return real(p); }
ONE(resume) ONE(prepare) ONE(drain) ONE(start) ONE(drop)
int snd_pcm_open(snd_pcm_t **p, const char *n, snd_pcm_stream_t s, int m)
{ REAL(snd_pcm_open); if (hit("open", s, c, &r, &sh)) return (int)r; return real(p, n, s, m); }
