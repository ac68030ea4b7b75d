#!/usr/bin/env python3
"""Measures selflie on this machine, beside PocketSphinx's own decoder with its language model.

usage: bench.py SELFLIE CARD      the release executable, and the folder of the software card

Nothing here passes or fails: machines are noisy. Each figure stands beside its aim or its peer of the same run.
"""
import array, json, os, pty, random, re, resource, select, shutil, statistics, subprocess, sys, tempfile, time, wave

SELFLIE, CARD = sys.argv[1], sys.argv[2]
DATA = '/usr/share/pocketsphinx/test/data'
SENTENCES = ['I am calm when I speak', 'I finish what I start', 'After breakfast I walk around the park for ten minutes']
work = tempfile.mkdtemp(prefix='selflie-bench-')
environment = dict(os.environ, SELFLIE_HOME=os.path.join(work, 'home'))


def run(*arguments, **options):
    return subprocess.run([SELFLIE, *arguments], env=options.pop('env', environment), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                          stdin=subprocess.DEVNULL, **options)


def elapsed(*command, env=environment):
    start = time.perf_counter()
    subprocess.run(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
    return 1000 * (time.perf_counter() - start)


def row(name, figure, beside=''):
    print(f'{name:34} {figure:>22}   {beside}', flush=True)


def voice(text, name):
    """flite's voice, as a WAV file and as what the software card's microphone takes."""
    path = os.path.join(work, name + '.wav')
    subprocess.run(['flite', '-voice', 'slt', '-t', text, '-o', path], check=True)
    with open(path, 'rb') as wav, open(os.path.join(work, name + '.raw'), 'wb') as raw:
        raw.write(wav.read()[44:])
    return path


recordings = [(voice(text, f'voice{i}'), text) for i, text in enumerate(SENTENCES)]
for line in open(f'{DATA}/librivox/transcription'):
    text, name = re.match(r'(?:<s>)?(.*?)(?:</s>)?\s*\((.*)\)', line).groups()
    recordings.append((f'{DATA}/librivox/{name}.wav', text.strip()))

# Start-up. The least of many runs is the program's own time; the median also says how busy the machine is.
for text, (path, _) in zip(SENTENCES, recordings):
    added = run('add', text, '--recording', path, '--yes', '--unverified')
    assert added.returncode == 0, added.stderr
for arguments in (['--version'], ['list']):
    times = [elapsed(SELFLIE, *arguments) for _ in range(60)]
    peer = [elapsed('/bin/true') for _ in range(60)]
    row('start-up, ' + ' '.join(arguments), f'{min(times):.1f} ms least', f'{statistics.median(times):.1f} median; /bin/true {min(peer):.1f}; aim 8')

# Decoding, and the peer on the same files.
ready, seconds, audio, said = [], 0.0, 0.0, 0
for path, text in recordings:
    judged = json.loads(run('verify', '--json', '--text', text, path).stdout)
    ready.append(1000 * judged['ready_seconds'])
    seconds += judged['seconds']
    audio += judged['audio_seconds']
    said += judged['verdict'] == 'said'
row('decoder ready', f'{statistics.median(ready):.1f} ms median', f'{min(ready):.1f} least; aim 30')
row('decoding', f'{seconds / audio:.3f} s per second', f'{said} of {len(recordings)} true texts said')
peer = shutil.which('pocketsphinx_continuous')
if peer:
    spent = 0.0
    for path, _ in recordings:
        log = subprocess.run([peer, '-infile', path], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, errors='replace').stderr
        spent += sum(float(cpu) for cpu in re.findall(r'INFO: .*TOTAL \w+ ([\d.]+) CPU', log))
    row('pocketsphinx_continuous, same files', f'{spent / audio:.3f} s per second', f'{spent / seconds:.1f} times as long; aim 3')

# A sitting in real time on the software card.
card = dict(environment, ALSA_CONFIG_PATH=f'{CARD}/asound.conf', SOFTCARD_LIBRARY=f'{CARD}/libasound_module_pcm_softcard.so')
starts, delays, cycles, peak = [], [], [], 0
for number, (path, _) in enumerate(recordings[:len(SENTENCES)], 1):
    card['SOFTCARD_MICROPHONE'] = path[:-4] + '.raw'
    sitting = subprocess.Popen([SELFLIE, 'practice', str(number), '--repetitions', '4', '--json'], env=card, stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL, text=True)
    moments = []
    began = time.perf_counter()
    for line in sitting.stdout:
        moments.append((json.loads(line)['event'], time.perf_counter()))
    starts.append(1000 * (next(moment for event, moment in moments if event == 'playing') - began))
    _, _, usage = os.wait4(sitting.pid, 0)
    peak = max(peak, usage.ru_maxrss)
    for (event, moment), (following, after) in zip(moments, moments[1:]):
        if event == 'heard':
            delays.append(1000 * (after - moment))
        if event == 'counted' and following == 'playing':
            cycles.append(1000 * (after - moment))
delays.sort()
row('practice to first playback', f'{statistics.median(starts):.0f} ms median')
row('last sample to verdict, kept', f'{statistics.median(delays):.0f} ms median', f'{delays[int(0.95 * (len(delays) - 1))]:.0f} at 95 %; {len(delays)} takes; aim 300')
row('counted to next playback', f'{statistics.median(cycles):.1f} ms median', 'aim 150')


def on_screen(arguments, keys):
    """A sitting in a terminal: presses keys at moments and times the answers; answers with these times and the processor time used."""
    master, slave = pty.openpty()
    sitting = subprocess.Popen([SELFLIE, 'practice', '1', *arguments], env=dict(card, TERM='xterm'), stdin=slave, stdout=slave, stderr=slave,
                               start_new_session=True)
    os.close(slave)
    seen, times, due, pressed, answer = b'', [], time.perf_counter() + 0.7, None, None
    while True:
        try:
            if select.select([master], [], [], 0.002)[0]:
                seen += os.read(master, 65536)
        except OSError:
            break
        now = time.perf_counter()
        if pressed and answer in seen:
            times.append(1000 * (now - pressed))
            pressed, due = None, now + random.uniform(0.5, 2.5)
        if keys and not pressed and now > due:
            key, answer = keys.pop(0)
            seen, pressed = b'', now
            os.write(master, key)
    _, _, usage = os.wait4(sitting.pid, 0)
    os.close(master)
    return times, usage.ru_utime + usage.ru_stime




def overhead(number, path):
    """The median time of a repetition, in s, that is neither playback of speech, nor speech, nor the silence before it; and the speech's."""
    with wave.open(path) as file:
        rate = file.getframerate()
        samples = array.array('h', file.readframes(file.getnframes()))
    frame = rate // 100
    loud = [i for i in range(0, len(samples) - frame, frame) if sum(x * x for x in samples[i:i + frame]) / frame > 100 ** 2]
    reaction, speech = loud[0] / rate, (loud[-1] + frame - loud[0]) / rate
    sitting = run('practice', str(number), '--repetitions', '12', '--json', env=dict(card, SOFTCARD_MICROPHONE=path[:-4] + '.raw'))
    starts = [event['at'] for event in map(json.loads, sitting.stdout.splitlines()) if event['event'] == 'playing']
    return statistics.median(b - a for a, b in zip(starts, starts[1:])) / 1000 - 2 * speech - reaction, speech


waste, speech = overhead(2, recordings[1][0])
row('neither voice nor person', f'{waste:.2f} s median', f'of a repetition of {speech:.1f} s; 1.45 before the wait adapted; aim 0.7')
card['SOFTCARD_MICROPHONE'] = recordings[0][0][:-4] + '.raw'
random.seed(1)
reactions, _ = on_screen([], [(b' ', b'Paused'), (b' ', b'> Listen')] * 20 + [(b'q', b'counted')])
reactions.sort()
row('key to reaction on the screen', f'{statistics.median(reactions):.1f} ms median', f'{max(reactions):.1f} at most; {len(reactions)} keys while it plays, listens or pauses; aim 100')
repetitions = 12
_, spent = on_screen(['--repetitions', str(repetitions)], [])
row('processor time of a sitting', f'{spent / repetitions:.3f} s a repetition', 'with its screen; start-up and learning the recording included')
row('memory of a sitting, at its peak', f'{peak / 1024:.0f} MB', 'aim 60')

# Years of practice: what grows with them, beside the bare SQL in SQLite's own shell.
QUESTIONS = [
    (['status'], 30, 'SELECT count(*) FROM tally'),
    (['list'], 30, 'SELECT a.number, t.spoken, a.target, a.text FROM affirmation a LEFT JOIN tally t ON t.affirmation = a.number'),
    (['show', '1'], 30, 'SELECT * FROM affirmation a JOIN tally t ON t.affirmation = a.number WHERE a.number = 1'),
    (['stats', '1'], 300, 'SELECT * FROM day WHERE affirmation = 1'),
    (['stats'], 300, 'SELECT day, sum(spoken), sum(rejected) FROM day GROUP BY day'),
    (['log', '--limit', '20'], 30, 'SELECT * FROM repetition ORDER BY started DESC LIMIT 20'),
]


def journal_of(affirmations, repetitions):
    """A home with so many affirmations and lines in its ledger."""
    home = os.path.join(work, f'home-{repetitions}')
    inside = dict(card, SELFLIE_HOME=home)
    added = run('add', SENTENCES[0], '--recording', recordings[0][0], '--yes', env=inside)
    assert added.returncode == 0, added.stderr
    path = os.path.join(home, 'journal.sqlite')
    subprocess.run([sys.executable, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'ledger.py'), path, str(affirmations), str(repetitions)],
                   check=True)
    return path, inside


