#!/usr/bin/env python3
"""Fits the limits in Verdict.swift, each on some speakers, and tries them on others, over all files of trials together.

usage: fit.py [--share SHARE] TRIALS.tsv RESULTS.ndjson [TRIALS.tsv RESULTS.ndjson ...]

RESULTS is what `selflie verify --trials TRIALS.tsv --json --explain` printed. SHARE (4) is how many true claims in a hundred may be rejected
where a limit is fitted. Two limits are: `worst`, how much may speak against a sentence, and, where the trials have the owner's recording
(column reference), `worse half`, how unlike a weak recording a word may be. Every other number stays as it is.

Speakers are told apart by the column speaker, or by the file's name up to the last "-" that a number follows (libri-1688, take-theo,
voice-slt); other names are speakers of their own. In the order of their names they are dealt into five folds, one after the other; each fold
is judged by one limit for all files that was fitted on the other four. Then the same by sources: the first part of the name.
"""
import argparse, csv, json, os, re
from collections import defaultdict

ALLOWANCE_PHONES, HESITATION, MISFIT = 20, -20, 0.03  # longestPhone, heardHesitation, misfitShare

arguments = argparse.ArgumentParser()
arguments.add_argument('--share', type=float, default=4)
arguments.add_argument('files', nargs='+')
arguments = arguments.parse_args()
share, never = arguments.share / 100, float('inf')
# By file and id, because files may use the same ids.
trials, results = {}, {}
for path, judged in zip(arguments.files[::2], arguments.files[1::2]):
    stem = os.path.basename(path).split('.')[0]
    with open(path, newline='') as file:
        trials.update({(stem, row['id']): row for row in csv.DictReader(file, delimiter='\t', quoting=csv.QUOTE_NONE)})
    with open(judged) as file:
        results.update({(stem, result['id']): result for result in map(json.loads, file)})


def name(trial):
    return trial['wav'].split('/')[-1]


def source(trial):
    return name(trial).split('-')[0]


def speaker(trial):
    if trial.get('speaker'):
        return trial['speaker']
    found = re.match(r'(libri-\d+|take-[a-z]+|voice-[a-z0-9]+)-', name(trial))
    return found[1] if found else re.split(r'\.', name(trial))[0]


def alone(result):
    """The least limit by which a claim is accepted by itself; infinity if it is rejected by any; None beside a recording."""
    if 'likeness' in result:
        return None
    if 'pieces' not in result or any('start' not in word for word in result['words']):
        return never
    for piece in result['pieces']:
        frames = (piece['end'] - piece['start']) * 100
        if piece['role'] == 'intruder' and frames <= ALLOWANCE_PHONES * piece['phones'] + 0.5:
            return never
        if piece['role'] == 'hesitation' and piece['difference'] < HESITATION * frames:
            return never
    # Rejected although little speaks against it: a negation of the text that did not fit.
    return never if result['verdict'] != 'said' and result['objection'] <= 300 else result['objection']


def beside(result):
    """The same beside a weak recording; None where the recording does not decide."""
    likeness = result.get('likeness')
    if not likeness or not likeness['weak']:
        return None
    worst = max(part['worse_half'] - MISFIT * part['fit'] for part in likeness['parts'])
    return never if result['verdict'] != 'said' and worst <= 5.4 else worst


def limit(values):
    """The least limit that rejects no more than its share of these, or the least that rejects no more than must be."""
    values = sorted(values)
    place = min(len(values) - 1, int(len(values) * (1 - share)))
    return min(values[place], max(value for value in values if value < never))


def judge(groups, measure, title):
    """Judges each group by a limit that was fitted on the others."""
    wrong, limits = defaultdict(list), []
    for group in sorted(set(groups.values())):
        fitted = [measure(results[i]) for i, other in groups.items() if other != group and trials[i]['kind'] == 'gen']
        fitted = [value for value in fitted if value is not None]
        if not fitted:
            continue
        limits.append((group, limit(fitted)))
        for i, other in groups.items():
            value = measure(results[i])
            if other == group and value is not None:
                wrong[i[0], trials[i]['kind']].append((value <= limits[-1][1]) != (trials[i]['expect'] == 'accept'))
    print(f'{title}; limits ' + ', '.join(f'{value:.4g}' for _, value in limits))
    for (stem, kind), several in wrong.items():
        what = 'rejected' if kind.startswith('gen') else 'accepted'
        print(f'  {stem:10} {kind:14} {what} {100 * sum(several) / len(several):5.1f} %   ({sum(several)} of {len(several)})')


known = [i for i in trials if i in results]
speakers = {one: number % 5 for number, one in enumerate(sorted({speaker(trials[i]) for i in known}))}
for what, measure in (('worst', alone), ('worse half', beside)):
    values = [(measure(results[i]), trials[i]) for i in known]
    true = [value for value, trial in values if value is not None and trial['kind'] == 'gen']
    if not true:
        continue
    print(f'{what}: fitted on all, {limit(true):.4g}')
    judge({i: speakers[speaker(trials[i])] for i in known}, measure, '  on folds of speakers that it was not fitted on')
    if len({source(trials[i]) for i in known}) > 1:
        judge({i: source(trials[i]) for i in known if not source(trials[i]) == 'blank'}, measure, '  on sources that it was not fitted on')
