/* A mixer made of software: an ALSA control plugin with a capture volume from 0 to 100 and a capture switch.
 *
 *  volume, on : what they stand at
 */
#define PIC 1
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <errno.h>
#include <alsa/asoundlib.h>
#include <alsa/control_external.h>

typedef struct {
	snd_ctl_ext_t ext;
	long value[2];
} mixer_t;

static const char *const names[] = { "Capture Volume", "Capture Switch" };

static int mixer_count(snd_ctl_ext_t *ext) { (void)ext; return 2; }

static int mixer_list(snd_ctl_ext_t *ext, unsigned int offset, snd_ctl_elem_id_t *id)
{
	(void)ext;
	if (offset > 1) return -EINVAL;
	snd_ctl_elem_id_set_interface(id, SND_CTL_ELEM_IFACE_MIXER);
	snd_ctl_elem_id_set_name(id, names[offset]);
	return 0;
}

static snd_ctl_ext_key_t mixer_find(snd_ctl_ext_t *ext, const snd_ctl_elem_id_t *id)
{
	(void)ext;
	for (int i = 0; i < 2; i++) if (!strcmp(snd_ctl_elem_id_get_name(id), names[i])) return i;
	return SND_CTL_EXT_KEY_NOT_FOUND;
}

static int mixer_attribute(snd_ctl_ext_t *ext, snd_ctl_ext_key_t key, int *type, unsigned int *access, unsigned int *count)
{
	(void)ext;
	*type = key ? SND_CTL_ELEM_TYPE_BOOLEAN : SND_CTL_ELEM_TYPE_INTEGER;
	*access = SND_CTL_EXT_ACCESS_READWRITE;
	*count = 1;
	return 0;
}

static int mixer_info(snd_ctl_ext_t *ext, snd_ctl_ext_key_t key, long *least, long *most, long *step)
{
	(void)ext; (void)key;
	*least = 0; *most = 100; *step = 1;
	return 0;
}

static int mixer_read(snd_ctl_ext_t *ext, snd_ctl_ext_key_t key, long *value)
{
	*value = ((mixer_t *)ext->private_data)->value[key];
	return 0;
}

static int mixer_write(snd_ctl_ext_t *ext, snd_ctl_ext_key_t key, long *value)
{
	((mixer_t *)ext->private_data)->value[key] = *value;
	return 1;
}

static int mixer_event(snd_ctl_ext_t *ext, snd_ctl_elem_id_t *id, unsigned int *mask) { (void)ext; (void)id; (void)mask; return -EAGAIN; }
static void mixer_close(snd_ctl_ext_t *ext) { free(ext->private_data); }

static const snd_ctl_ext_callback_t callbacks = {
	.elem_count = mixer_count, .elem_list = mixer_list, .find_elem = mixer_find, .get_attribute = mixer_attribute,
	.get_integer_info = mixer_info, .read_integer = mixer_read, .write_integer = mixer_write, .read_event = mixer_event,
	.close = mixer_close,
};

SND_CTL_PLUGIN_DEFINE_FUNC(softmixer)
{
	snd_config_iterator_t i, next;
	(void)root;
	mixer_t *m = calloc(1, sizeof *m);
	if (!m) return -ENOMEM;
	snd_config_for_each(i, next, conf) {
		snd_config_t *n = snd_config_iterator_entry(i);
		const char *id, *s;
		if (snd_config_get_id(n, &id) < 0 || snd_config_get_string(n, &s) < 0) continue;
		if (!strcmp(id, "volume")) m->value[0] = atol(s);
		if (!strcmp(id, "on")) m->value[1] = atol(s);
	}
	m->ext.version = SND_CTL_EXT_VERSION;
	strcpy(m->ext.id, "soft");
	strcpy(m->ext.driver, "softmixer");
	strcpy(m->ext.name, "Software Mixer");
	strcpy(m->ext.longname, "Software Mixer");
	strcpy(m->ext.mixername, "Software Mixer");
	m->ext.poll_fd = -1;
	m->ext.callback = &callbacks;
	m->ext.private_data = m;
	int err = snd_ctl_ext_create(&m->ext, name, mode);
	if (err < 0) { free(m); return err; }
	*handlep = m->ext.handle;
	return 0;
}
SND_CTL_PLUGIN_SYMBOL(softmixer);
