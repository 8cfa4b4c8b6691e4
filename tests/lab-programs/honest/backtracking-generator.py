def solve(board):
    def search(depth):
        if depth == len(board.rows):
            return True
        for square in board.rows[depth]:
            board.place(square)
            yield f"row {depth + 1}"
            if not board.attacked(square) and (yield from search(depth + 1)):
                return True
            board.lift(square)
        return False

    return (yield from search(0))
