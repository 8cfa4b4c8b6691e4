# One queen per row: try every way to fill the rows.
from itertools import product

N = 8
LOCKED = {0: 0}  # row: column, both from 0 and row 0 at the top, so a queen on a8


def is_solution(columns):
    """Whether all columns and all diagonals differ; the rows do anyway."""
    return (
        len(set(columns)) == N
        and len({row + column for row, column in enumerate(columns)}) == N
        and len({row - column for row, column in enumerate(columns)}) == N
    )


def search():
    choices = [[LOCKED[row]] if row in LOCKED else range(N) for row in range(N)]
    # Step 0 is the board with every queen in the first column.
    for steps, columns in enumerate(product(*choices)):
        if is_solution(columns):
            return steps, columns
    return steps, ()


steps, columns = search()
print(f"{steps} steps")
print(*("abcdefghijklmnopqrstuvwxyz"[c] + str(N - r) for r, c in enumerate(columns)))
