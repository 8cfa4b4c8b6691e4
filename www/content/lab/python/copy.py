def copy(item):
    if isinstance(item, (int, float, str, tuple, bytes, type(None))):
        return item
    if hasattr(item, "copy"):
        return item.copy()
    twin = object.__new__(type(item))
    for name, value in item.__dict__.items():
        setattr(twin, name, value)
    return twin


def deepcopy(item, _=None):
    if isinstance(item, (list, set, frozenset)):
        return type(item)([deepcopy(part) for part in item])
    if isinstance(item, tuple):
        return tuple([deepcopy(part) for part in item])
    if isinstance(item, dict):
        twin = type(item)()
        for key, value in item.items():
            twin[key] = deepcopy(value)
        return twin
    if isinstance(item, (int, float, str, bytes, type(None))) or callable(item):
        return item
    twin = object.__new__(type(item))
    for name, value in item.__dict__.items():
        setattr(twin, name, deepcopy(value))
    return twin
