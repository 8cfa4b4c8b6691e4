# The Mersenne Twister as CPython seeds and draws from it.
N, M = 624, 397


def _words(seed):
    if seed is None:
        seed = 0
    if isinstance(seed, float):
        seed = int(seed * (1 << 53))
    if isinstance(seed, str):
        number = 0
        for letter in seed:
            number = (number * 1000003 + ord(letter)) & 0xFFFFFFFFFFFF
        seed = number
    seed = abs(seed)
    words = []
    while seed or not words:
        words.append(seed & 0xFFFFFFFF)
        seed >>= 32
    return words


class Random:
    def __init__(self, seed=None):
        self.seed(seed)

    def seed(self, seed=None):
        key = _words(seed)
        state = [19650218]
        for i in range(1, N):
            before = state[-1]
            state.append((1812433253 * (before ^ before >> 30) + i) & 0xFFFFFFFF)
        i, j = 1, 0
        for _ in range(max(N, len(key))):
            before = state[i - 1]
            state[i] = ((state[i] ^ (before ^ before >> 30) * 1664525) + key[j] + j) & 0xFFFFFFFF
            i, j = i + 1, (j + 1) % len(key)
            if i >= N:
                state[0], i = state[N - 1], 1
        for _ in range(N - 1):
            before = state[i - 1]
            state[i] = ((state[i] ^ (before ^ before >> 30) * 1566083941) - i) & 0xFFFFFFFF
            i += 1
            if i >= N:
                state[0], i = state[N - 1], 1
        state[0] = 0x80000000
        self._state, self._at, self._spare = state, N, None

    def _next(self):
        if self._at == N:
            state = self._state
            for i in range(N):
                y = state[i] & 0x80000000 | state[(i + 1) % N] & 0x7FFFFFFF
                state[i] = state[(i + M) % N] ^ y >> 1 ^ (0x9908B0DF if y & 1 else 0)
            self._at = 0
        y = self._state[self._at]
        self._at += 1
        y ^= y >> 11
        y ^= y << 7 & 0x9D2C5680
        y ^= y << 15 & 0xEFC60000
        return y ^ y >> 18

    def getrandbits(self, k):
        if k <= 32:
            return self._next() >> 32 - k if k else 0
        number, at = 0, 0
        while k > 0:
            number |= (self._next() >> max(0, 32 - k)) << at
            at, k = at + 32, k - 32
        return number

    def random(self):
        return ((self._next() >> 5) * 67108864.0 + (self._next() >> 6)) / 9007199254740992.0

    def _below(self, n):
        k, m = 0, n
        while m:
            k, m = k + 1, m >> 1
        number = self.getrandbits(k)
        while number >= n:
            number = self.getrandbits(k)
        return number

    def randrange(self, start, stop=None, step=1):
        if stop is None:
            start, stop = 0, start
        width = (stop - start + step - (1 if step > 0 else -1)) // step
        if width <= 0:
            raise ValueError("empty range for randrange()")
        return start + step * self._below(width)

    def randint(self, a, b):
        return self.randrange(a, b + 1)

    def choice(self, items):
        if not len(items):
            raise IndexError("Cannot choose from an empty sequence")
        return items[self._below(len(items))]

    def shuffle(self, items):
        for i in range(len(items) - 1, 0, -1):
            j = self._below(i + 1)
            items[i], items[j] = items[j], items[i]

    def sample(self, items, k):
        n = len(items)
        if not 0 <= k <= n:
            raise ValueError("Sample larger than population or is negative")
        from math import ceil, log

        size = 21
        if k > 5:
            size += 4 ** ceil(log(k * 3) / log(4))
        if n <= size:
            pool, result = list(items), []
            for i in range(k):
                j = self._below(n - i)
                result.append(pool[j])
                pool[j] = pool[n - i - 1]
            return result
        chosen, result = set(), []
        for i in range(k):
            j = self._below(n)
            while j in chosen:
                j = self._below(n)
            chosen.add(j)
            result.append(items[j])
        return result

    def choices(self, items, weights=None, *, cum_weights=None, k=1):
        if weights is None and cum_weights is None:
            return [items[int(self.random() * len(items))] for _ in range(k)]
        from bisect import bisect
        from itertools import accumulate

        sums = cum_weights or list(accumulate(weights))
        total = sums[-1] + 0.0
        return [items[bisect(sums, self.random() * total, 0, len(items) - 1)] for _ in range(k)]

    def uniform(self, a, b):
        return a + (b - a) * self.random()

    def gauss(self, mu=0.0, sigma=1.0):
        from math import cos, log, pi, sin, sqrt

        z, self._spare = self._spare, None
        if z is None:
            angle, size = self.random() * 2 * pi, sqrt(-2 * log(1 - self.random()))
            z, self._spare = cos(angle) * size, sin(angle) * size
        return mu + z * sigma


_shared = Random(0)


def seed(a=None):
    _shared.seed(a)


def random():
    return _shared.random()


def randrange(start, stop=None, step=1):
    return _shared.randrange(start, stop, step)


def randint(a, b):
    return _shared.randint(a, b)


def choice(items):
    return _shared.choice(items)


def choices(items, weights=None, *, cum_weights=None, k=1):
    return _shared.choices(items, weights, cum_weights=cum_weights, k=k)


def shuffle(items):
    _shared.shuffle(items)


def sample(items, k):
    return _shared.sample(items, k)


def uniform(a, b):
    return _shared.uniform(a, b)


def gauss(mu=0.0, sigma=1.0):
    return _shared.gauss(mu, sigma)


def getrandbits(k):
    return _shared.getrandbits(k)
