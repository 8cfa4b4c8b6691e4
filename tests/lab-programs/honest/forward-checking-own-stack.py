from collections import deque


def solve(board):
    start = [[s for s in row if not board.attacked(s)] for row in board.rows]
    stack = deque([(start, iter(start[0] if start else []), None)])
    while stack:
        rows, squares, _ = stack[-1]
        if not rows:
            return True
        for square in squares:
            left = [[s for s in row if not board.attacks(s, square)] for row in rows[1:]]
            if all(left):
                board.place(square)
                stack.append((left, iter(left[0] if left else []), square))
                break
        else:
            placed = stack.pop()[2]
            if placed is not None:
                board.lift(placed)
    return False
