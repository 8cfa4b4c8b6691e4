# MicroPython forgets annotations, so the page writes the fields of each data class as _lab_fields.
class _Missing:
    pass


MISSING = _Missing()


class _Field:
    def __init__(self, default, factory, init, repr_, compare):
        self.default, self.factory = default, factory
        self.init, self.repr, self.compare = init, repr_, compare


def field(*, default=MISSING, default_factory=MISSING, init=True, repr=True, compare=True, hash=None):
    return _Field(default, default_factory, init, repr, compare)


def _all_fields(kind):
    names = []
    for base in reversed(getattr(kind, "__bases__", ())):
        names += [name for name in getattr(base, "_lab_all", ()) if name not in names]
    own = kind.__dict__.get("_lab_fields", ())
    return names + [name for name in own if name not in names]


def _decorate(kind, order, frozen, eq):
    names = _all_fields(kind)
    kind._lab_all = names
    defaults = {}
    for name in names:
        value = getattr(kind, name, MISSING)
        defaults[name] = value if isinstance(value, _Field) else _Field(value, MISSING, True, True, True)

    def init(self, *args, **kwargs):
        wanted = [name for name in names if defaults[name].init]
        if len(args) > len(wanted):
            raise TypeError("%s takes %d values but got %d" % (kind.__name__, len(wanted), len(args)))
        for name in kwargs:
            if name not in wanted:
                raise TypeError("%s has no field %s" % (kind.__name__, name))
        given = dict(zip(wanted, args))
        given.update(kwargs)
        for name in names:
            default = defaults[name]
            if name in given:
                value = given[name]
            elif default.factory is not MISSING:
                value = default.factory()
            elif default.default is not MISSING:
                value = default.default
            else:
                raise TypeError("%s is missing its field %s" % (kind.__name__, name))
            setattr(self, name, value)
        if hasattr(self, "__post_init__"):
            self.__post_init__()

    compared = [name for name in names if defaults[name].compare]
    key = lambda self: tuple([getattr(self, name) for name in compared])
    shown = [name for name in names if defaults[name].repr]
    methods = {
        "__init__": init,
        "__repr__": lambda self: "%s(%s)"
        % (kind.__name__, ", ".join(["%s=%r" % (name, getattr(self, name)) for name in shown])),
    }
    if eq:
        methods["__eq__"] = lambda self, other: type(self) is type(other) and key(self) == key(other)
        methods["__hash__"] = lambda self: hash(key(self))
    if order:
        methods["__lt__"] = lambda self, other: key(self) < key(other)
        methods["__le__"] = lambda self, other: key(self) <= key(other)
        methods["__gt__"] = lambda self, other: key(self) > key(other)
        methods["__ge__"] = lambda self, other: key(self) >= key(other)
    own = kind.__dict__
    for name, method in methods.items():
        if name not in own:
            setattr(kind, name, method)
    return kind


def dataclass(kind=None, *, order=False, frozen=False, eq=True, repr=True, init=True, slots=False, **_):
    if kind is None:
        return lambda kind: _decorate(kind, order, frozen, eq)
    return _decorate(kind, order, frozen, eq)


def fields(kind):
    return tuple(kind._lab_all)


def asdict(item):
    from collections import OrderedDict

    return OrderedDict([(name, getattr(item, name)) for name in item._lab_all])


def astuple(item):
    return tuple([getattr(item, name) for name in item._lab_all])


def replace(item, **changes):
    values = asdict(item)
    values.update(changes)
    return type(item)(**values)
