"""Keeps the number of onward moves of every square, and counts down."""


def solve(board):
    degrees = dict()
    for square in board.squares:
        degrees[square] = len(board.jumps(square))
    for near in board.jumps(board.start):
        degrees[near] -= 1
    here, done = board.start, {board.start}
    for _ in range(len(board.squares) - 1):
        open_squares = set(board.jumps(here)) - done
        if not open_squares:
            return False
        here = min(sorted(open_squares), key=degrees.get)
        done.add(here)
        board.jump(here)
        for near in board.jumps(here):
            degrees[near] -= 1
    return True
