# Maintaining arc consistency (MAC): after each queen, AC-3 rules out every square without support.
N = 8
LOCKED = {0: 0}  # row: column, both from 0 and row 0 at the top, so a queen on a8

queens_tried = 0


def attack(one, other):
    (row, column), (row2, column2) = one, other
    return column == column2 or abs(row - row2) == abs(column - column2)


def ac3(domains, arcs):
    """AC-3: True once every arc is consistent, False if a row has no square left."""
    while arcs:
        row, other = arcs.pop()
        supported = [
            column
            for column in domains[row]
            if any(not attack((row, column), (other, value)) for value in domains[other])
        ]
        if len(supported) < len(domains[row]):
            domains[row] = supported
            if not supported:
                return False
            arcs |= {(third, row) for third in domains if third not in (row, other)}
    return True


def search(domains, depth=0):
    global queens_tried
    if depth == len(ROWS):
        return domains
    row = ROWS[depth]
    for column in domains[row]:
        queens_tried += 1
        left = {**domains, row: [column]}
        if ac3(left, {(other, row) for other in domains if other != row}):
            solution = search(left, depth + 1)
            if solution:
                return solution
    return None


ROWS = [row for row in range(N) if row not in LOCKED]
domains = {row: [LOCKED[row]] if row in LOCKED else list(range(N)) for row in range(N)}
everywhere = {(row, other) for row in range(N) for other in range(N) if row != other}
solution = search(domains) if ac3(domains, everywhere) else None
print(f"{queens_tried} queens tried")
print(*("abcdefghijklmnopqrstuvwxyz"[c] + str(N - r) for r, [c] in sorted((solution or {}).items())))