def measured(command, env, times):
    """The least time in ms, and the most memory in MB."""
    best, memory = float('inf'), 0
    for _ in range(times):
        start = time.perf_counter()
        process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
        _, _, usage = os.wait4(process.pid, 0)
        best, memory = min(best, 1000 * (time.perf_counter() - start)), max(memory, usage.ru_maxrss / 1024)
    return best, memory


def counting(env):
    """From the last sample heard to a line on the disk, in ms: the median of eight; and from the start of practice to the first playback."""
    sitting = subprocess.Popen([SELFLIE, 'practice', '1', '--repetitions', '8', '--json'], env=env, stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL, text=True)
    began, heard, delays, first = time.perf_counter(), None, [], None
    for line in sitting.stdout:
        event, now = json.loads(line)['event'], time.perf_counter()
        if event == 'playing' and first is None:
            first = 1000 * (now - began)
        if event == 'heard':
            heard = now
        if event == 'counted':
            delays.append(1000 * (now - heard))
    sitting.wait()
    return statistics.median(delays), first


print()
small, large = journal_of(10, 1_000), journal_of(10_000, 1_000_000)
os.sync()
print('with 10 affirmations and 1,000 lines, and with 10,000 and 1,000,000:')
for arguments, aim, sql in QUESTIONS:
    figures = [measured([SELFLIE, *arguments], env, 30) for _, env in (small, large)]
    peers = [measured(['sqlite3', path, sql], env, 30)[0] for path, env in (small, large)]
    (before, _), (after, memory) = figures
    row(' '.join(arguments), f'{before:.1f} ms, {after:.1f} ms', f'{memory:.0f} MB; sqlite3 {peers[0]:.1f}, {peers[1]:.1f} ms; aim {aim} ms, 40 MB')
(before, first), (after, later) = (counting(env) for _, env in (small, large))
row('practice to first playback', f'{first:.0f} ms, {later:.0f} ms', 'aim 30 ms more than loading the model takes')
row('heard to counted, kept', f'{before:.1f} ms, {after:.1f} ms', 'aim the same')
shutil.rmtree(work)
