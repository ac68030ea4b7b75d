/* What a test wants to know about a fault: the first one is written into $SOFTCARD_DIARY, with the moment (CLOCK_MONOTONIC, in seconds) and
 * the processor time that the process had used by then. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>
static inline int diary_is_written(void)
{
	const char *path = getenv("SOFTCARD_DIARY");
	return path && access(path, F_OK) == 0;
}
static inline void diary(const char *what)
{
	const char *path = getenv("SOFTCARD_DIARY");
	int fd = path ? open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600) : -1;
	struct timespec now;
	struct rusage used;
	if (fd < 0) return;
	clock_gettime(CLOCK_MONOTONIC, &now);
	getrusage(RUSAGE_SELF, &used);
	dprintf(fd, "%s %.6f %.6f\n", what, now.tv_sec + now.tv_nsec / 1e9,
		used.ru_utime.tv_sec + used.ru_stime.tv_sec + (used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6);
	close(fd);
}
