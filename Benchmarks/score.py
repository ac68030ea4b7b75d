#!/usr/bin/env python3
"""Scores what `selflie verify --trials TRIALS.tsv` printed.

usage: score.py TRIALS.tsv RESULTS.ndjson

Prints, for each kind of trial, how many were judged wrong, with the 95 % interval of Wilson (J. Am. Stat. Assoc. 22, 1927); how often the
word that was not spoken is among those named, where the trials say which (column wrong_word); and the cost.
Exit status 1 if a trial has no result.
"""
import csv, json, math, sys
from collections import defaultdict

with open(sys.argv[1], newline='') as file:
    trials = {row['id']: row for row in csv.DictReader(file, delimiter='\t', quoting=csv.QUOTE_NONE)}
with open(sys.argv[2]) as file:
    results = {result['id']: result for result in map(json.loads, file)}


def interval(wrong, count, z=1.96):
    """The share in percent, and the ends of its interval."""
    share, square = wrong / count, z * z / count
    middle = (share + square / 2) / (1 + square)
    reach = z * math.sqrt(share * (1 - share) / count + square / (4 * count)) / (1 + square)
    return 100 * share, 100 * max(0, middle - reach), 100 * min(1, middle + reach)


judged, named = defaultdict(list), []
for name, trial in trials.items():
    if name not in results:
        continue
    result, said = results[name], results[name]['verdict'] == 'said'
    judged[trial['kind']].append(said != (trial['expect'] == 'accept'))
    place = trial.get('wrong_word')
    if place and not said and trial['kind'] != 'early' and 'words' in result:
        named.append(not result['words'][int(place)]['said'])
accepts = {trial['kind'] for trial in trials.values() if trial['expect'] == 'accept'}
for kind, wrongs in judged.items():
    share, low, high = interval(sum(wrongs), len(wrongs))
    what = 'rejected' if kind in accepts else 'accepted'
    print(f'{kind:14} {what} {share:5.1f} %   ({sum(wrongs)} of {len(wrongs)}; {low:.1f} to {high:.1f} %)')
if named:
    print(f'wrong word named {100 * sum(named) / len(named):9.1f} %   ({sum(named)} of {len(named)})')
audio = sum(result.get('audio_seconds', 0) for result in results.values())
if audio:
    print(f'decoding {sum(result.get("seconds", 0) for result in results.values()) / audio:.3f} s per second of speech')
missing = len(trials.keys() - results.keys())
if missing:
    sys.exit(f'{missing} trials have no result')
