# Forward checking for the knight: take a jump back if it strands a square.
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


def search():
    steps = 0
    path, visited = [START], {START}
    untried = [iter(NEAR[START])]  # for every square of the path
    while path and len(path) < N * N:
        steps += 1
        for target in untried[-1]:
            if target not in visited:
                doomed = strands(path[-1], target, visited)
                path.append(target)
                visited.add(target)
                untried.append(iter([] if doomed else NEAR[target]))
                break
        else:
            visited.remove(path.pop())
            untried.pop()
    return steps, path


steps, path = search()
print(f"{steps} steps")
print(*("abcdefghijklmnopqrstuvwxyz"[c] + str(N - r) for r, c in path))
