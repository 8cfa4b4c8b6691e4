s = {3, 1, 2}
s.add(5); s.discard(9); s |= {7}
print(sorted(s), 3 in s, s - {1}== {2,3,5,7}, s & {1, 9}, len(s), s.issubset({1,2,3,5,7,8}), {1}.union({2}) == {1, 2}, frozenset([1]) == {1}, s ^ {1} == {2,3,5,7}, {x % 2 for x in s} == {0, 1})
print({(1, 2): frozenset({1})}, set("aab") == {"a", "b"}, s.isdisjoint({100}), {1, 2} <= {1, 2, 3})
t = (1,); print(t + (2,), t * 2, (1, 2) < (1, 3), len(()), tuple([1, 2]), (1, 2).index(2))
domains = {v: {1, 2, 3} for v in "AB"}
domains["A"].remove(2); print({k: sorted(v) for k, v in domains.items()})
print(id(s) == id(s), type(s), type(5).__name__, type([]) == list, callable(print), hash("a") == hash("a"), ord("a"), chr(98), str(None), list("ab"), int("101", 2))
