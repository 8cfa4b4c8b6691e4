import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { toCsv } from "../../www/core/csv.ts";
import { answerAsCsv, answerAsJson, statisticsAs } from "../../www/saves/tables.ts";
import { allShapes, collectionOf } from "../../www/store/collection.ts";
import { solutionOf } from "../../www/store/eight-queens.ts";
import { shareOf } from "../../www/store/share.ts";
import { unitedSolves } from "../../www/store/solves.ts";
import { newGame, type Solve } from "../../www/store/state.ts";
import { rankOf, statisticsOf } from "../../www/store/statistics.ts";
import { NO_SOLVES } from "../../www/store/summary.ts";
import { solves as known } from "./known.ts";
import { onItsDay, solve, summaryWith } from "./solves.ts";

/** Solves with these times. */
const taking = (...seconds: number[]) =>
  seconds.map((time, index) => solve({ seconds: time, ended: index }));

test("times are listed by size and grade", () => {
  const six = { rows: 6, columns: 6, seconds: 31 };
  const log = [
    ...taking(100, 300, 200, 400),
    ...[solve(six), solve({ ...six, seconds: 52, hints: 2, grade: "hard" })],
    solve({ game: "knights", seconds: 1 }),
  ];
  const summary = summaryWith(...log);
  const { solved, sizes, usual, withoutHints, last } = statisticsOf(summary, "queens");
  assert.deepEqual(last, [100, 300, 200, 400], "the latest are those of the usual size");
  assert.deepEqual([solved, usual?.rows, withoutHints], [6, 8, 5 / 6]);
  assert.deepEqual(
    sizes.map(({ rows, solved, best, median }) => [rows, solved, best, median]),
    [
      [6, 2, 31, 41.5],
      [8, 4, 100, 250],
    ],
  );
  assert.deepEqual(sizes[0]?.grades.hard, { solved: 1, best: 52, median: 52 });
  assert.equal(statisticsOf(summary, "queens", { rows: 6, columns: 6 }).usual?.rows, 6);
  assert.deepEqual(rankOf(summary, log[2]!), { rank: 2, of: 4 });
  assert.deepEqual(rankOf(summary, log[0]!), { rank: 1, of: 4 });
  const both = summaryWith(solve({ grade: null }), solve({ ended: 2 }));
  const ungraded = statisticsOf(both, "queens").sizes;
  assert.deepEqual(Object.keys(ungraded[0]!.grades), ["easy"]);
});

test("boards of the same rows or columns are different sizes, the smallest first", () => {
  const sides = [
    [4, 8],
    [5, 8],
    [5, 6],
    [6, 5],
    [3, 4],
  ] as const;
  const log = sides.map(([rows, columns], at) =>
    solve({ game: "knights", rows, columns, seconds: at }),
  );
  const summary = summaryWith(...log);
  const { sizes } = statisticsOf(summary, "knights");
  assert.deepEqual(
    sizes.map(({ rows, columns, solved }) => [rows, columns, solved]),
    [
      [3, 4, 1],
      [5, 6, 1],
      [6, 5, 1],
      [4, 8, 1],
      [5, 8, 1],
    ],
  );
  assert.deepEqual(
    log.map((one) => rankOf(summary, one)),
    log.map(() => ({ rank: 1, of: 1 })),
  );
});

test("the share without mistakes is that of all solves", () => {
  const shares = (log: Solve[]) => statisticsOf(summaryWith(...log), "queens").withoutMistakes;
  assert.equal(shares([]), null);
  assert.equal(shares([solve(), solve({ mistakes: 2 }), solve({ mistakes: 1 })]), 1 / 3);
});

test("every solve is in one bar, whose label tells its time", () => {
  const times = fc.array(fc.oneof(fc.nat(9_000), fc.constantFrom(10, 45, 60, 120, 3600, 7200)), {
    minLength: 1,
  });
  const of = { s: 1, min: 60, h: 3600 };
  const within = (label: string, seconds: number) => {
    const [, what, from, unit, to = from, other = unit] =
      /^(under |over )?(\d+)(?: (\w+))?(?:–(\d+) (\w+))?$/.exec(label) ?? [];
    const [least, most] = [
      Number(from) * of[(unit ?? other) as "s"],
      Number(to) * of[other as "s"],
    ];
    if (what) return what === "under " ? seconds < most : seconds >= least;
    return seconds >= least && seconds < most;
  };
  fc.assert(
    fc.property(times, (seconds) => {
      const { bars } = statisticsOf(summaryWith(...taking(...seconds)), "queens");
      assert.equal(bars.length, 6);
      for (const { label, count, isLast } of bars) {
        assert.equal(count, seconds.filter((time) => within(label, time)).length, label);
        assert.equal(isLast, within(label, seconds.at(-1)!));
      }
      assert.equal(
        bars.reduce((sum, { count }) => sum + count, 0),
        seconds.length,
      );
    }),
    { seed: 24, numRuns: 300 },
  );
});

