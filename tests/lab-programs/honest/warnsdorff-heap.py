import heapq
import random


def solve(board):
    here = board.start
    while True:
        heap = []
        for to in board.jumps(here):
            if not board.visited(to):
                free = len([s for s in board.jumps(to) if not board.visited(s)])
                heapq.heappush(heap, (free, random.random(), to))
        if not heap:
            break
        _, _, here = heapq.heappop(heap)
        board.jump(here)
    return len(board.path) == len(board.squares)
