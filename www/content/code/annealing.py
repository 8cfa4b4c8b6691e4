# Simulated annealing: random moves; one for the worse is made less and less often.
from math import exp
from random import Random

N = 8
LOCKED = {0: 0}  # row: column, both from 0 and row 0 at the top, so a queen on a8
START_TEMPERATURE, COOLING = 1.0, 0.9999
SEED = 0

random = Random(SEED)


def conflicts(columns, row, column):
    """How many queens attack a square of a row."""
    return sum(
        other != row and (columns[other] == column or abs(columns[other] - column) == abs(other - row))
        for other in range(N)
    )


def is_solution(columns):
    return not any(conflicts(columns, row, columns[row]) for row in range(N))


def search():
    steps, temperature = 0, START_TEMPERATURE
    columns = [LOCKED.get(row, random.randrange(N)) for row in range(N)]
    rows = [row for row in range(N) if row not in LOCKED]
    while not is_solution(columns):
        steps += 1
        row = random.choice(rows)
        column = random.choice([column for column in range(N) if column != columns[row]])
        change = conflicts(columns, row, column) - conflicts(columns, row, columns[row])
        if change <= 0 or random.random() < exp(-change / temperature):
            columns[row] = column
        temperature *= COOLING
    return steps, columns


steps, columns = search()
print(f"{steps} steps")
print(*("abcdefghijklmnopqrstuvwxyz"[c] + str(N - r) for r, c in enumerate(columns)))
