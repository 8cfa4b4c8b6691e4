def solve(board):
    """Backtracking that decides the row with the fewest squares first, and asks before it places."""

    def free(row):
        return [square for square in row if not board.attacked(square)]

    def search(rows):
        if not rows:
            return True
        row = min(rows, key=lambda row: len(free(row)))
        others = [other for other in rows if other is not row]
        for square in free(row):
            board.place(square)
            board.note("the row with the fewest squares left")
            if search(others):
                return True
            board.lift(square)
        return False

    return search(board.rows)
