def contextmanager(func):
    class Manager:
        def __init__(self, *args, **kwargs):
            self.steps = func(*args, **kwargs)

        def __enter__(self):
            return next(self.steps)

        def __exit__(self, kind, error, _):
            try:
                if kind is None:
                    next(self.steps)
                else:
                    self.steps.throw(error)
            except StopIteration:
                return kind is not None
            return False

    return Manager


class suppress:
    def __init__(self, *kinds):
        self.kinds = kinds

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        return kind is not None and issubclass(kind, self.kinds)
