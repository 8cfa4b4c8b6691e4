def solve(board):
    rows = board.rows
    n = len(rows)
    size = board.size
    def culprit(square, placed):
        """The earliest queen that attacks a square; -1 a locked one."""
        for l in board.locked:
            if board.attacks(l, square): return -1
        for depth, queen in enumerate(placed):
            if board.attacks(queen, square):
                return depth
        return None
    def search(depth, placed):
        if depth == n:
            return True, None
        conflicts = set()
        for square in rows[depth]:
            c = culprit(square, placed)
            if c is not None:
                if c >= 0: conflicts.add(c)
                continue
            board.place(square)
            done, back = search(depth + 1, placed + [square])
            if done:
                return True, None
            board.lift(square)
            if depth not in back:
                return False, back
            conflicts |= back - {depth}
        return False, conflicts
    return search(0, [])[0]
