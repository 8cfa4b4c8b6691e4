from collections import deque
def solve(board):
    def ac3(domains, queue):
        while queue:
            a, b = queue.popleft()
            kept = [s for s in domains[a] if any(not board.attacks(s, t) for t in domains[b])]
            if len(kept) < len(domains[a]):
                domains[a] = kept
                if not kept:
                    return False
                queue.extend((c, a) for c in domains if c != a and c != b)
        return True

    def search(depth, domains):
        if depth == len(board.rows):
            return True
        for square in domains[depth]:
            board.place(square)
            mine = {row: [s for s in squares] for row, squares in domains.items()}
            mine[depth] = [square]
            queue = deque((row, depth) for row in mine if row != depth)
            if ac3(mine, queue) and search(depth + 1, mine):
                return True
            board.lift(square)
        return False

    domains = {at: [s for s in row if not board.attacked(s)] for at, row in enumerate(board.rows)}
    if not ac3(domains, deque((a, b) for a in domains for b in domains if a != b)):
        return False
    return search(0, domains)
