from dataclasses import dataclass, field


@dataclass
class Search:
    board: object
    queens: list = field(default_factory=list)

    def fits(self, square):
        return not any(self.board.attacks(square, queen) for queen in [*self.board.locked, *self.queens])

    def run(self):
        if len(self.queens) == len(self.board.rows):
            return True
        for square in self.board.rows[len(self.queens)]:
            self.board.place(square)
            if self.fits(square):
                self.queens.append(square)
                if self.run():
                    return True
                self.queens.pop()
            self.board.lift(square)
        return False


def solve(board):
    return Search(board).run()
