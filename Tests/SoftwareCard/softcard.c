/* A sound card made of software: an ALSA plugin that behaves like a card without one.
 *
 *  capture : the ring is filled from `infile` (raw, same rate and channels, S16_LE), then with silence
 *  playback: what the clock takes out of the ring is appended to `outfile` (raw)
 *  speed   : the clock follows CLOCK_MONOTONIC, N times as fast
 *  events  : "xrun@F,suspend@F,unplug@F,stall@F,stop@F", F a frame of the stream's own clock; each happens once; stop is of
 *            the process, and of that for which it has the devices (SIGSTOP)
 *  once    : none of them happens any more once the diary has a fault in it, so that what is opened next works
 *  ioname  : what it calls itself in snd_pcm_dump, to stand for another plugin
 *  patient : 1: where nobody takes what was heard, or gives what is to be played, the clock waits, so that a fast card on a busy machine
 *            loses nothing
 *  openerr, hwerr : the errno that open or hw_params answers with (16 is EBUSY)
 *
 *  The ring itself is the data path (mmap_rw = 1), so a converting plugin on top of it neither skips nor repeats.
 */
#define PIC 1
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>
#include <time.h>
#include <sys/timerfd.h>
#include <alsa/asoundlib.h>
#include <alsa/pcm_external.h>
#include "diary.h"

#define MAXEV 16
enum ev { EV_XRUN, EV_SUSPEND, EV_UNPLUG, EV_STALL, EV_STOP };
typedef struct {
	snd_pcm_ioplug_t io;
	int ifd, ofd;
	double speed;
	unsigned int rate, channels;
	struct timespec t0;      /* stream start */
	unsigned long long base; /* frames elapsed in earlier runs of this open handle */
	unsigned long long hw;   /* frames moved since prepare */
	int running, gone, dead_after_err;
	struct { enum ev kind; unsigned long long at; int done; } ev[MAXEV];
	int nev, hwerr, stalled, resume, patient;
	unsigned long long t_adj;
	char name[80];
} rt_t;

static unsigned long long elapsed(rt_t *r)
{
	struct timespec n;
	clock_gettime(CLOCK_MONOTONIC, &n);
	double s = (n.tv_sec - r->t0.tv_sec) + (n.tv_nsec - r->t0.tv_nsec) / 1e9;
	return r->t_adj + (unsigned long long)(s * r->speed * r->rate);
}

static void arm(rt_t *r, int on)
{
	struct itimerspec it;
	memset(&it, 0, sizeof it);
	if (on) {
		double per = (double)r->io.period_size / r->rate / r->speed / 2;
		if (per < 0.0005) per = 0.0005;
		it.it_interval.tv_sec = (time_t)per;
		it.it_interval.tv_nsec = (long)((per - (time_t)per) * 1e9);
		it.it_value = it.it_interval;
	}
	timerfd_settime(r->io.poll_fd, 0, &it, NULL);
}

static int rt_start(snd_pcm_ioplug_t *io)
{
	rt_t *r = io->private_data;
	if (r->gone) return -ENODEV;
	clock_gettime(CLOCK_MONOTONIC, &r->t0);
	r->running = 1;
	arm(r, 1);
	return 0;
}

static unsigned long long wait_at(rt_t *r, unsigned long long frame)
{
	clock_gettime(CLOCK_MONOTONIC, &r->t0);
	return r->t_adj = frame;
}

static int rt_stop(snd_pcm_ioplug_t *io)
{
	rt_t *r = io->private_data;
	if (r->running) r->base += r->hw;
	r->running = 0;
	arm(r, 0);
	return 0;
}

static int rt_prepare(snd_pcm_ioplug_t *io)
{
	rt_t *r = io->private_data;
	if (r->gone) return -ENODEV;
	if (r->running) rt_stop(io);
	r->hw = 0;
	r->t_adj = 0;
	return 0;
}

/* ioplug ignores our result. resume 1: the stream runs again, as hw with INFO_RESUME does.
 * resume 0: snd_pcm_resume() says OK but the state stays SUSPENDED until prepare (a trap: arecord loops for ever on it). */
static int rt_resume(snd_pcm_ioplug_t *io)
{
	rt_t *r = io->private_data;
	if (!r->resume) return 0;
	r->t_adj = r->hw;                      /* go on from where the ring stopped */
	clock_gettime(CLOCK_MONOTONIC, &r->t0);
	r->running = 1;
	arm(r, 1);
	snd_pcm_ioplug_set_state(io, SND_PCM_STATE_RUNNING);
	return 0;
}

