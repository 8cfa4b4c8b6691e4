"""A grid of visits and moves as pairs, as in most books."""
MOVES = [(-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)]


def solve(board):
    columns = board.size
    squares = set(board.squares)
    visits = {square: 0 for square in squares}
    visits[board.start] = 1

    def go(square, count):
        if count == len(squares):
            return True
        row, column = divmod(square, columns)
        for down, along in MOVES:
            r, c = row + down, column + along
            to = r * columns + c
            if 0 <= c < columns and to in squares and visits[to] == 0:
                visits[to] = count + 1
                board.jump(to)
                if go(to, count + 1):
                    return True
                visits[to] = 0
                board.back()
        return False

    return go(board.start, 1)
