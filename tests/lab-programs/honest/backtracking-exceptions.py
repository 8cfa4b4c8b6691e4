class Found(Exception):
    pass


def solve(board):
    rows = list(board.rows)

    def fill(depth=0):
        if depth >= len(rows):
            raise Found
        for square in rows[depth]:
            board.place(square)
            try:
                if board.attacked(square):
                    continue
                fill(depth + 1)
            except Found:
                raise
            else:
                pass
            finally:
                if depth < len(rows) and board.attacked(square):
                    board.lift(square)
            board.lift(square)

    try:
        fill()
    except Found:
        return True
    return False
