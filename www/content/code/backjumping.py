# Conflict-directed backjumping (CBJ): go back to the last queen that is to blame.
N = 8
LOCKED = {0: 0}  # row: column, both from 0 and row 0 at the top, so a queen on a8

ROWS = [row for row in range(N) if row not in LOCKED]
NOBODY = -1
steps = -1  # the first queen is on the board before step 1


def attack(one, other):
    (row, column), (row2, column2) = one, other
    return column == column2 or abs(row - row2) == abs(column - column2)


def blame(queen, queens):
    """The depth of the first queen that attacks this one, NOBODY for a locked one; None if free."""
    if any(attack(queen, locked) for locked in LOCKED.items()):
        return NOBODY
    return next((depth for depth, other in enumerate(queens) if attack(queen, other)), None)


def search(queens):
    """The solution and None; or None and the conflict set: the depths that are to blame."""
    global steps
    depth = len(queens)
    if depth == len(ROWS):
        return queens, None
    conflicts = set()
    for column in range(N):
        steps += 1
        queen = (ROWS[depth], column)
        culprit = blame(queen, queens)
        if culprit is None:
            solution, theirs = search([*queens, queen])
            if solution is not None:
                return solution, None
            if depth not in theirs:
                return None, theirs  # moving this queen would not help: jump over it
            conflicts |= theirs - {depth}
        elif culprit != NOBODY:
            conflicts.add(culprit)
    return None, conflicts


queens, _ = search([])
queens = queens and [*LOCKED.items(), *queens]
print(f"{steps} steps")
print(*("abcdefghijklmnopqrstuvwxyz"[c] + str(N - r) for r, c in sorted(queens or [])))
