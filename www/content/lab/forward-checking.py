def solve(board):
    # The squares that each row has left, at every depth.
    domains = [[list(row) for row in board.rows]]
    # Locked queens have ruled out theirs already.
    for row in domains[0]:
        row[:] = [square for square in row if not board.attacked(square)]

    def place(depth, square):
        """Puts a queen on a square, and rules out what it attacks in the rows below."""
        board.place(square)
        left = [list(row) for row in domains[depth]]
        for row in left[depth + 1 :]:
            for other in list(row):
                if board.attacks(square, other):
                    board.strike(other)
                    row.remove(other)
        domains.append(left)
        return all(left[depth + 1 :])

    def search(depth):
        if depth == len(board.rows):
            return True
        for square in domains[depth][depth]:
            if place(depth, square) and search(depth + 1):
                return True
            # What was ruled out at this depth is possible again.
            domains.pop()
            board.lift(square)
        return False

    return search(0)
