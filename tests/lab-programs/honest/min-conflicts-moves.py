import random
def solve(board):
    def conflicts(square, queens):
        return sum(board.attacks(square, q) for q in queens + board.locked if q != square)
    while True:
        queens = [random.choice(row) for row in board.rows]
        for q in queens:
            board.place(q)
        for _ in range(100):
            bad = [at for at, q in enumerate(queens) if conflicts(q, queens)]
            if not bad:
                return True
            at = random.choice(bad)
            others = queens[:at] + queens[at + 1:]
            counts = [conflicts(s, others) for s in board.rows[at]]
            best = random.choice([s for s, c in zip(board.rows[at], counts) if c == min(counts)])
            if best != queens[at]:
                board.move(queens[at], best)
                queens[at] = best
        for q in queens:
            board.lift(q)
