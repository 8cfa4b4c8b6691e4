# Backtracking: turn back at the first conflict.
N = 8
LOCKED = {0: 0}  # row: column, both from 0 and row 0 at the top, so a queen on a8

ROWS = [row for row in range(N) if row not in LOCKED]
steps = -1  # the first queen is on the board before step 1


def attack(one, other):
    (row, column), (row2, column2) = one, other
    return column == column2 or abs(row - row2) == abs(column - column2)


def search(queens, depth=0):
    """Fills the rows from this depth on; None if that is impossible."""
    global steps
    if depth == len(ROWS):
        return queens
    for column in range(N):
        steps += 1
        queen = (ROWS[depth], column)
        if not any(attack(queen, other) for other in queens):
            solution = search([*queens, queen], depth + 1)
            if solution:
                return solution
    return None


queens = search(list(LOCKED.items()))
print(f"{steps} steps")
print(*("abcdefghijklmnopqrstuvwxyz"[c] + str(N - r) for r, c in sorted(queens or [])))
