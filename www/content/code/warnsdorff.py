# Warnsdorff’s rule: jump to the square with the fewest onward moves; turn back if one is stranded.
N = 8
START = (0, 0)  # row and column, both from 0 and row 0 at the top, so a8

# Clockwise, beginning with two up and one to the right.
JUMPS = [(-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)]


def jumps_from(square):
    row, column = square
    targets = [(row + down, column + along) for down, along in JUMPS]
    return [(r, c) for r, c in targets if 0 <= r < N and 0 <= c < N]


NEAR = {(row, column): jumps_from((row, column)) for row in range(N) for column in range(N)}


def strands(here, target, visited):
    """Whether a square that could be reached from here can be reached from nowhere else."""
    return any(
        square not in visited and square != target and all(other in visited for other in NEAR[square])
        for square in NEAR[here]
    )


def by_onward_moves(here, visited):
    """The jumps from here, fewest onward moves first; ties keep the order of JUMPS."""
    open_squares = [square for square in NEAR[here] if square not in visited]
    return sorted(open_squares, key=lambda square: sum(o not in visited for o in NEAR[square]))


def search():
    steps = 0
    path, visited = [START], {START}
    untried = [by_onward_moves(START, visited)]  # for every square of the path
    while path and len(path) < N * N:
        steps += 1
        if untried[-1]:
            target = untried[-1].pop(0)
            doomed = strands(path[-1], target, visited)
            path.append(target)
            visited.add(target)
            untried.append([] if doomed else by_onward_moves(target, visited))
        else:
            visited.remove(path.pop())
            untried.pop()
    return steps, path


steps, path = search()
print(f"{steps} steps")
print(*("abcdefghijklmnopqrstuvwxyz"[c] + str(N - r) for r, c in path))
