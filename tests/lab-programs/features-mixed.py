from dataclasses import dataclass, field
from enum import Enum, auto
from typing import List, Optional
from itertools import product, permutations, combinations, chain, count, islice, groupby, accumulate
from functools import lru_cache, reduce
from collections import Counter, deque, defaultdict, namedtuple
import random
from bisect import bisect_left, insort

@dataclass(order=True)
class Move:
    """A move."""
    square: int
    why: str = "none"
    tags: list = field(default_factory=list)

    def twice(self):
        return self.square * 2

class Colour(Enum):
    RED = 1
    GREEN = auto()

def main():
    a = [1, 2]
    print([*a, 3], [0, *a, *a], {*a, 5} == {1, 2, 5}, (*a, 9))
    d = {"z": 1, "a": 2, **{"m": 3}}
    for k in d: print(k, d[k])
    print(list({3: 1, 1: 2, 2: 3}), {i: i * i for i in (5, 3, 4)})
    e = {}
    for i in (9, 2, 7): e[i] = i
    print(list(e.items()))
    words = ["bb", "a", "cc", "d"]
    words.sort(key=len)
    print(words, sorted(words, key=len, reverse=True), sorted([3, 1, 2], reverse=True))
    print("abc"[::-1], (1, 2, 3)[::2], [1, 2, 3][::-1], words[0][::-1])
    m = Move(3)
    print(m, m.twice(), Move(1) < Move(2), m == Move(3, "none"))
    print(Colour.RED, [c.name for c in Colour], Colour.GREEN.value)
    print(list(product("ab", repeat=2)), list(permutations([1, 2, 3], 2)), list(combinations(range(4), 2))[:3])
    print(list(chain([1], [2])), list(islice(count(5), 3)), [(k, list(g)) for k, g in groupby("aabb")], list(accumulate([1, 2, 3])))
    @lru_cache(maxsize=None)
    def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
    print(fib(50), reduce(lambda x, y: x + y, [1, 2, 3]))
    print(Counter("abca").most_common(1), Counter("abca")["a"])
    q = deque([1, 2]); q.append(3); q.appendleft(0); print(q.popleft(), q.pop(), len(q), list(q))
    dd = defaultdict(list); dd[3].append(1); dd[1].append(2); print(list(dd.items()), dict(dd))
    P = namedtuple("P", "x y"); p = P(1, 2); print(p.x, p)
    random.seed(5); print(random.random(), random.choice([1, 2, 3]), random.sample(range(10), 3))
    l = [1, 3]; insort(l, 2); print(l, bisect_left(l, 3))
    x = {k: {v: 1} for k, v in [(1, 2)]}
    print(x)
    nested = {"a": {"b": [*a]}, "c": lambda t: t}
    print(nested["a"], f"{d['z']}", f"{a=}")
    first, *rest = [1, 2, 3]; print(first, rest)
    board = {(0, 1): 5}; print(board[(0, 1)], board)
    print({1, 2} | {3} == {1, 2, 3}, set(), {}, [[]])

if __name__ == "__main__":
    main()
