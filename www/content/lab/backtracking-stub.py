def solve(board):
    def search(depth):
        if depth == len(board.rows):
            return True
        for square in board.rows[depth]:
            board.place(square)
            # Go on to the next row if nothing attacks this queen.
            # If that leads nowhere, take it off and try the next square.
        return False

    return search(0)
