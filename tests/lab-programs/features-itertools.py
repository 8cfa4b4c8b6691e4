from itertools import product, permutations, combinations, chain, count, cycle, islice, takewhile, zip_longest, repeat, starmap, accumulate, groupby
print(list(product([1, 2], "ab")), list(permutations("abc", 2))[:3], list(combinations(range(4), 3)))
print(list(chain.from_iterable([[1], [2, 3]])), list(islice(cycle("ab"), 5)), list(takewhile(lambda x: x < 3, count())), list(zip_longest([1, 2], [3], fillvalue=0)), list(accumulate([1, 2, 3])))
print(sum(1 for p in permutations(range(5)) if all(abs(p[i] - p[j]) != j - i for i in range(5) for j in range(i + 1, 5))))
