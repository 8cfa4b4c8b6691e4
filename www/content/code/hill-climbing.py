# Hill climbing: make the best move of all; where no move helps, start over at random.
from itertools import combinations
from random import Random

N = 8
LOCKED = {0: 0}  # row: column, both from 0 and row 0 at the top, so a queen on a8
SIDEWAYS = 0  # how many moves in a row may leave the number of pairs as it is; try 100
SEED = 0

random = Random(SEED)


def pairs(columns):
    """How many pairs of queens attack each other."""
    return sum(
        column == other or abs(column - other) == row2 - row
        for (row, column), (row2, other) in combinations(enumerate(columns), 2)
    )


def scatter():
    return [LOCKED.get(row, random.randrange(N)) for row in range(N)]


def best_move(columns):
    """The number of pairs after the best move, and the board; of equals one at random."""
    boards = [
        columns[:row] + [column] + columns[row + 1 :]
        for row in range(N)
        for column in range(N)
        if row not in LOCKED and column != columns[row]
    ]
    return min(((pairs(board), random.random(), board) for board in boards))[::2]


def search():
    steps, level = 0, 0
    columns = scatter()
    while pairs(columns) > 0:
        steps += 1
        before = pairs(columns)
        after, board = best_move(columns)
        if after < before or (after == before and level < SIDEWAYS):
            level = level + 1 if after == before else 0
            columns = board
        else:
            columns, level = scatter(), 0
    return steps, columns


steps, columns = search()
print(f"{steps} steps")
print(*("abcdefghijklmnopqrstuvwxyz"[c] + str(N - r) for r, c in enumerate(columns)))
