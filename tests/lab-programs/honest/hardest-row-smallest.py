def solve(board):
    def search(rows):
        if not rows:
            return True
        row = min(rows, key=len)
        others = [r for r in rows if r is not row]
        for square in row:
            board.place(square)
            left = [[s for s in r if not board.attacks(s, square)] for r in others]
            if all(left) and search(left):
                return True
            board.lift(square)
        return False
    return search([[s for s in row if not board.attacked(s)] for row in board.rows])
