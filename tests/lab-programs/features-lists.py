a = list(range(10))
print(a[2:5], a[::2], a[::-1], a[-3:], a[:-3], a[1:8:3])
a[2:4] = [9]
del a[0]
print(a, a[:], *a[:2], sep="-", end="!\n")
b = a[:]; b.reverse(); print(b, sorted(b, reverse=True), sum(b), min(b), max(b), b.index(9), b.count(9))
b.insert(0, 7); b.extend([1]); b.remove(1); print(b, b.pop(0), b.copy(), [0] * 3 + [1])
m = [[0] * 3 for _ in range(3)]; m[1][2] = 5
print(m, list(zip(*m)), [list(r) for r in zip(*m[::-1])])
