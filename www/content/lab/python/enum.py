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


class IntEnum(Enum):
    def __lt__(self, other):
        return self.value < getattr(other, "value", other)

    def __gt__(self, other):
        return self.value > getattr(other, "value", other)

    def __eq__(self, other):
        return self.value == getattr(other, "value", other)

    def __hash__(self):
        return hash(self.value)

    def __int__(self):
        return self.value

    def __index__(self):
        return self.value
