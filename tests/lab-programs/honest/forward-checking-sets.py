def solve(board):
    domains = {at: set(row) for at, row in enumerate(board.rows)}
    for row in domains.values():
        row -= {square for square in row if board.attacked(square)}

    def check(depth, square):
        """Strikes what the queen attacks; gives back what was struck, and whether every row has a square left."""
        struck = []
        for later in range(depth + 1, len(board.rows)):
            gone = {other for other in domains[later] if board.attacks(square, other)}
            domains[later] -= gone
            struck.append((later, gone))
            for other in sorted(gone):
                board.strike(other)
            if not domains[later]:
                return struck, False
        return struck, True

    def search(depth):
        if depth == len(board.rows):
            return True
        for square in sorted(domains[depth]):
            board.place(square)
            struck, is_open = check(depth, square)
            if is_open and search(depth + 1):
                return True
            for later, gone in struck:
                domains[later] |= gone
                for other in gone:
                    board.restore(other)
            board.lift(square)
        return False

    return search(0)
