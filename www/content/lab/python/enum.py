class _Value:
    def __init__(self):
        pass


def auto():
    return _Value()


class Enum:
    """Members are made by the page, which calls _lab_enum after each class."""

    def __init__(self, value):
        self.value = value

    def __repr__(self):
        return "<%s.%s: %r>" % (type(self).__name__, self.name, self.value)

    def __str__(self):
        return "%s.%s" % (type(self).__name__, self.name)

    def __hash__(self):
        return hash(self.name)


def _number(other):
    return getattr(other, "value", other)


class IntEnum(Enum):
    def __str__(self):
        return str(self.value)

    def __lt__(self, other):
        return self.value < _number(other)

    def __le__(self, other):
        return self.value <= _number(other)

    def __gt__(self, other):
        return self.value > _number(other)

    def __ge__(self, other):
        return self.value >= _number(other)

    def __eq__(self, other):
        return self.value == _number(other)

    def __hash__(self):
        return hash(self.value)

    def __add__(self, other):
        return self.value + _number(other)

    __radd__ = __add__

    def __sub__(self, other):
        return self.value - _number(other)

    def __rsub__(self, other):
        return other - self.value

    def __mul__(self, other):
        return self.value * _number(other)

    __rmul__ = __mul__

    def __int__(self):
        return self.value

    def __index__(self):
        return self.value
