# Min-conflicts: a good start, then repairs, one row at a time.
from random import Random

N = 8
LOCKED = {0: 0}  # row: column, both from 0 and row 0 at the top, so a queen on a8
SEED = 0

random = Random(SEED)


def conflicts(queens, row, column):
    """How many queens attack a square."""
    return sum(
        other != row and (there == column or abs(there - column) == abs(other - row))
        for other, there in queens.items()
    )


def best_square(queens, row):
    """The square of a row with the fewest conflicts; of equals one at random."""
    return min(range(N), key=lambda column: (conflicts(queens, row, column), random.random()))


def search():
    steps = 0
    rows = [row for row in range(N) if row not in LOCKED]
    while True:
        queens = dict(LOCKED)
        for row in rows:
            steps += 1
            queens[row] = best_square(queens, row)
        for _ in range(100 + N):
            in_conflict = [row for row in rows if conflicts(queens, row, queens[row])]
            if not in_conflict:
                return steps, queens
            steps += 1
            row = random.choice(in_conflict)
            queens[row] = best_square(queens, row)
        steps += 1  # too many repairs: start over


steps, queens = search()
print(f"{steps} steps")
print(*("abcdefghijklmnopqrstuvwxyz"[c] + str(N - r) for r, c in sorted(queens.items())))
