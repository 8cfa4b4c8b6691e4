def solve(board):
    def ruled_out(square, rows):
        return sum(board.attacks(square, other) for row in rows for other in row)

    def search(rows):
        if not rows:
            return True
        rows = sorted(rows, key=len)
        row, rest = rows[0], rows[1:]
        for square in sorted(row, key=lambda s: ruled_out(s, rest)):
            board.place(square)
            if search([[s for s in other if not board.attacks(s, square)] for other in rest]):
                return True
            board.lift(square)
        return False

    return search([[s for s in row if not board.attacked(s)] for row in board.rows])
