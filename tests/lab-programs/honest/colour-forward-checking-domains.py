"""The squares left, one set of lists for each depth."""


def solve(board):
    def without_attacked(rows, square):
        left = []
        for row in rows:
            kept = []
            for other in row:
                if board.attacks(square, other):
                    board.strike(other)
                else:
                    kept.append(other)
            left.append(kept)
        return left

    def search(rows):
        if len(rows) == 0:
            return True
        for square in rows[0]:
            board.place(square)
            left = without_attacked(rows[1:], square)
            if [] not in left and search(left):
                return True
            board.lift(square)
        return False

    first = [[s for s in row if not board.attacked(s)] for row in board.rows]
    return search(first)
