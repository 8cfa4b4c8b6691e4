from collections import deque, Counter, defaultdict, OrderedDict, namedtuple
q = deque([(0, 0)], maxlen=3)
q.append((1, 1)); q.extend([(2, 2), (3, 3)])
print(q, q[0], q[-1], len(q))
while q:
    x, y = q.popleft()
    print(x, y)
c = Counter("mississippi")
print(c.most_common(2), c["z"], sum(c.values()), c == Counter("ssissippimi"), dict(c - Counter("ss")))
d = defaultdict(lambda: defaultdict(int))
d["a"]["b"] += 1
print(d["a"]["b"], "x" in d, dict(d["a"]))
od = OrderedDict(a=1); od["b"] = 2
print(list(od))
P = namedtuple("P", ["x", "y"])
p = P(x=1, y=2)
print(p, p == (1, 2))
