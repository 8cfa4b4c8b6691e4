import random
def solve(board):
    rows = board.rows
    while True:
        queens = [random.choice(row) for row in rows]
        for q in queens: board.place(q)
        def pairs(qs):
            qs = qs + board.locked
            return sum(board.attacks(a, b) for i, a in enumerate(qs) for b in qs[:i])
        now = pairs(queens)
        while now:
            best, moves = now, []
            for at, row in enumerate(rows):
                for s in row:
                    if s == queens[at]: continue
                    p = pairs(queens[:at] + [s] + queens[at+1:])
                    if p < best: best, moves = p, [(at, s)]
                    elif p == best and p < now: moves.append((at, s))
            if not moves: break
            at, s = random.choice(moves)
            board.move(queens[at], s)
            queens[at] = s
            now = best
        if not now: return True
        for q in queens: board.lift(q)
