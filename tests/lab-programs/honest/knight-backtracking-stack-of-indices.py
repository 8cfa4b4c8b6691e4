def solve(board):
    total = len(board.squares)
    path, tries = [board.start], [0]
    while path:
        if len(path) == total:
            return True
        options, at = board.jumps(path[-1]), tries[-1]
        while at < len(options) and options[at] in path:
            at += 1
        tries[-1] = at + 1
        if at < len(options):
            path.append(options[at])
            tries.append(0)
            board.jump(options[at])
        else:
            path.pop()
            tries.pop()
            if path:
                board.back()
    return False
