def solve(board):
    def free(square):
        return [s for s in board.jumps(square) if not board.visited(s)]

    def search(square):
        if len(board.path) == len(board.squares):
            return True
        for to in sorted(free(square), key=lambda s: len(free(s))):
            board.jump(to)
            if search(to):
                return True
            board.back()
        return False

    return search(board.start)