test("bars surround the median, count every solve once, and mark the last one", () => {
  const { bars } = statisticsOf(
    summaryWith(...taking(100, 130, 200, 220, 300, 500, 700, 230)),
    "queens",
  );
  assert.deepEqual(
    bars.map(({ label, count }) => [label, count]),
    [
      ["under 2 min", 1],
      ["2–3 min", 1],
      ["3–4 min", 3],
      ["4–6 min", 1],
      ["6–10 min", 1],
      ["over 10 min", 1],
    ],
  );
  assert.deepEqual(bars.map(({ isLast }) => isLast).indexOf(true), 2);
  const quick = statisticsOf(summaryWith(...taking(5, 8)), "queens").bars;
  assert.deepEqual([quick[0]?.label, quick[0]?.count], ["under 10 s", 2]);
  const minute = statisticsOf(summaryWith(...taking(50)), "queens").bars;
  assert.deepEqual(
    minute.map(({ label }) => label),
    ["under 30 s", "30–45 s", "45 s–1 min", "1–2 min", "2–3 min", "over 3 min"],
  );
  const slow = statisticsOf(summaryWith(...taking(3000, 90_000)), "queens").bars;
  assert.deepEqual([slow.at(-1)?.label, slow.at(-1)?.count], ["over 2 h", 1]);
  assert.deepEqual(slow.map(({ label }) => label).slice(1, 3), ["15–20 min", "20–30 min"]);
});

test("without a solve there are no statistics, and only the last thirty solves count", () => {
  const { solved, withoutHints, sizes, usual, bars, last } = statisticsOf(NO_SOLVES, "queens");
  assert.deepEqual([solved, withoutHints, sizes, usual, bars, last], [0, null, [], null, [], []]);
  const many = statisticsOf(
    summaryWith(...taking(...Array.from({ length: 40 }, (_, i) => i))),
    "queens",
  );
  assert.deepEqual([many.last.length, many.last[0], many.last[29]], [30, 10, 39]);
});

test("two lists of solves are merged in order of time, each solve once", () => {
  const [one, two, three] = taking(1, 2, 3) as [Solve, Solve, Solve];
  assert.deepEqual(unitedSolves([one, three], [two, three]), [one, two, three]);
  assert.deepEqual(unitedSolves([two, three], [one, three]), [one, two, three]);
});

test("eight queens have 92 solutions of 12 shapes, one with only four images", () => {
  const shapes = [...allShapes().values()];
  assert.equal(shapes.flat().length, 92);
  assert.deepEqual(shapes.map(({ length }) => length).toSorted(), [4, ...Array(11).fill(8)]);
  for (const columns of shapes.flat()) {
    for (const diagonal of [1, -1]) {
      assert.equal(new Set(columns.map((column, row) => column + diagonal * row)).size, 8);
    }
  }
});

test("the collection has each solution once", () => {
  const empty = collectionOf(NO_SOLVES);
  assert.deepEqual([empty.found, empty.of, empty.shapesFound, empty.shapes.length], [0, 92, 0, 12]);
  const first = solve();
  assert.deepEqual(solutionOf(first), [0, 4, 7, 5, 2, 6, 1, 3]);
  const once = collectionOf(summaryWith(first));
  assert.deepEqual([once.found, once.shapesFound], [1, 1]);
  const [shape] = once.shapes.filter(({ queens }) => queens.length > 0);
  assert.ok(shape);
  assert.deepEqual([shape.found.filter(Boolean).length, shape.found.length], [1, 8]);
  assert.deepEqual([shape.isNew, shape.queens], [true, [0, 12, 23, 29, 34, 46, 49, 59]]);
  const isNew = ({ shapes }: typeof once) => shapes.some(({ isNew }) => isNew);
  const again = solve({ at: "a8+e7", position: "h6+f5+c4+g3+b2+d1", ended: 2 });
  const twice = collectionOf(summaryWith(first, again));
  assert.deepEqual([twice.found, isNew(twice)], [1, false]);
  assert.equal(isNew(collectionOf(summaryWith(first, again), first.ended)), true, "it was then");
  // Its reflection is another solution of the same shape.
  const mirrored = solve({ at: "h8", position: "d7+a6+c5+f4+b3+g2+e1", ended: 2 });
  const both = collectionOf(summaryWith(first, mirrored));
  assert.deepEqual([both.found, both.shapesFound, isNew(both)], [2, 1, false]);
  const others = [
    solve({ rows: 6, columns: 6, at: "b6", position: "d5+f4+a3+c2+e1" }),
    solve({ game: "knights" }),
    solve({ position: "" }),
  ];
  assert.equal(collectionOf(summaryWith(...others)).found, 0);
  const whole = collectionOf(summaryWith(...known));
  assert.deepEqual([whole.found, whole.shapesFound], [92, 12]);
  assert.ok(whole.shapes.every(({ found }) => found.every(Boolean)));
  assert.equal(isNew(empty), false);
  const alone = solve({ at: "", position: `a8+${first.position}` });
  assert.deepEqual(solutionOf(alone), solutionOf(first));
  for (const position of ["b8+c8+d8+e8+f8+g8+h8", "a7+b6+c5+d4+e3+f2+g2", "e7+h6", ""]) {
    assert.equal(solutionOf(solve({ position })), null, position);
  }
});

