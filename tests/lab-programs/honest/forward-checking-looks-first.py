def solve(board):
    def search(rows):
        if not rows:
            return True
        (first, *others) = rows
        for square in first:
            left = [[other for other in row if not board.attacks(square, other)] for row in others]
            if not all(left):
                continue
            board.place(square)
            if search(left):
                return True
            board.lift(square)
        return False

    return search([[s for s in row if not board.attacked(s)] for row in board.rows])
