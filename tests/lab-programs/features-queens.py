N = 8
def is_safe(board, row, col):
    for r, c in enumerate(board[:row]):
        if c == col or abs(c - col) == abs(r - row):
            return False
    return True
def solve_queens(board, row):
    if row == N:
        yield board[:]
        return
    for col in range(N):
        if is_safe(board, row, col):
            board[row] = col
            yield from solve_queens(board, row + 1)
            board[row] = -1
sols = list(solve_queens([-1] * N, 0))
print(len(sols), sols[0])
for r in sols[0]:
    print("".join("Q" if c == r else "." for c in range(N)))
cols = set(); diag1 = set(); diag2 = set()
def bt(r, placed):
    if r == N: return placed
    for c in range(N):
        if c in cols or (r - c) in diag1 or (r + c) in diag2: continue
        cols.add(c); diag1.add(r - c); diag2.add(r + c)
        res = bt(r + 1, placed + [(r, c)])
        if res: return res
        cols.discard(c); diag1.remove(r - c); diag2.remove(r + c)
    return None
print(bt(0, []))
