import random
def solve(board):
    queens = [random.choice(row) for row in board.rows]
    for q in queens:
        board.place(q)
    while any(board.attacked(q) for q in queens):
        at = random.randrange(len(queens))
        to = random.choice(board.rows[at])
        board.move(queens[at], to)
        queens[at] = to
    return True
