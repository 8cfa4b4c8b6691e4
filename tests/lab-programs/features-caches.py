from functools import lru_cache, reduce, partial, cmp_to_key, cache
@lru_cache(maxsize=None)
def ways(n, k=0):
    return 1 if n == 0 else sum(ways(n - 1, k + i) for i in range(2))
print(ways(8), ways.cache_info())
class A:
    @cache
    def f(self, x): return x * 2
print(A().f(4))
print(sorted([3, 1, 2], key=cmp_to_key(lambda a, b: b - a)), reduce(lambda a, b: a * b, [1, 2, 3, 4], 1), partial(max, key=abs)([-5, 3]))
ways.cache_clear()
