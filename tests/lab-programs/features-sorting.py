people = [("b", 2), ("a", 2), ("c", 1)]
print(sorted(people, key=lambda p: (p[1], p[0])), sorted(people, key=lambda p: p[1]), max(people, key=lambda p: p[1]), min(people, key=lambda p: p[1]))
people.sort(key=lambda p: -p[1]); print(people)
from operator import itemgetter, attrgetter
print(sorted(people, key=itemgetter(1)))
