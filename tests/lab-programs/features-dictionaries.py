d = {"z": 1, "b": 2}
d["a"] = 3; d["z"] = 9; del d["b"]; d["b"] = 4
print(d, list(d), list(d.values()), list(d.items()), d.get("q", 0), d.pop("a"), "z" in d, len(d))
d.setdefault("k", []).append(1); d.update({"u": 1}, v=2)
for k, v in d.items(): print(k, v)
print({v: k for k, v in {"a": 1, "b": 2}.items()}, dict(zip("ab", [1, 2])), dict([("x", 1)]), next(iter(d)), sorted(d), max({"a": 1, "b": 3}, key={"a": 1, "b": 3}.get))
print(dict.fromkeys([1, 2], 0), d.copy() == d, d.popitem())
del d["k"]
print(sorted(set(d.keys()) & {"u", "v"}))
e = dict(); e[(0, 1)] = "x"; print(e, bool({}), not {})
