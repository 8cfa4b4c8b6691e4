"""Forgets that neighbours attack each other on a board with colours."""


def solve(board):
    def fits(square):
        size = board.size
        return not any(
            board.colour(square) == board.colour(queen)
            or square % size == queen % size
            or square // size == queen // size
            for queen in queens
        )

    queens = list(board.locked)

    def search(depth):
        if depth == len(board.rows):
            return True
        for square in board.rows[depth]:
            if fits(square):
                board.place(square)
                queens.append(square)
                if search(depth + 1):
                    return True
                queens.pop()
                board.lift(square)
        return False

    return search(0)
