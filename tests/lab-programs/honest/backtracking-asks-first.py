def solve(board):
    def search(depth):
        return depth == len(board.rows) or any(attempt(square, depth) for square in board.rows[depth])

    def attempt(square, depth):
        if board.attacked(square):
            return False
        board.place(square)
        if search(depth + 1):
            return True
        board.lift(square)
        return False

    return search(0)
