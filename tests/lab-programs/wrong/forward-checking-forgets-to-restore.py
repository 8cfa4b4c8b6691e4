def solve(board):
    rows = [{s for s in row if not board.attacked(s)} for row in board.rows]

    def search(depth):
        if depth == len(rows):
            return True
        for square in sorted(rows[depth]):
            board.place(square)
            for row in rows[depth + 1:]:
                row -= {s for s in row if board.attacks(square, s)}
            if all(rows[depth + 1:]) and search(depth + 1):
                return True
            board.lift(square)
        return False

    return search(0)
