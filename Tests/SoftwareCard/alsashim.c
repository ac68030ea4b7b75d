/* To be preloaded: makes chosen ALSA calls fail. ALSASHIM="readi:3:-5,readi:7:short,writei:2:-11,resume:1:-38,drain:1:-77,open:1:-16"
 * call:N:result -- the N-th call of that function returns result (a negative errno); "short" halves the size that is asked for; N = 0
 * means every call. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <stdio.h>
#include <alsa/asoundlib.h>
static int hit(const char *fn, int *cnt, long *res, int *shrt)
{
	const char *s = getenv("ALSASHIM"); ++*cnt;
	for (; s && *s; s = strchr(s, ',') ? strchr(s, ',') + 1 : "") {
		char f[16], r[16]; int n;
		if (sscanf(s, "%15[a-z]:%d:%15[^,]", f, &n, r) == 3 && !strcmp(f, fn) && (n == 0 || n == *cnt)) {
			if (!strcmp(r, "short")) { *shrt = 1; return 0; }
			*res = atol(r); return 1;
		}
	}
	return 0;
}
#define REAL(fn) static __typeof__(&fn) real; if (!real) real = (__typeof__(&fn))dlsym(RTLD_NEXT, #fn)
snd_pcm_sframes_t snd_pcm_readi(snd_pcm_t *p, void *b, snd_pcm_uframes_t n)
{ static int c; long r; int sh = 0; REAL(snd_pcm_readi); if (hit("readi", &c, &r, &sh)) return r; return real(p, b, sh && n > 1 ? n / 2 : n); }
snd_pcm_sframes_t snd_pcm_writei(snd_pcm_t *p, const void *b, snd_pcm_uframes_t n)
{ static int c; long r; int sh = 0; REAL(snd_pcm_writei); if (hit("writei", &c, &r, &sh)) return r; return real(p, b, sh && n > 1 ? n / 2 : n); }
#define ONE(fn) int snd_pcm_##fn(snd_pcm_t *p) { static int c; long r; int sh; REAL(snd_pcm_##fn); if (hit(#fn, &c, &r, &sh)) return (int)r; return real(p); }
ONE(resume) ONE(prepare) ONE(drain) ONE(start) ONE(drop)
int snd_pcm_open(snd_pcm_t **p, const char *n, snd_pcm_stream_t s, int m)
{ static int c; long r; int sh; REAL(snd_pcm_open); if (hit("open", &c, &r, &sh)) return (int)r; return real(p, n, s, m); }
