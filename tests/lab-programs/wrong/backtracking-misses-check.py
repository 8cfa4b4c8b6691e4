def solve(board):
    for row in board.rows:
        board.place(row[0])
    return True
