#!/usr/bin/env python3
"""Makes takes in other moods of recordings, by resynthesis, and takes that say something else, by cutting: no person said them so.

usage: moods.py TRIALS.tsv RESULTS.ndjson FOLDER [SPEAKERS] > MOODS.tsv

RESULTS is what `selflie verify --trials TRIALS.tsv --explain` printed; its times of words tell where to cut. Of every speaker's true claims
that were accepted, one is taken, up to SPEAKERS (80). It is the owner's recording, and these are the takes:
- true: slow (0.6 of the speed), fast (1.6 of it), loud (overdriven, higher), tired (slower, lower, muffled, quiet), surprised (the pitch goes up
  at the end);
- false: a word left out, replaced by another one of the same recording, or added; the last two words left out. Each is a tenth faster and a
  little higher than the recording, so that it is no copy of it.
"""
import array, csv, json, os, random, re, subprocess, sys, wave

trials, results, folder = sys.argv[1:4]
most = int(sys.argv[4]) if len(sys.argv) > 4 else 80
os.makedirs(folder, exist_ok=True)
base = os.path.dirname(os.path.abspath(trials))
with open(trials, newline='') as file:
    rows = list(csv.DictReader(file, delimiter='\t', quoting=csv.QUOTE_NONE))
with open(results) as file:
    judged = {result['id']: result for result in map(json.loads, file)}


def speaker(row):
    name = row['wav'].split('/')[-1]
    found = re.match(r'(libri-\d+|take-[a-z]+|voice-[a-z0-9]+)-', name)
    return row.get('speaker') or (found[1] if found else name.split('.')[0])


def read(path):
    with wave.open(path) as file:
        assert file.getnchannels() == 1 and file.getsampwidth() == 2 and file.getframerate() == 16000, path
        return array.array('h', file.readframes(file.getnframes()))


def write(samples, path):
    with wave.open(path, 'wb') as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(16000)
        file.writeframes(samples.tobytes())


def joined(parts):
    """Joins stretches of sound, the ends faded into each other over 5 ms."""
    fade, made = 80, array.array('h')
    for part in parts:
        common = min(fade, len(made), len(part))
        for index in range(common):
            share = (index + 1) / (common + 1)
            made[len(made) - common + index] = round(made[len(made) - common + index] * (1 - share) + part[index] * share)
        made += part[common:]
    return made


def resynthesize(source, target, effects):
    subprocess.run(['sox', '-D', source, '-b', '16', '-r', '16000', target] + effects, check=True, stderr=subprocess.DEVNULL)


print('\t'.join(('id', 'wav', 'kind', 'expect', 'text', 'wrong_word', 'reference', 'speaker')))
chosen = {}
for row in rows:
    result = judged.get(row['id'])
    if row['kind'] != 'gen' or row.get('reference') or not result or result['verdict'] != 'said' or len(result['words']) < 5:
        continue
    if all('start' in word for word in result['words']):
        chosen.setdefault(speaker(row), (row, result))
for name in sorted(chosen, key=lambda name: random.Random(name).random())[:most]:
    row, result = chosen[name]
    source = os.path.join(base, row['wav'])
    stem = os.path.join(os.path.abspath(folder), os.path.basename(row['wav'])[:-4])
    samples, words, dice = read(source), result['words'], random.Random(row['id'])
    length = len(samples) / 16000

    def tell(kind, mood, path, wrong=''):
        expect = 'accept' if kind == 'gen' else 'reject'
        print('\t'.join((f'{row["id"]}|{mood}', path, kind, expect, row['text'], str(wrong), source, name)))

    moods = {
        'slow': ['tempo', '-s', '0.6'], 'fast': ['tempo', '-s', '1.6'],
        'loud': ['gain', '-n', '-3', 'overdrive', '12', 'pitch', '150', 'gain', '-n', '-1'],
        'tired': ['tempo', '-s', '0.8', 'pitch', '-150', 'lowpass', '3000', 'gain', '-10'],
        'surprised': ['bend', f'{0.55 * length:.2f},300,{0.4 * length:.2f}'],
    }
    for mood, effects in moods.items():
        resynthesize(source, f'{stem}.{mood}.wav', effects)
        tell('gen', mood, f'{stem}.{mood}.wav')

    def cut(place):
        """Returns what is before, in and behind a word."""
        first, last = (int(words[place][edge] * 16000) for edge in ('start', 'end'))
        return samples[:first], samples[first:last], samples[last:]

    # Words that are said as one share their times; short ones are hardly heard.
    free = [place for place, word in enumerate(words) if len(word['word']) > 3 and
            sum(other['start'] < word['end'] and word['start'] < other['end'] for other in words) == 1]
    if len(free) < 2:
        continue
    place, other = dice.sample(free, 2)
    before, _, behind = cut(place)
    spoken = cut(other)[1]
    takes = [('omit', [before, behind], place), ('early', [samples[:int(words[-2]['start'] * 16000)]], len(words) - 1)]
    if words[place]['word'] != words[other]['word']:
        takes += [('sub', [before, spoken, behind], place)]
        if abs(place - other) > 1:
            takes += [('extra', [before, spoken, samples[len(before):]], '')]
    for kind, parts, wrong in takes:
        write(joined(parts), f'{stem}.cut.wav')
        resynthesize(f'{stem}.cut.wav', f'{stem}.{kind}.wav', ['tempo', '-s', '1.1', 'pitch', '60'])
        os.unlink(f'{stem}.cut.wav')
        tell(kind, kind, f'{stem}.{kind}.wav', wrong)