static void xfer(rt_t *r, unsigned long long n)
{
	snd_pcm_ioplug_t *io = &r->io;
	const snd_pcm_channel_area_t *a = snd_pcm_ioplug_mmap_areas(io);
	size_t fb = 2 * r->channels;
	if (!a) return;
	while (n) {
		snd_pcm_uframes_t off = r->hw % io->buffer_size, k = io->buffer_size - off;
		if (k > n) k = n;
		char *p = (char *)a[0].addr + (a[0].first + a[0].step * off) / 8;
		if (io->stream == SND_PCM_STREAM_CAPTURE) {
			size_t want = k * fb, got = 0;
			while (r->ifd >= 0 && got < want) {
				ssize_t m = read(r->ifd, p + got, want - got);
				if (m <= 0) break;
				got += m;
			}
			memset(p + got, 0, want - got);
		} else if (r->ofd >= 0) {
			size_t left = k * fb;
			while (left) {
				ssize_t m = write(r->ofd, p, left);
				if (m <= 0) break;
				p += m; left -= m;
			}
		}
		r->hw += k; n -= k;
	}
}

static snd_pcm_sframes_t rt_pointer(snd_pcm_ioplug_t *io)
{
	rt_t *r = io->private_data;
	if (!r->running) return r->hw % io->buffer_size;
	unsigned long long e = elapsed(r), lim;
	for (int i = 0; i < r->nev; i++) {
		if (r->ev[i].done || r->base + e < r->ev[i].at) continue;
		r->ev[i].done = 1;
		diary("event");
		switch (r->ev[i].kind) {
		case EV_XRUN:    r->running = 0; r->base += e; arm(r, 1); return -EPIPE;
		case EV_SUSPEND: r->running = 0;  snd_pcm_ioplug_set_state(io, SND_PCM_STATE_SUSPENDED); return r->hw % io->buffer_size;
		case EV_UNPLUG:  r->running = 0; r->gone = 1;  snd_pcm_ioplug_set_state(io, SND_PCM_STATE_DISCONNECTED); return r->hw % io->buffer_size;
		case EV_STOP:    if (sitting()) kill(sitting(), SIGSTOP);
		                 raise(SIGSTOP); e = elapsed(r); break;
		case EV_STALL:   r->stalled = 1; break;   /* clock stops for ever: the driver that never wakes up */
		}
	}
	if (r->stalled) return r->hw % io->buffer_size;
	if (r->patient) {                                       /* nor a whole ring at once, which looks like nothing */
		lim = io->stream == SND_PCM_STREAM_CAPTURE ? io->appl_ptr + io->buffer_size - 1 : io->appl_ptr;
		if (lim > r->hw + io->buffer_size - 1) lim = r->hw + io->buffer_size - 1;
		if (e > lim) e = wait_at(r, lim);
	}
	if (io->stream == SND_PCM_STREAM_CAPTURE) {
		lim = io->appl_ptr + io->buffer_size;           /* appl_ptr counts from prepare; boundary is huge */
		if (e > lim) { xfer(r, lim - r->hw); r->running = 0; r->base += e; return -EPIPE; }
	} else {
		lim = io->appl_ptr;
		if (e > lim) {
			xfer(r, lim - r->hw);
			if (io->state == SND_PCM_STATE_DRAINING) return r->hw % io->buffer_size;
			r->running = 0; r->base += e; return -EPIPE;
		}
	}
	if (e > r->hw) xfer(r, e - r->hw);
	return r->hw % io->buffer_size;
}

static int rt_poll_revents(snd_pcm_ioplug_t *io, struct pollfd *pfd, unsigned int n, unsigned short *rev)
{
	rt_t *r = io->private_data;
	uint64_t x;
	snd_pcm_sframes_t av;
	(void)n;
	*rev = 0;
	if (pfd[0].revents & POLLIN) { ssize_t k = read(io->poll_fd, &x, 8); (void)k; }
	av = snd_pcm_avail_update(io->pcm);
	if (av < 0 || r->gone || io->state == SND_PCM_STATE_SUSPENDED) { *rev = POLLERR | POLLIN | POLLOUT; return 0; }
	if (av >= (snd_pcm_sframes_t)io->period_size || io->state == SND_PCM_STATE_SETUP)
		*rev = io->stream == SND_PCM_STREAM_CAPTURE ? POLLIN : POLLOUT;
	return 0;
}

static int rt_hw_params(snd_pcm_ioplug_t *io, snd_pcm_hw_params_t *p)
{
	rt_t *r = io->private_data; (void)p;
	if (r->hwerr) diary("hw_params");
	return -r->hwerr;
}

static int rt_close(snd_pcm_ioplug_t *io)
{
	rt_t *r = io->private_data;
	if (r->ifd >= 0) close(r->ifd);
	if (r->ofd >= 0) close(r->ofd);
	close(io->poll_fd);
	free(r);
	return 0;
}

static const snd_pcm_ioplug_callback_t cb = {
	.start = rt_start, .stop = rt_stop, .pointer = rt_pointer, .prepare = rt_prepare,
	.resume = rt_resume, .poll_revents = rt_poll_revents, .hw_params = rt_hw_params, .close = rt_close,
};

