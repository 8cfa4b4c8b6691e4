def solve(board):
    here = board.start
    while len(board.path) < len(board.squares):
        targets = [to for to in board.jumps(here) if not board.visited(to)]
        if not targets:
            return False
        # Take the target from which the fewest squares can be reached.
        here = targets[0]
        board.jump(here)
    return True
