# Forward checking that decides the row with the fewest squares first (fail-first, MRV).
N = 16
LOCKED = {0: 0}  # row: column, both from 0 and row 0 at the top, so a queen on a16

steps = 0


def attack(one, other):
    (row, column), (row2, column2) = one, other
    return column == column2 or abs(row - row2) == abs(column - column2)


def place(queen, domains):
    """The domains of the other rows, without what the queen attacks."""
    return {
        row: [column for column in domain if not attack(queen, (row, column))]
        for row, domain in domains.items()
        if row != queen[0]
    }


def search(queens, domains):
    global steps
    if not domains:
        return queens
    row = min(domains, key=lambda row: (len(domains[row]), row))  # ties: the topmost
    for column in domains[row]:
        steps += 1
        left = place((row, column), domains)
        if all(left.values()):
            solution = search([*queens, (row, column)], left)
            if solution:
                return solution
    steps += 1  # the queen before goes
    return None


domains = {row: list(range(N)) for row in range(N)}
for queen in LOCKED.items():
    domains = place(queen, domains)
queens = search(list(LOCKED.items()), domains)
print(f"{steps} steps")
print(*("abcdefghijklmnopqrstuvwxyz"[c] + str(N - r) for r, c in sorted(queens or [])))
