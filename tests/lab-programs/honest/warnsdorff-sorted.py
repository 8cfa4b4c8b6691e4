def solve(board):
    def onward(square):
        return [to for to in board.jumps(square) if not board.visited(to)]

    here = board.start
    while onward(here):
        here = sorted(onward(here), key=lambda square: len(onward(square)))[0]
        board.jump(here)
    return len(board.path) == len(board.squares)
