def solve(board):
    def search(square):
        if len(board.path) == len(board.squares):
            return True
        for to in board.jumps(square):
            if not board.visited(to):
                board.jump(to)
                if search(to):
                    return True
                board.back()
        return False

    return search(board.start)
