/** Inputs for the targets: mostly valid, sometimes strange. */
import fc from "fast-check";
import { COLOURS } from "../../www/content/moment.ts";
import { GAME_IDS } from "../../www/routes/ids.ts";

/** Numbers at limits, and values that are not numbers. */
const EDGES = [
  ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, -0, 0.5, 1e-320],
  ...[
    63,
    64,
    65,
    512,
    1000,
    2000,
    2001,
    1e6,
    1e6 + 1,
    2 ** 31,
    2 ** 32 - 1,
    2 ** 32,
    2 ** 53,
    1e300,
  ],
];

/** A number: mostly small, rarely at a limit, rarely any. */
export const number = fc.oneof(
  { weight: 8, arbitrary: fc.nat(80) },
  { weight: 2, arbitrary: fc.constantFrom(...EDGES) },
  { weight: 1, arbitrary: fc.double() },
);

/** Text to put between words or in their place. */
const odd = fc.oneof(
  fc.string({ unit: "binary", maxLength: 8 }),
  fc.constantFrom(
    "",
    " ",
    "\n",
    "\0",
    "%",
    "%E0%A4%A",
    "é",
    "😀",
    "\u202e",
    "٣",
    "”",
    ". ",
    "__proto__",
  ),
  fc.constantFrom("constructor", "toString", "NaN", "-1", "1e9", "x".repeat(2000)),
);

/** One of these words, or rarely something else. */
export const word = (...words: string[]) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...words) },
    { weight: 1, arbitrary: odd },
    { weight: 1, arbitrary: number.map(String) },
  );

/** Any JSON value. */
export const json = fc.oneof(
  { weight: 3, arbitrary: number },
  { weight: 3, arbitrary: odd },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [0], "queens", "a8") },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** A change to a value: the path to a part, and its replacement. */
const damage = fc.record({
  walk: fc.array(fc.nat(40), { minLength: 1, maxLength: 6 }),
  how: fc.constantFrom("put", "put", "put", "drop", "repeat", "swap"),
  what: json,
});

/** Valid values, each with some of its parts changed, dropped, repeated or swapped. */
export const mangled = (valid: unknown[]) =>
  fc
    .tuple(fc.constantFrom(...valid), fc.array(damage, { maxLength: 4 }))
    .map(([value, damages]) => damages.reduce(damaged, structuredClone(value)));

interface Damage {
  walk: number[];
  how: string;
  what: unknown;
}

function damaged(whole: unknown, { walk, how, what }: Damage): unknown {
  let holder: object | null = null;
  let name = "";
  let part = whole;
  for (const turn of walk) {
    if (typeof part !== "object" || part === null) break;
    const names = Object.keys(part);
    if (names.length === 0) break;
    holder = part;
    name = names[turn % names.length]!;
    part = Reflect.get(holder, name);
  }
  if (holder === null) return structuredClone(what);
  if (how === "drop") Reflect.deleteProperty(holder, name);
  else if (how === "repeat" && Array.isArray(holder)) holder.push(...holder, part);
  else Reflect.set(holder, name, structuredClone(how === "swap" ? Object.values(holder)[0] : what));
  return whole;
}

/** A text that is cut off, or has something inserted. */
export const torn = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(text, fc.option(fc.tuple(fc.nat(4000), fc.boolean(), odd), { freq: 4, nil: null }))
    .map(([whole, tear]) => {
      if (tear === null) return whole;
      const [at, isCut, more] = tear;
      const place = at % (whole.length + 1);
      return whole.slice(0, place) + more + (isCut ? "" : whole.slice(place));
    });

/** A board, as JavaScript passes it. */
export const setup = fc.record(
  {
    game: word(...GAME_IDS),
    rows: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 9 }) }, number),
    columns: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 1, max: 9 }) }, number),
    squares: fc.array(number, { maxLength: 3 }),
    blocked: fc.array(number, { maxLength: 4 }),
    closed: fc.boolean(),
    regions: fc.oneof(word(COLOURS, "2A2BAC2B3CDC3D", "AB", "9"), fc.string({ maxLength: 20 })),
  },
  { requiredKeys: ["game", "rows", "columns", "squares", "closed"] },
);

/** The name of a square, or something similar. */
export const square = word("a8", "c5", "h1", "e7", "d3", "b6", "zz99", "a0");
