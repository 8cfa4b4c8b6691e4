from functools import partial


def count(board, square):
    return len([s for s in board.jumps(square) if not board.visited(s)])


def solve(board):
    while choices := [s for s in board.jumps(board.path[-1]) if not board.visited(s)]:
        to = min(choices, key=partial(count, board))
        board.jump(to)
        yield f"{board.name(to)} has {count(board, to)} onward moves"
    return len(board.path) == len(board.squares)
