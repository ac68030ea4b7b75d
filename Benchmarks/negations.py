#!/usr/bin/env python3
"""Makes takes with a negation that the text does not have, by synthetic voices that the acoustic model hardly knows, and true takes beside them.

usage: negations.py FOLDER > NEGATIONS.tsv

Each sentence is said by twelve of espeak-ng's voices at two speeds, in silence and in a quiet room (white noise 45 dB below full scale), with
its negation (kind neg-added-silence or neg-added-room: a claim that the plain sentence was said) and without (kind gen-silence, gen-room).
"""
import os, subprocess, sys

VOICES = ['en-us', 'en-gb', 'en-gb-scotland', 'en-029', 'en-gb-x-rp', 'en-gb-x-gbclan', 'en-gb-x-gbcwmd', 'en-us-nyc', 'en-us+f2', 'en-gb+m3',
          'en-us+klatt2', 'en-gb+f4']
SENTENCES = [
    ('i am calm', 'i am not calm'), ('i can do this', 'i can not do this'), ('i will give up', 'i will never give up'),
    ('we are late', 'we are not late'), ('i smoke after lunch', 'i never smoke after lunch'),
    ('i do my work before dinner', 'i do not do my work before dinner'),
    ('my hands are steady when i speak', 'my hands are never steady when i speak'), ('i trust my own voice', 'i do not trust my own voice'),
]
folder = sys.argv[1]
os.makedirs(folder, exist_ok=True)
print('id', 'wav', 'kind', 'expect', 'text', 'speaker', sep='\t')
for voice in VOICES:
    for speed in 140, 180:
        for number, (plain, negated) in enumerate(SENTENCES):
            for kind, spoken in ('gen', plain), ('neg-added', negated):
                name = f'{folder}/{voice}-{speed}-{number}-{kind}'
                subprocess.run(['espeak-ng', '-v', voice, '-s', str(speed), '-w', f'{name}.wav', spoken], check=True)
                subprocess.run(['sox', '-D', f'{name}.wav', '-r', '16000', f'{name}-silence.wav', 'pad', '0.3', '0.3', 'gain', '-6'], check=True)
                subprocess.run(f"sox -R '{name}-silence.wav' -p synth whitenoise vol 0.0056 | sox -R -m '{name}-silence.wav' - -b 16 '{name}-room.wav'",
                               shell=True, check=True)
                for place in 'silence', 'room':
                    wav = os.path.abspath(f'{name}-{place}.wav')
                    print(f'{voice}-{speed}-{number}|{kind}-{place}', wav, f'{kind}-{place}', 'accept' if kind == 'gen' else 'reject', plain, voice,
                          sep='\t')
