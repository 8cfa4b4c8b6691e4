import random
def solve(board):
    queens = [random.choice(row) for row in board.rows]
    for q in queens:
        board.place(q)
    while True:
        bad = [at for at, q in enumerate(queens) if board.attacked(q)]
        if not bad:
            return True
        at = random.choice(bad)
        to = random.choice(board.rows[at])
        board.move(queens[at], to)
        queens[at] = to
