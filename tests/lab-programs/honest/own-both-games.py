"""One program for queens and for the knight."""


def solve(board):
    return knight(board) if hasattr(board, "start") else queens(board, 0)


def knight(board):
    if len(board.path) == len(board.squares):
        return True
    for to in board.jumps(board.path[-1]):
        if not board.visited(to):
            board.jump(to)
            if knight(board):
                return True
            board.back()
    return False


def queens(board, depth):
    if depth == len(board.rows):
        return True
    for square in board.rows[depth]:
        if not board.attacked(square):
            board.place(square)
            if queens(board, depth + 1):
                return True
            board.lift(square)
    return False
