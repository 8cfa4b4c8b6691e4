def solve(board):
    def search(square):
        return len(board.path) == len(board.squares) or any(attempt(to) for to in board.jumps(square))

    def attempt(to):
        if board.visited(to):
            return False
        board.jump(to)
        if search(to):
            return True
        board.back()
        return False

    return search(board.start)
