def solve(board):
    while True:
        board.place(board.rows[0][2])
        board.lift(board.rows[0][2])
