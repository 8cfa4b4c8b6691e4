def solve(board):
    def search():
        here = board.path[-1]
        if len(board.path) == len(board.squares):
            return True
        for to in board.jumps(here):
            if board.visited(to):
                continue
            board.jump(to)
            yield
            if (yield from search()):
                return True
            board.back()
            yield "no way on from " + board.name(to)
        return False

    return (yield from search())
