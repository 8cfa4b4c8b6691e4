def solve(board):
    # The squares that each row has left, at every depth.
    domains = [[[square for square in row if not board.attacked(square)] for row in board.rows]]

    def search(depth):
        if depth == len(board.rows):
            return True
        for square in domains[depth][depth]:
            board.place(square)
            # Copy the domains of this depth without what the queen attacks: board.strike(other).
            # Go on if every row below has a square left; otherwise take the queen off.
        return False

    return search(0)
