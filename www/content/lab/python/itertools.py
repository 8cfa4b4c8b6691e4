def count(start=0, step=1):
    while True:
        yield start
        start += step


def cycle(items):
    kept = list(items)
    while kept:
        for item in kept:
            yield item


def repeat(item, times=None):
    if times is None:
        while True:
            yield item
    for _ in range(times):
        yield item




def _flat(iterables):
    for each in iterables:
        for item in each:
            yield item


class _Chain:
    def __call__(self, *iterables):
        return _flat(iterables)

    def from_iterable(self, iterables):
        return _flat(iterables)


chain = _Chain()


def islice(items, *limits):
    start, stop, step = 0, None, 1
    if len(limits) == 1:
        stop = limits[0]
    elif len(limits) == 2:
        start, stop = limits
    else:
        start, stop, step = limits
    start, step = start or 0, step or 1
    if stop is not None and stop <= start:
        return
    wanted = start
    for at, item in enumerate(items):
        if at == wanted:
            yield item
            wanted += step
        if stop is not None and (at + 1 >= stop or wanted >= stop):
            return


def product(*iterables, repeat=1):
    pools = [tuple(each) for each in iterables] * repeat
    if not all(pools):
        return
    at = [0] * len(pools)
    while True:
        yield tuple([pool[i] for pool, i in zip(pools, at)])
        place = len(pools) - 1
        while place >= 0 and at[place] == len(pools[place]) - 1:
            at[place] = 0
            place -= 1
        if place < 0:
            return
        at[place] += 1


def permutations(items, r=None):
    pool = tuple(items)
    n = len(pool)
    r = n if r is None else r
    if r > n:
        return
    indices, cycles = list(range(n)), list(range(n, n - r, -1))
    yield tuple([pool[i] for i in indices[:r]])
    while n:
        for i in range(r - 1, -1, -1):
            cycles[i] -= 1
            if cycles[i] == 0:
                indices[i:] = indices[i + 1 :] + indices[i : i + 1]
                cycles[i] = n - i
            else:
                j = n - cycles[i]
                indices[i], indices[j] = indices[j], indices[i]
                yield tuple([pool[i] for i in indices[:r]])
                break
        else:
            return


def combinations(items, r):
    pool = tuple(items)
    n = len(pool)
    if r > n:
        return
    indices = list(range(r))
    yield tuple([pool[i] for i in indices])
    while True:
        i = r - 1
        while i >= 0 and indices[i] == i + n - r:
            i -= 1
        if i < 0:
            return
        indices[i] += 1
        for j in range(i + 1, r):
            indices[j] = indices[j - 1] + 1
        yield tuple([pool[i] for i in indices])


def combinations_with_replacement(items, r):
    pool = tuple(items)
    n = len(pool)
    if not n and r:
        return
    indices = [0] * r
    yield tuple([pool[i] for i in indices])
    while True:
        i = r - 1
        while i >= 0 and indices[i] == n - 1:
            i -= 1
        if i < 0:
            return
        indices[i:] = [indices[i] + 1] * (r - i)
        yield tuple([pool[i] for i in indices])


def accumulate(items, func=None, *, initial=None):
    it = iter(items)
    total = initial
    if initial is None:
        try:
            total = next(it)
        except StopIteration:
            return
    yield total
    for item in it:
        total = total + item if func is None else func(total, item)
        yield total


def groupby(items, key=None):
    group, last, begun = [], None, False
    for item in items:
        now = item if key is None else key(item)
        if begun and now != last:
            yield last, iter(group)
            group = []
        group.append(item)
        last, begun = now, True
    if begun:
        yield last, iter(group)


def pairwise(items):
    it = iter(items)
    try:
        a = next(it)
    except StopIteration:
        return
    for b in it:
        yield a, b
        a = b


def takewhile(test, items):
    for item in items:
        if not test(item):
            return
        yield item


def dropwhile(test, items):
    dropping = True
    for item in items:
        dropping = dropping and test(item)
        if not dropping:
            yield item


def filterfalse(test, items):
    for item in items:
        if not (test(item) if test else item):
            yield item


def starmap(func, items):
    for item in items:
        yield func(*item)


def compress(items, selectors):
    for item, wanted in zip(items, selectors):
        if wanted:
            yield item


def zip_longest(*iterables, fillvalue=None):
    its = [iter(each) for each in iterables]
    open_ = len(its)
    while True:
        row = []
        for at, it in enumerate(its):
            if it is None:
                row.append(fillvalue)
                continue
            try:
                row.append(next(it))
            except StopIteration:
                its[at], open_ = None, open_ - 1
                if not open_:
                    return
                row.append(fillvalue)
        yield tuple(row)


def tee(items, n=2):
    kept = list(items)
    return tuple([iter(kept) for _ in range(n)])