test("tours are counted by kind, each once", () => {
  const kinds = { closed: true, symmetric: "half-turn" as const, semiMagic: true, magic: false };
  const tour = solve({ game: "knights", kinds, position: "c7+b5" });
  const open = { closed: false, symmetric: "" as const, semiMagic: false, magic: true };
  const log = [tour, tour, solve({ ...tour, position: "b6+c8", kinds: open }), solve()];
  assert.deepEqual(summaryWith(...log).tours, {
    solved: 2,
    closed: 1,
    symmetric: 1,
    semiMagic: 1,
    magic: 1,
  });
  const plain = { closed: false, symmetric: "" as const, semiMagic: false, magic: false };
  const both = { ...plain, semiMagic: true, magic: true };
  const more = [null, plain, both].map((kinds, at) =>
    solve({ ...tour, kinds, position: `a${at}` }),
  );
  assert.deepEqual(summaryWith(...log, ...more).tours, {
    solved: 5,
    closed: 1,
    symmetric: 1,
    semiMagic: 1,
    magic: 2,
  });
});

test("a share gives nothing away: the later a row was filled, the longer its bar", () => {
  const layout = {
    rows: 8,
    columns: 8,
    squares: [21, 58],
    blocked: [],
    closed: false,
    regions: null,
  };
  const day = { id: "day/2026-11-21/queens-easy", day: "2026-11-21", grade: "medium" };
  const kept = newGame("queens", layout, day);
  const how = onItsDay("2026-11-21", {
    at: "f6+c1",
    grade: "medium",
    seconds: 221,
    position: "b7+e8+a5+g4+h2+d3",
  });
  const { puzzle, sentence, text, link, spoken } = shareOf(kept, how, "https://example.org/");
  assert.equal(puzzle, "Queen’s Challenge · Sat 21 Nov · Medium");
  assert.equal(sentence, "Solved in 3:41 · no hints");
  assert.equal(link, "https://example.org/#/play/2026-11-21/queens-easy");
  assert.match(spoken, /in the order they were filled: 2, 1, 4, 5, 7, 6\.$/);
  const picture = ["🟦🟦🟦⬜⬜⬜⬜⬜", "🟦🟦⬜⬜⬜⬜⬜⬜", "🟪⬜⬜⬜⬜⬜⬜⬜", "🟩🟩🟩🟩⬜⬜⬜⬜"];
  picture.push("🟩🟩🟩🟩🟩🟩⬜⬜", "🟨🟨🟨🟨🟨🟨🟨🟨", "🟨🟨🟨🟨🟨🟨🟨⬜", "🟪⬜⬜⬜⬜⬜⬜⬜");
  const meaning = "The board’s rows: the longer a bar, the later I filled it.";
  const head = "Forward Check · Queen’s Challenge · Sat 21 Nov · Medium";
  assert.equal(text, [head, ...picture, meaning, sentence, link].join("\n"));
  const moved = { ...how, position: "a7+h8+b5+c4+d2+e3" };
  assert.equal(
    shareOf(kept, moved, "https://example.org/").text,
    text,
    "the share does not reveal columns",
  );
});

