def solve(board):
    def search(depth):
        if depth == len(board.rows):
            return True
        for square in board.rows[depth]:
            board.place(square)
            if not board.attacked(square) and search(depth + 1):
                return True
            board.lift(square)
        return False

    return search(0)
