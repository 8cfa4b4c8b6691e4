def solve(board):
    def search(rows):
        if not rows:
            return True
        (row, *rest) = rows
        for square in row:
            board.place(square)
            left = []
            for other_row in rest:
                left.append([s for s in other_row if not board.attacks(square, s)])
                if not left[-1]:
                    yield f"{board.name(square)} would leave a row with no square"
                    break
            else:
                yield
                if (yield from search(left)):
                    return True
            board.lift(square)
        return False

    rows = [[s for s in row if not board.attacked(s)] for row in board.rows]
    return (yield from search(rows))