test("a tour’s share shows when its rows were filled, in at most 16 lines", () => {
  const layout = { rows: 3, columns: 4, squares: [0], blocked: [], closed: false, regions: null };
  const kept = newGame("knights", layout, { grade: "hard" });
  const board = { game: "knights", rows: 3, columns: 4, at: "a3", grade: "hard" } as const;
  const position = "b1+d2+c4+a1+b3+d1+c3+a2+b1+d2+c1";
  const { text } = shareOf(
    kept,
    solve({ ...board, seconds: 61, hints: 1, mistakes: 2, position }),
    "/",
  );
  assert.deepEqual(text.split("\n"), [
    "Forward Check · Knight’s Tour · 4 × 3 · Hard",
    "🟦🟦⬜⬜",
    "🟩🟩🟩⬜",
    "🟨🟨🟨🟨",
    "The board’s rows: the longer a bar, the later I filled it.",
    "Solved in 1:01 · 1 hint, 2 mistakes",
    "/#/play/knights/3x4/a3?grade=hard",
  ]);
  const tall = solve({ rows: 40, columns: 40, at: "", position: "a40+b12+b1" });
  const { picture } = shareOf(kept, tall, "/");
  assert.deepEqual(
    picture.map(([part]) => part),
    Array.from(
      { length: 16 },
      (_, line) => ({ 0: "first", 11: "middle", 15: "last" })[line] ?? "locked",
    ),
  );
  const closed = { ...board, closed: true, grade: null, position };
  assert.equal(shareOf(kept, solve(closed), "/").puzzle, "Knight’s Tour, closed · 4 × 3");
  assert.equal(
    shareOf(kept, solve({ ...closed, game: "queens" }), "/").puzzle,
    "Queen’s Challenge · 4 × 3",
  );
});

/** Reads CSV as RFC 4180 says, one character at a time. */
function readCsv(text: string) {
  const rows = [[""]];
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const [row, character] = [rows[rows.length - 1]!, text[at]];
    if (isQuoted && character === '"' && text[at + 1] === '"') row[row.length - 1] += text[++at]!;
    else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === ",") row.push("");
    else if (!isQuoted && text.startsWith("\r\n", at)) at = rows.push([""]) && at + 1;
    else row[row.length - 1] += character!;
  }
  return rows.slice(0, -1);
}

test("an independent parser reads the tables", () => {
  const rows = [
    ["a", 'say "b"', "c,d", "e\r\nf", ""],
    ["1", "2", "", "4", "5"],
  ];
  assert.deepEqual(readCsv(toCsv({ head: rows[0]!, rows: rows.slice(1) })), rows);
  const log = [onItsDay("2026-11-21"), solve({ at: "f6+c1", seconds: 60.6 })];
  const { type: json } = statisticsAs(log, "json", 0);
  assert.equal(json, "application/json");
  const kindsOf = (kinds: object) => {
    const plain = { closed: false, symmetric: "" as const, semiMagic: false, magic: false };
    const tour = solve({ game: "knights", kinds: { ...plain, ...kinds } });
    return readCsv(statisticsAs([tour], "csv", 0).content)[1]?.[15];
  };
  assert.deepEqual(
    [
      {},
      { closed: true, semiMagic: true },
      { symmetric: "half-turn", magic: true, semiMagic: true },
    ].map(kindsOf),
    ["", "closed semi-magic", "half-turn magic"],
  );
  const { name, type, content } = statisticsAs(log, "csv", new Date(2026, 10, 21).getTime());
  const [head, first, second] = readCsv(content);
  assert.ok(head && first && second);
  assert.deepEqual([name, type], ["forward-check-statistics-2026-11-21.csv", "text/csv"]);
  assert.deepEqual([head[0], head[5], first[1], second[1]], ["solved", "given", "2026-11-21", ""]);
  assert.deepEqual([second[5], second[9], first.length, head.length], ["f6 c1", "61", 17, 17]);
  assert.deepEqual([second[14], second[15]], [solve().position.replaceAll("+", " "), ""]);
  assert.deepEqual(JSON.parse(statisticsAs(log, "json", 0).content), { solves: log });
  const found = { solver: null, steps: null, squares: ["d5", "f4"] };
  const answer = { game: "queens", size: "6x6", at: ["b6"], closed: false, blocked: [], ...found };
  assert.deepEqual(answerAsJson(answer), {
    name: "forward-check-queens-6x6-b6.json",
    type: "application/json",
    content: JSON.stringify(answer, null, 2),
  });
  const file = answerAsCsv(answer);
  assert.equal(file.type, "text/csv");
  assert.equal(file.name, "forward-check-queens-6x6-b6.csv");
  assert.deepEqual(readCsv(file.content), [
    ["number", "square"],
    ["1", "d5"],
    ["2", "f4"],
  ]);
});
