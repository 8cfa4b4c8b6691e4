"""One column a row, as in a textbook, with own arithmetic."""
from typing import List, Optional

Columns = List[int]


def safe(queens: Columns, row: int, column: int, taken: dict) -> bool:
    for other, its_column in taken.items():
        if its_column == column or abs(other - row) == abs(its_column - column):
            return False
    return True


def solve(board) -> bool:
    n: int = board.size
    taken = {square // n: square % n for square in board.locked}

    def search(row: int) -> bool:
        if row == n:
            return True
        if row in taken:
            return search(row + 1)
        for column in range(n):
            if safe([], row, column, taken):
                taken[row] = column
                board.place(row * n + column)
                if search(row + 1):
                    return True
                board.lift(row * n + column)
                del taken[row]
        return False

    return search(0)
