import math, random, copy, heapq, bisect, string, time, sys, os
print(math.sqrt(16), math.floor(2.7), math.ceil(2.1), math.inf > 5, math.pi, math.factorial(5), math.gcd(12, 8), math.isqrt(17), math.comb(5, 2))
random.seed(7); a = list(range(5)); random.shuffle(a); print(a, random.randint(1, 6), random.sample(range(10), 3), random.choice("abc"), round(random.random(), 6), round(random.uniform(1, 2), 6))
r = random.Random(42); print(r.random(), r.randrange(10), r.shuffle(a), a)
m = [[1, [2]]]; d = copy.deepcopy(m); d[0][1].append(3); print(m, d)
h = []; heapq.heappush(h, (2, "b")); heapq.heappush(h, (1, "a")); print(heapq.heappop(h), h, heapq.nsmallest(2, [3, 1, 2]))
print(string.ascii_lowercase[:3], bisect.bisect([1, 3], 2))
