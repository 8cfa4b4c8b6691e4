class _Any:
    def __getitem__(self, _):
        return self

    def __call__(self, *args, **_):
        return args[1] if len(args) == 2 else self

    def __or__(self, _):
        return self

    def __ror__(self, _):
        return self


Any = Callable = Dict = FrozenSet = Generator = Iterable = Iterator = List = Optional = _Any()
Sequence = Set = Tuple = Type = Union = Final = ClassVar = Literal = Mapping = Deque = Hashable = Any
DefaultDict = Counter = Collection = NoReturn = Self = TypeAlias = Annotated = MutableSequence = Any
TYPE_CHECKING = False


class Protocol:
    pass


class _GenericBase:
    pass


class _Generic:
    def __getitem__(self, _):
        return _GenericBase


Generic = _Generic()


def TypeVar(name, *_, **__):
    return Any


def NewType(_, kind):
    return kind


def cast(_, value):
    return value


def overload(func):
    return func


final = overload


class NamedTuple:
    """The page writes the fields of each class as _lab_fields."""

    def __new__(cls, *args, **_):
        if cls is not NamedTuple:
            return object.__new__(cls)
        from collections import namedtuple

        return namedtuple(args[0], [field for field, _ in args[1]])

    def __init__(self, *args, **kwargs):
        names = self._lab_fields
        if len(args) > len(names):
            raise TypeError("%s takes %d values but got %d" % (type(self).__name__, len(names), len(args)))
        given = dict(zip(names, args))
        given.update(kwargs)
        for name in names:
            if name not in given and not hasattr(self, name):
                raise TypeError("%s is missing its field %s" % (type(self).__name__, name))
            if name in given:
                setattr(self, name, given[name])

    def _all(self):
        return tuple([getattr(self, name) for name in self._lab_fields])

    def __iter__(self):
        return iter(self._all())

    def __len__(self):
        return len(self._lab_fields)

    def __getitem__(self, at):
        return self._all()[at]

    def __contains__(self, item):
        return item in self._all()

    def __eq__(self, other):
        return self._all() == (other._all() if isinstance(other, NamedTuple) else other)

    def __lt__(self, other):
        return self._all() < tuple(other)

    def __gt__(self, other):
        return self._all() > tuple(other)

    def __hash__(self):
        return hash(self._all())

    def __add__(self, other):
        return self._all() + tuple(other)

    def __repr__(self):
        pairs = ["%s=%r" % pair for pair in zip(self._lab_fields, self._all())]
        return "%s(%s)" % (type(self).__name__, ", ".join(pairs))

    def _asdict(self):
        from collections import OrderedDict

        return OrderedDict(zip(self._lab_fields, self._all()))

    def _replace(self, **changes):
        given = self._asdict()
        given.update(changes)
        return type(self)(**given)
