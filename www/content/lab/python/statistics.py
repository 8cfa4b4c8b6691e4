def mean(items):
    items = list(items)
    total = sum(items)
    return total // len(items) if type(total) is int and total % len(items) == 0 else total / len(items)


def median(items):
    items = sorted(items)
    half = len(items) // 2
    return items[half] if len(items) % 2 else (items[half - 1] + items[half]) / 2


def mode(items):
    from collections import Counter

    return Counter(items).most_common(1)[0][0]


def pstdev(items):
    items = list(items)
    middle = sum(items) / len(items)
    return (sum([(item - middle) ** 2 for item in items]) / len(items)) ** 0.5


def stdev(items):
    items = list(items)
    middle = sum(items) / len(items)
    return (sum([(item - middle) ** 2 for item in items]) / (len(items) - 1)) ** 0.5
