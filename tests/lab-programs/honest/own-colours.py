from collections import defaultdict


def solve(board):
    regions = defaultdict(list)
    for row in board.rows:
        for square in row:
            regions[board.colour(square)].append(square)
    done = {board.colour(square) for square in board.locked}
    groups = sorted([group for colour, group in regions.items() if colour not in done], key=len)
    if len(groups) != len(board.rows):
        return False

    def search(depth):
        if depth == len(groups):
            return True
        for square in groups[depth]:
            if board.attacked(square):
                continue
            board.place(square)
            if search(depth + 1):
                return True
            board.lift(square)
        return False

    return search(0)
