"""Tries whole rows of columns, and shows only the answer."""
from itertools import permutations


def solve(board):
    columns = set(range(board.size)) - {square % board.size for square in board.locked}
    for columns in permutations(sorted(columns)):
        queens = [row[column] for row, column in zip(board.rows, columns)]
        if fits(board, [*board.locked, *queens]):
            for queen in queens:
                board.place(queen)
            return True
    return False


def fits(board, queens):
    return not any(board.attacks(a, b) for at, a in enumerate(queens) for b in queens[:at])
