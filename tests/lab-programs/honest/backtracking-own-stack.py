def solve(board):
    rows = board.rows
    stack = []  # pairs of a square and the place of the next one to try in its row
    tried = 0
    while len(stack) < len(rows):
        row = rows[len(stack)]
        while tried < len(row):
            square = row[tried]
            board.place(square)
            if not board.attacked(square):
                break
            board.lift(square)
            tried += 1
        if tried < len(row):
            stack.append((row[tried], tried + 1))
            tried = 0
        elif stack:
            square, tried = stack.pop()
            board.lift(square)
        else:
            return False
    return True
