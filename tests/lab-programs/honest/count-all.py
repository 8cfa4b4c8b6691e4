def solve(board):
    found = 0
    def search(depth):
        nonlocal found
        if depth == len(board.rows):
            found += 1
            board.note(f"solution {found}")
            return
        for square in board.rows[depth]:
            board.place(square)
            if not board.attacked(square):
                search(depth + 1)
            board.lift(square)
    search(0)
    print(found)
    return found > 0
