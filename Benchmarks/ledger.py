#!/usr/bin/env python3
"""Makes a journal of many affirmations and repetitions, as somebody would have it after years.

usage: ledger.py JOURNAL AFFIRMATIONS REPETITIONS     a journal that selflie made, with at least one affirmation

Each affirmation was practised on days in a row, fifteen times a day and a few more that were not counted, some time in the last three
years. What keeps the sums is what selflie put there: nothing here knows how.
"""
import random, sqlite3, sys, time

path, affirmations, repetitions = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
random.seed(3)
LETTERS = 'klmnopqrstuvwxyz'
WORDS = 'I am calm when speak finish what start walk around the park every day and listen to others with care'.split()
new_id = lambda: ''.join(random.choices(LETTERS, k=24))
now = int(time.time() * 1000)
day = 86_400_000

database = sqlite3.connect(path, isolation_level=None)
database.execute('PRAGMA synchronous = OFF')
database.execute('BEGIN')
have = database.execute('SELECT count(*) FROM affirmation').fetchone()[0]
for number in range(have, affirmations):
    text = 'I ' + ' '.join(random.choices(WORDS, k=random.randint(3, 8)))
    database.execute('INSERT INTO affirmation (id, text, target, created) VALUES (?, ?, 1000, ?)', (new_id(), text, now - 1100 * day))
numbers = [row[0] for row in database.execute('SELECT number FROM affirmation')]
rows = []
each = repetitions / len(numbers)
for place, number in enumerate(numbers):
    count = int((place + 1) * each) - int(place * each)
    days = max(1, count // 15)
    first = now - random.randint(min(days, 1000), 1000) * day
    for repetition in range(count):
        started = first + repetition // 15 * day + repetition % 15 * 11_000
        if repetition % 12 == 11:
            rows.append((started, new_id(), number, 'rejected', 0, 'not said', random.choice(WORDS)))
        else:
            rows.append((started, new_id(), number, 'spoken', random.random(), None, None))
rows.sort()
database.executemany('INSERT INTO repetition (started, id, affirmation, offset, kind, confidence, duration, reason, missing, device) '
                     "VALUES (?, ?, ?, 3600, ?, ?, 2.1, ?, ?, 'default')", rows)
database.execute('COMMIT')
