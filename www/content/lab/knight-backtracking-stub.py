def solve(board):
    def search(square):
        if len(board.path) == len(board.squares):
            return True
        for to in board.jumps(square):
            # Jump there if the knight has not visited it, and go on from there.
            # If that leads nowhere: board.back().
            pass
        return False

    return search(board.start)
