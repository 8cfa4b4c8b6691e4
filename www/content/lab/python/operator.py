def itemgetter(*keys):
    if len(keys) == 1:
        return lambda item: item[keys[0]]
    return lambda item: tuple([item[key] for key in keys])


def attrgetter(*names):
    def one(item, name):
        for part in name.split("."):
            item = getattr(item, part)
        return item

    if len(names) == 1:
        return lambda item: one(item, names[0])
    return lambda item: tuple([one(item, name) for name in names])


def methodcaller(name, *args, **kwargs):
    return lambda item: getattr(item, name)(*args, **kwargs)


def add(a, b):
    return a + b


def sub(a, b):
    return a - b


def mul(a, b):
    return a * b


def truediv(a, b):
    return a / b


def floordiv(a, b):
    return a // b


def mod(a, b):
    return a % b


def neg(a):
    return -a


def not_(a):
    return not a


def and_(a, b):
    return a & b


def or_(a, b):
    return a | b


def xor(a, b):
    return a ^ b


def lt(a, b):
    return a < b


def le(a, b):
    return a <= b


def eq(a, b):
    return a == b


def ne(a, b):
    return a != b


def gt(a, b):
    return a > b


def ge(a, b):
    return a >= b


def contains(a, b):
    return b in a


def getitem(a, b):
    return a[b]
