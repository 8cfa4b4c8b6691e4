def solve(board):
    def onward(square):
        """How many squares can be reached from a square."""
        return sum(not board.visited(to) for to in board.jumps(square))

    here = board.start
    while len(board.path) < len(board.squares):
        targets = [to for to in board.jumps(here) if not board.visited(to)]
        if not targets:
            return False
        here = max(targets, key=onward)
        board.jump(here)
    return True
