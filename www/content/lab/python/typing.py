class _Any:
    def __getitem__(self, _):
        return self

    def __call__(self, *args, **_):
        return args[1] if len(args) == 2 else self

    def __or__(self, _):
        return self

    def __ror__(self, _):
        return self


Any = Callable = Dict = FrozenSet = Generator = Generic = Iterable = Iterator = List = Optional = _Any()
Sequence = Set = Tuple = Type = Union = Final = ClassVar = Literal = Mapping = Deque = Hashable = Any
DefaultDict = Counter = Collection = NoReturn = Self = TypeAlias = Annotated = MutableSequence = Any
TYPE_CHECKING = False


class Protocol:
    pass


def TypeVar(name, *_, **__):
    return Any


def NewType(_, kind):
    return kind


def cast(_, value):
    return value


def overload(func):
    return func


final = overload


def NamedTuple(name, fields):
    from collections import namedtuple

    return namedtuple(name, [field for field, _ in fields])
