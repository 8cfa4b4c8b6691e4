def solve(board):
    def free(square):
        return [s for s in board.jumps(square) if not board.visited(s)]
    def strands(here):
        """Whether a square is left that no other unvisited square reaches, nor the knight."""
        return any(not board.visited(s) and s not in board.jumps(here) and not free(s) for s in board.squares)
    def search(here):
        if len(board.path) == len(board.squares):
            return True
        for to in board.jumps(here):
            if board.visited(to): continue
            board.jump(to)
            if not strands(to) and search(to):
                return True
            board.back()
        return False
    return search(board.start)
