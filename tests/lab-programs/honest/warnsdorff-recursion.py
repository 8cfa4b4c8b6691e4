def solve(board):
    if len(board.path) == len(board.squares):
        return True
    best, fewest = None, 9
    for to in board.jumps(board.path[-1]):
        if not board.visited(to):
            count = sum(1 for next_ in board.jumps(to) if not board.visited(next_))
            if count <= fewest:
                best, fewest = to, count
    if best is None:
        return False
    board.jump(best)
    return solve(board)
