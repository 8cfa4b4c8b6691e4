# Runs a program in the Lab's MicroPython. What it says to the page goes to the error stream, a line of JSON each.
import builtins, json, sys, uctypes
from array import array
from time import ticks_ms as poll
from collections import OrderedDict
from board import BoardError, make_board, run_solve

# The word being recorded, with its line above it: the page takes it at each call of poll.
word = array("I", [0])


def put(bits):
    word[0] = bits
    poll()


def say(*what):
    sys.stderr.write(json.dumps(what) + "\n")


known = {}


def note(text):
    text = text[:400]
    if text not in known:
        if len(known) == 4096:
            return None
        known[text] = len(known)
        say("note", text)
    return known[text]


def stable_sorted(items, key=None, reverse=False):
    # MicroPython's own sorting may swap what is equal.
    if key is None:
        pairs = [(item, at) for at, item in enumerate(items)]
    else:
        pairs = [(key(item), at, item) for at, item in enumerate(items)]
    if reverse:
        pairs = [(pair[0], -pair[1], pair[-1]) for pair in pairs]
    pairs.sort(reverse=reverse)
    return [pair[0] if key is None else pair[2] for pair in pairs]


def sort(items, *, key=None, reverse=False):
    if isinstance(items, list):
        items[:] = stable_sorted(items, key, reverse)
    else:
        items.sort(key=key, reverse=reverse)


def step(items, start, stop, by):
    if isinstance(items, str):
        return "".join(list(items)[start:stop:by])
    if isinstance(items, tuple):
        return tuple(list(items)[start:stop:by])
    if isinstance(items, range):
        return list(items)[start:stop:by]
    return items[start:stop:by]


def zfilled(text, width):
    sign = text[:1] if text[:1] in ("-", "+") else ""
    return sign + "0" * (width - len(text)) + text[len(sign) :]


def title(text):
    whole, inside = "", False
    for letter in text:
        whole += letter.lower() if inside else letter.upper()
        inside = letter.isalpha()
    return whole


# Methods that MicroPython lacks.
TEXTS = {
    "ljust": lambda text, width, fill=" ": text + fill * (width - len(text)),
    "rjust": lambda text, width, fill=" ": fill * (width - len(text)) + text,
    "zfill": zfilled,
    "title": title,
    "capitalize": lambda text: text[:1].upper() + text[1:].lower(),
    "swapcase": lambda text: "".join([c.lower() if c.isupper() else c.upper() for c in text]),
    "casefold": lambda text: text.lower(),
    "splitlines": lambda text: (text[:-1] if text[-1:] == "\n" else text).split("\n") if text else [],
    "isalnum": lambda text: text != "" and all([c.isalpha() or c.isdigit() for c in text]),
    "isnumeric": lambda text: text.isdigit(),
    "removeprefix": lambda text, part: text[len(part) :] if text.startswith(part) else text,
    "removesuffix": lambda text, part: text[: len(text) - len(part)] if text.endswith(part) else text,
}
NUMBERS = {
    "bit_length": lambda number: len(bin(abs(number))) - 2 if number else 0,
    "bit_count": lambda number: bin(number).count("1"),
}


def method(name, thing, *args, **kwargs):
    own = TEXTS if isinstance(thing, str) else NUMBERS if isinstance(thing, int) else ()
    if name in own:
        return own[name](thing, *args)
    if name == "fromkeys" and thing is OrderedDict:
        return OrderedDict([(key, args[1] if len(args) > 1 else None) for key in args[0]])
    if name in ("cache_clear", "cache_info") and type(thing) is type(lambda: name):
        import functools

        return getattr(functools.cached_by(thing), name)()
    return getattr(thing, name)(*args, **kwargs)


plain_import = __import__


def own_import(name, *how):
    """A module with an underscore stands in for one that MicroPython has without what students use."""
    if name in ("heapq", "math", "sys", "time"):
        builtins.__import__ = plain_import
        try:
            return plain_import("_" + name, *how)
        except ImportError:
            pass
        finally:
            builtins.__import__ = own_import
    return plain_import(name, *how)


def merged(*parts):
    whole = OrderedDict()
    for part in parts:
        whole.update(part)
    return whole


class Members:
    """What an enumeration becomes."""

    def __init__(self, kind, names):
        self._kind, self._all = kind, []
        number = 0
        for name in names:
            value = getattr(kind, name)
            if type(value).__name__ == "_Value":
                value = number + 1
            number = value if type(value) is int else number + 1
            member = kind(value)
            member.name = name
            setattr(self, name, member)
            self._all.append(member)

    def __iter__(self):
        return iter(self._all)

    def __len__(self):
        return len(self._all)

    def __call__(self, value):
        for member in self._all:
            if member.value == value:
                return member
        raise ValueError("%r is not a valid %s" % (value, self._kind.__name__))

    def __getitem__(self, name):
        return getattr(self, name)

    def __getattr__(self, name):
        return getattr(self._kind, name)


def dict_of(*things, **named):
    whole = OrderedDict()
    for thing in things:
        whole.update(getattr(thing, "_items", thing))
    whole.update(named)
    return whole


def ask(*_):
    raise BoardError("input() has nobody to ask: write the value into the program.")


def show(*things, sep=" ", end="\n", file=None, flush=False):
    text = (" " if sep is None else sep).join([str(thing) for thing in things])
    sys.stdout.write(text + ("\n" if end is None else end))


def environment():
    return {
        "__name__": "__main__",
        "dict": OrderedDict,
        "sorted": stable_sorted,
        "input": ask,
        "print": show,
        "_lab_list": lambda *items: list(items),
        "_lab_set": lambda *items: set(items),
        "_lab_tuple": lambda *items: items,
        "_lab_dict": OrderedDict,
        "_lab_dict_of": dict_of,
        "_lab_merged": merged,
        "_lab_sort": sort,
        "_lab_step": step,
        "_lab_method": method,
        "_lab_enum": Members,
    }


def run(source, puzzle, seed):
    import random

    random.seed(seed)
    say("tape", uctypes.addressof(word))
    board = make_board(puzzle, put, note)
    builtins.__import__ = own_import
    program = environment()
    exec(compile(source, "program.py", "exec"), program)
    if "solve" in program:
        say("answer", run_solve(program["solve"], board, put, note))
    else:
        say("without")