SND_PCM_PLUGIN_DEFINE_FUNC(softcard)
{
	snd_config_iterator_t i, next;
	const char *infile = NULL, *outfile = NULL, *events = NULL, *ioname = "", *s;
	long rate = 16000, channels = 1, openerr = 0, hwerr = 0, speed = 1, resume = 1, patient = 0, once = 0;
	int err;
	(void)root;
	snd_config_for_each(i, next, conf) {
		snd_config_t *n = snd_config_iterator_entry(i);
		const char *id;
		if (snd_config_get_id(n, &id) < 0) continue;
		if (!strcmp(id, "comment") || !strcmp(id, "type") || !strcmp(id, "hint")) continue;
		if (!strcmp(id, "infile"))  { snd_config_get_string(n, &infile); continue; }
		if (!strcmp(id, "outfile")) { snd_config_get_string(n, &outfile); continue; }
		if (!strcmp(id, "ioname"))  { snd_config_get_string(n, &ioname); continue; }
		if (!strcmp(id, "events"))  { snd_config_get_string(n, &events); continue; }
		long *dst = !strcmp(id, "rate") ? &rate : !strcmp(id, "channels") ? &channels : !strcmp(id, "openerr") ? &openerr
			: !strcmp(id, "hwerr") ? &hwerr : !strcmp(id, "speed") ? &speed : !strcmp(id, "resume") ? &resume
			: !strcmp(id, "patient") ? &patient : !strcmp(id, "once") ? &once : NULL;
		if (!dst) { SNDERR("softcard: unknown field %s", id); return -EINVAL; }
		if (snd_config_get_integer(n, dst) < 0) {             /* strings come from @func getenv */
			if (snd_config_get_string(n, &s) < 0) return -EINVAL;
			*dst = atol(s);
		}
	}
	if (openerr) { diary("open"); return -openerr; }
	if (once && diary_is_written()) events = NULL;
	rt_t *r = calloc(1, sizeof *r);
	if (!r) return -ENOMEM;
	r->rate = rate; r->channels = channels; r->hwerr = hwerr; r->resume = resume; r->patient = patient; r->speed = speed < 1 ? 1 : speed; r->ifd = r->ofd = -1;
	for (s = events; s && *s && r->nev < MAXEV; ) {
		char k[16]; unsigned long long at; int used = 0;
		if (sscanf(s, "%15[a-z]@%llu%n", k, &at, &used) != 2) break;
		r->ev[r->nev].kind = !strcmp(k, "xrun") ? EV_XRUN : !strcmp(k, "suspend") ? EV_SUSPEND : !strcmp(k, "unplug") ? EV_UNPLUG
			: !strcmp(k, "stop") ? EV_STOP : EV_STALL;
		r->ev[r->nev++].at = at;
		s += used; if (*s == ',') s++;
	}
	if (stream == SND_PCM_STREAM_CAPTURE && infile && *infile && (r->ifd = open(infile, O_RDONLY | O_CLOEXEC)) < 0) { err = -errno; free(r); return err; }
	if (stream == SND_PCM_STREAM_PLAYBACK && outfile && *outfile && (r->ofd = open(outfile, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600)) < 0) { err = -errno; free(r); return err; }
	r->io.version = SND_PCM_IOPLUG_VERSION;
	/* The configuration is gone before the card is. */
	snprintf(r->name, sizeof r->name, "%s", *ioname ? ioname : "a sound card made of software");
	r->io.name = r->name;
	r->io.callback = &cb;
	r->io.private_data = r;
	r->io.mmap_rw = 1;
	r->io.poll_fd = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC);
	r->io.poll_events = POLLIN;
	if ((err = snd_pcm_ioplug_create(&r->io, name, stream, mode)) < 0) { free(r); return err; }
	static const unsigned int acc[] = { SND_PCM_ACCESS_RW_INTERLEAVED, SND_PCM_ACCESS_MMAP_INTERLEAVED };
	static const unsigned int fmt[] = { SND_PCM_FORMAT_S16_LE };
	unsigned int fb = 2 * channels;
	snd_pcm_ioplug_set_param_list(&r->io, SND_PCM_IOPLUG_HW_ACCESS, 2, acc);
	snd_pcm_ioplug_set_param_list(&r->io, SND_PCM_IOPLUG_HW_FORMAT, 1, fmt);
	snd_pcm_ioplug_set_param_minmax(&r->io, SND_PCM_IOPLUG_HW_CHANNELS, channels, channels);
	snd_pcm_ioplug_set_param_minmax(&r->io, SND_PCM_IOPLUG_HW_RATE, rate, rate);
	snd_pcm_ioplug_set_param_minmax(&r->io, SND_PCM_IOPLUG_HW_PERIOD_BYTES, 64 * fb, 16384 * fb);
	snd_pcm_ioplug_set_param_minmax(&r->io, SND_PCM_IOPLUG_HW_BUFFER_BYTES, 128 * fb, 65536 * fb);
	snd_pcm_ioplug_set_param_minmax(&r->io, SND_PCM_IOPLUG_HW_PERIODS, 2, 1024);
	*pcmp = r->io.pcm;
	return 0;
}
SND_PCM_PLUGIN_SYMBOL(softcard);
