def solve(board):
    untried = [iter(board.jumps(board.start))]
    while untried:
        if len(board.path) == len(board.squares):
            return True
        for to in untried[-1]:
            if not board.visited(to):
                board.jump(to)
                untried.append(iter(board.jumps(to)))
                break
        else:
            untried.pop()
            if untried:
                board.back()
    return False
