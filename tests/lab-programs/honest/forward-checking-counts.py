"""How many queens strike each square: a square is open at 0."""
from itertools import chain


class ForwardChecking:
    def __init__(self, board):
        self.board = board
        self.struck = [0] * board.size ** 2
        for square in chain(*board.rows):
            self.struck[square] = int(board.attacked(square))

    def mark(self, depth, square, by):
        ok = True
        for row in self.board.rows[depth + 1:]:
            for other in row:
                if self.board.attacks(square, other):
                    self.struck[other] += by
                    if by > 0 and self.struck[other] == 1:
                        self.board.strike(other)
            ok = ok and any(self.struck[other] == 0 for other in row)
        return ok

    def search(self, depth=0):
        if depth == len(self.board.rows):
            return True
        for square in filter(lambda s: self.struck[s] == 0, self.board.rows[depth]):
            self.board.place(square)
            if self.mark(depth, square, +1) and self.search(depth + 1):
                return True
            self.mark(depth, square, -1)
            self.board.lift(square)
        return False


def solve(board):
    return ForwardChecking(board).search()
