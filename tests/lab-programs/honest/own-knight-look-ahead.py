def solve(board):
    def free(square):
        return [to for to in board.jumps(square) if not board.visited(to)]

    def search(square):
        if len(board.path) == len(board.squares):
            return True
        for to in sorted(free(square), key=lambda s: (len(free(s)), s)):
            board.jump(to)
            if search(to):
                return True
            board.back()
        return False

    return search(board.start)
