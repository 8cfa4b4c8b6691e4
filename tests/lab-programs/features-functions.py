def gen(n):
    for i in range(n):
        got = yield i
        if got: print("got", got)
g = gen(3); print(next(g), g.send("hi"), list(g), next(g, "done"))
def outer():
    x = 0
    def inner():
        nonlocal x
        x += 1
        return x
    inner(); return inner()
print(outer(), (lambda *a, k=1: (a, k))(1, 2), list(map(lambda x: x * 2, [1, 2])), list(filter(None, [0, 1])), list(enumerate("ab", 1)), any([]), all([]), list(reversed([1, 2])))
total = 0
def add():
    global total
    total += 1
add(); print(total)
for i in range(3):
    if i == 5: break
else: print("no break")
i = 0
while i < 3:
    i += 1
    if i == 2: continue
    print(i, end=" ")
else: print("done")
x = 5 if i else 6; print(x, 1 < x < 10, x is not None, not x, x and 3, None or "d")
print(*(i for i in range(3)), sep=",")
