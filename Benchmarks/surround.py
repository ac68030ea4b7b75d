#!/usr/bin/env python3
"""Surrounds the recordings of trials with more of their own noise, as a microphone that was open before and after would have heard it.

usage: surround.py TRIALS.tsv FOLDER [SECONDS] > SURROUNDED.tsv

Each recording's quietest 0.3 s are taken for its noise, and pieces of them are overlapped at random into SECONDS (2) of it, put before and
behind. The new trials say the same about the new files; a reference stays as it is.
"""
import array, csv, math, os, random, sys, wave

trials, folder = sys.argv[1:3]
seconds = float(sys.argv[3]) if len(sys.argv) > 3 else 2.0
os.makedirs(folder, exist_ok=True)
base = os.path.dirname(os.path.abspath(trials))


def quietest(samples, count):
    """The stretch of so many samples with the least power."""
    sums = [0.0]
    for sample in samples:
        sums.append(sums[-1] + sample * sample)
    starts = range(0, max(1, len(samples) - count), 160)
    start = min(starts, key=lambda start: sums[min(start + count, len(samples))] - sums[start])
    return samples[start:start + count]


def noise(samples, rate, dice):
    """Overlaps windows of 40 ms at random places of the quietest stretch, at the same power."""
    source = quietest(samples, int(0.3 * rate)) or array.array('h', [0])
    window, count = int(0.04 * rate), int(seconds * rate)
    made = [0.0] * (count + window)
    for start in range(0, count, window // 2):
        first = dice.randrange(max(1, len(source) - window))
        for index in range(min(window, len(source))):
            # Two windows that overlap by half have a sum of squares of one.
            made[start + index] += source[first + index] * math.sin(math.pi * (index + 0.5) / window)
    return array.array('h', (max(-32768, min(32767, round(value))) for value in made[:count]))


def surround(path, target):
    with wave.open(path) as file:
        rate = file.getframerate()
        assert file.getnchannels() == 1 and file.getsampwidth() == 2, path
        samples = array.array('h', file.readframes(file.getnframes()))
    dice = random.Random(os.path.basename(path))
    with wave.open(target, 'wb') as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes((noise(samples, rate, dice) + samples + noise(samples, rate, dice)).tobytes())


with open(trials, newline='') as file:
    reader = csv.DictReader(file, delimiter='\t', quoting=csv.QUOTE_NONE)
    rows, names = list(reader), reader.fieldnames
print('\t'.join(names))
for row in rows:
    target = os.path.join(os.path.abspath(folder), os.path.basename(row['wav']))
    if not os.path.exists(target):
        surround(os.path.join(base, row['wav']), target)
    row['wav'] = target
    if row.get('reference'):
        row['reference'] = os.path.join(base, row['reference'])
    print('\t'.join(row[name] for name in names))
