from ucollections import OrderedDict, namedtuple
from ucollections import deque as _deque


class deque:
    def __init__(self, items=(), maxlen=None):
        self.maxlen = maxlen
        self._front, self._back = [], []
        self.extend(items)

    def _trim(self, take):
        if self.maxlen is not None and len(self) > self.maxlen:
            take()

    def _flip(self, to, other):
        if not to:
            half = (len(other) + 1) // 2
            to.extend(reversed(other[:half]))
            other[:] = other[half:]
        if not to:
            raise IndexError("pop from an empty deque")

    def append(self, item):
        self._back.append(item)
        self._trim(self.popleft)

    def appendleft(self, item):
        self._front.append(item)
        self._trim(self.pop)

    def pop(self):
        self._flip(self._back, self._front)
        return self._back.pop()

    def popleft(self):
        self._flip(self._front, self._back)
        return self._front.pop()

    def extend(self, items):
        for item in items:
            self.append(item)

    def extendleft(self, items):
        for item in items:
            self.appendleft(item)

    def _all(self):
        return self._front[::-1] + self._back

    def clear(self):
        self._front, self._back = [], []

    def copy(self):
        return deque(self._all(), self.maxlen)

    def remove(self, item):
        kept = self._all()
        kept.remove(item)
        self._front, self._back = [], kept

    def reverse(self):
        self._front, self._back = self._back, self._front

    def rotate(self, n=1):
        kept = self._all()
        if kept:
            n %= len(kept)
            self._front, self._back = [], kept[len(kept) - n :] + kept[: len(kept) - n]

    def count(self, item):
        return self._all().count(item)

    def index(self, item):
        return self._all().index(item)

    def __len__(self):
        return len(self._front) + len(self._back)

    def __bool__(self):
        return bool(self._front or self._back)

    def __iter__(self):
        return iter(self._all())

    def __reversed__(self):
        return iter(self._all()[::-1])

    def __contains__(self, item):
        return item in self._front or item in self._back

    def __getitem__(self, at):
        return self._all()[at]

    def __setitem__(self, at, item):
        kept = self._all()
        kept[at] = item
        self._front, self._back = [], kept

    def __eq__(self, other):
        return isinstance(other, deque) and self._all() == other._all()

    def __repr__(self):
        most = "" if self.maxlen is None else ", maxlen=%d" % self.maxlen
        return "deque(%r%s)" % (self._all(), most)


class defaultdict:
    def __init__(self, default_factory=None, *args, **kwargs):
        self.default_factory = default_factory
        self._items = OrderedDict(*args, **kwargs)

    def __getitem__(self, key):
        items = self._items
        if key not in items:
            if self.default_factory is None:
                raise KeyError(key)
            items[key] = self.default_factory()
        return items[key]

    def __setitem__(self, key, value):
        self._items[key] = value

    def __delitem__(self, key):
        del self._items[key]

    def __contains__(self, key):
        return key in self._items

    def __iter__(self):
        return iter(self._items)

    def __len__(self):
        return len(self._items)

    def __eq__(self, other):
        if len(self) != len(other):
            return False
        return all([key in other and other[key] == value for key, value in self._items.items()])

    def keys(self):
        return self._items.keys()

    def values(self):
        return self._items.values()

    def items(self):
        return self._items.items()

    def get(self, key, default=None):
        return self._items.get(key, default)

    def __getattr__(self, name):
        return getattr(self._items, name)

    def __repr__(self):
        return "defaultdict(%r, %r)" % (self.default_factory, self._items)


class Counter(defaultdict):
    def __init__(self, items=()):
        super().__init__(int)
        self.update(items)

    def __getitem__(self, key):
        return self._items.get(key, 0)

    def update(self, items=()):
        pairs = items.items() if hasattr(items, "items") else [(item, 1) for item in items]
        for key, number in pairs:
            self._items[key] = self._items.get(key, 0) + number

    def subtract(self, items=()):
        pairs = items.items() if hasattr(items, "items") else [(item, 1) for item in items]
        for key, number in pairs:
            self._items[key] = self._items.get(key, 0) - number

    def most_common(self, n=None):
        pairs = [(-number, at, key) for at, (key, number) in enumerate(self._items.items())]
        pairs.sort()
        return [(key, -number) for number, _, key in pairs][:n]

    def total(self):
        return sum(self._items.values())

    def elements(self):
        for key, number in self._items.items():
            for _ in range(number):
                yield key

    def __add__(self, other):
        both = Counter(self)
        both.update(other)
        return both

    def __sub__(self, other):
        left = Counter(self)
        left.subtract(other)
        for key in [key for key, number in left.items() if number <= 0]:
            del left[key]
        return left

    def __repr__(self):
        inside = ", ".join(["%r: %r" % pair for pair in self.most_common()])
        return "Counter({%s})" % inside if inside else "Counter()"
