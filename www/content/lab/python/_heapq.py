# What MicroPython's heapq lacks.
from heapq import *


def _in_order(items, key, sign):
    # The place of each keeps equal ones in their order.
    pairs = [(item if key is None else key(item), sign * at, item) for at, item in enumerate(items)]
    pairs.sort(reverse=sign < 0)
    return [pair[2] for pair in pairs]


def nsmallest(n, items, key=None):
    return _in_order(items, key, 1)[:n]


def nlargest(n, items, key=None):
    return _in_order(items, key, -1)[:n]


def heappushpop(heap, item):
    heappush(heap, item)
    return heappop(heap)


def heapreplace(heap, item):
    first = heappop(heap)
    heappush(heap, item)
    return first


def merge(*iterables, key=None, reverse=False):
    return iter(_in_order([item for each in iterables for item in each], key, -1 if reverse else 1))
