def solve(board):
    # board.rows has the squares of each row without a queen.
    # board.place(square), board.lift(square), board.attacked(square): see Commands.
    return False
