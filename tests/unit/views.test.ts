import assert from "node:assert/strict";
import { test } from "vitest";
import { roster } from "../../www/engine/setting-up.ts";
import { gainsView } from "../../www/play/game/gains-view.ts";
import { sharedOf } from "../../www/play/game/shared-result.ts";
import { wonView } from "../../www/play/game/won-view.ts";
import { NO_LOG, withPending } from "../../www/store/solves.ts";
import { initialState, type Solve } from "../../www/store/state.ts";
import { type ArchiveDay, sheetView } from "../../www/today/sheet-view.ts";
import "./engine.ts";
import { Person } from "./person.ts";
import { logOf, onItsDay, solve } from "./solves.ts";
import { memorySaves } from "./store.ts";
import { withClock } from "./time.ts";

const TODAY = "2026-12-21";

/** A state with these solves. */
const solved = (...solves: Solve[]) => ({ ...initialState(), solves: logOf(...solves) });

const statuses = (day: ArchiveDay | undefined) =>
  day?.puzzles.map(({ which, status }) => `${which} ${status}`);

test("past puzzles show size and grade before they are generated", () => {
  const hard = onItsDay("2026-12-03", { id: "day/2026-12-03/queens" });
  const { days } = sheetView(solved(hard), "2026-12-05", "2026-12", "queens").archive;
  assert.deepEqual(statuses(days[2]), [
    ...["colour open", "queens solved", "knights open", "queens-easy open"],
  ]);
  const told = days[2]?.puzzles.map(({ game, size, grade }) => `${game} ${size} ${grade}`);
  assert.deepEqual(told, [
    ...["colour 8 × 8 Medium", "queens 10 × 10 Medium", "knights 7 × 6 Medium"],
    "queens 9 × 9 Easy",
  ]);
  assert.equal(
    days[2]?.puzzles[1]?.label,
    "Queen’s Challenge of Thu 3 December, 10 × 10, Medium: solved",
  );
});

test("past puzzles are listed by month, from the first day to today", () => {
  const state = solved(
    onItsDay("2026-12-20"),
    onItsDay("2026-12-19", { id: "day/2026-12-19/knights", game: "knights" }),
  );
  const { archive } = sheetView(state, TODAY, "", "queens");
  assert.deepEqual(
    [archive.month, archive.before, archive.after],
    ["December 2026", "November 2026", ""],
  );
  assert.deepEqual([archive.offset, archive.days.length], [1, 31]);
  const at = (day: number) => statuses(archive.days[day - 1])?.slice(1, 3);
  assert.deepEqual(at(20), ["queens solved", "knights open"]);
  assert.deepEqual(at(19), ["queens open", "knights solved"]);
  assert.deepEqual(statuses(archive.days[21]), [], "none of future days");
  assert.deepEqual([archive.days[20]?.isToday, archive.days[21]?.isAhead], [true, true]);
  const first = sheetView(state, TODAY, "2026-01", "queens").archive;
  assert.deepEqual([first.before, first.after, first.days.length], ["", "February 2026", 31]);
  const last = sheetView(state, "2037-05-01", "2036-12", "queens").archive;
  assert.deepEqual([last.before, last.after], ["November 2036", ""]);
});

test("statistics are for the chosen game", () => {
  const state = solved(solve({ seconds: 90 }), onItsDay(TODAY, { seconds: 30, hints: 1 }));
  const { statistics } = sheetView(state, TODAY, "", "queens");
  assert.deepEqual(statistics.figures, {
    solved: "2",
    "best, 8 × 8": "0:30",
    "median, 8 × 8": "1:00",
    "day streak": "1",
    "longest streak": "1",
    "without hints": "50%",
    "without mistakes": "100%",
  });
  assert.deepEqual([statistics.barsOf, statistics.canReset], ["8 × 8, 2 puzzles", true]);
  const none = sheetView(state, TODAY, "", "knights").statistics;
  assert.deepEqual([none.figures.solved, none.figures.best, none.bars], ["0", "–", []]);
  const reset = { ...state, solves: { ...NO_LOG, archived: { ...NO_LOG.archived, excluded: 2 } } };
  const after = sheetView(reset, TODAY, "", "queens").statistics;
  assert.deepEqual([after.canReset, after.canUndoReset], [false, true]);
  assert.match(after.message, /^2 puzzles taken out of your statistics/);
});

test("statistics show the share of puzzles solved without mistakes", () => {
  const solves = [
    solve({ ended: 1, mistakes: 0 }),
    solve({ ended: 2, mistakes: 2 }),
    solve({ ended: 4, mistakes: 0, game: "knights" }),
  ];
  const shown = (game: "queens" | "knights") =>
    sheetView(solved(...solves), TODAY, "", game).statistics.figures;
  assert.equal(shown("queens")["without mistakes"], "50%");
  assert.equal(shown("knights")["without mistakes"], "100%");
  const none = sheetView(solved(), TODAY, "", "queens").statistics.figures;
  assert.equal(none["without mistakes"], "–");
});

test("the collection shows shapes and kinds of tours", () => {
  const kinds = { closed: true, symmetric: "half-turn" as const, semiMagic: false, magic: false };
  const { collection } = sheetView(
    solved(solve(), solve({ game: "knights", kinds })),
    TODAY,
    "",
    "queens",
  );
  assert.equal(collection.shapes.length, 12);
  assert.deepEqual(collection.tours, {
    tours: "1",
    closed: "1",
    symmetric: "1",
    "semi-magic, magic": "0, 0",
  });
});

test(
  "a solved puzzle shows its rank among the times, and can be shared",
  withClock((clock) => {
    const session = new Person(solved(solve({ seconds: 0 })), roster(), memorySaves());
    session.give(0);
    assert.equal(wonView(session.state, []), null, "it is not solved yet");
    assert.equal(sharedOf(session.state, "https://example.org/#/play"), null);
    session.takeHint("e7");
    clock.now = 7_000;
    session.takeHint("h6 f5 c4 g3 b2 d1");
    const won = wonView(session.state, []);
    assert.equal(won?.words, "no hints");
    assert.deepEqual(
      gainsView(session.state, TODAY),
      { about: "Your 2nd best time on 8 × 8.", shape: null, streak: null },
      "a known shape, and not a daily puzzle",
    );
    assert.deepEqual(
      [won?.share.puzzle, won?.share.picture.length],
      ["Queen’s Challenge · 8 × 8", 8],
    );
    assert.match(won?.share.sentence ?? "", /^Solved in 0:07 · no hints$/);
    const shared = sharedOf(session.state, "https://example.org/#/play/queens/8/a8");
    assert.match(shared?.text ?? "", /\nhttps:\/\/example\.org\/#\/play\/queens\/8\/a8$/);
  }),
);

test("a solved easy puzzle says that it doesn’t count for the streak, on its own day", () => {
  const about = (one: Solve) => {
    const { play, ...state } = solved(one);
    const kept = { ...play.games[play.seen.queens]!, solved: one };
    const games = { ...play.games, [play.seen.queens]: kept };
    return gainsView({ ...state, play: { ...play, games } }, TODAY)?.about ?? "";
  };
  const easy = { id: `day/${TODAY}/queens-easy` };
  assert.match(about(onItsDay(TODAY, easy)), / The easy puzzle doesn’t count for the streak\.$/);
  assert.doesNotMatch(about(onItsDay(TODAY, { id: `day/${TODAY}/queens` })), /streak/);
  assert.doesNotMatch(about(onItsDay(TODAY, { ...easy, inTime: false })), /streak/);
});

test("a new shape is announced, even if you open the solution later", () => {
  const session = new Person(initialState(), roster(), memorySaves());
  session.give(0);
  session.takeHint("e7 h6 f5 c4 g3 b2 d1");
  const shape = () => gainsView(session.state, TODAY)?.shape;
  assert.deepEqual([shape()?.found, shape()?.dots.length], [1, 12]);
  assert.equal(shape()?.dots.filter((dot) => dot === "new").length, 1);
  const later = solve({ at: "b8", position: "d7+f6+h5+c4+a3+g2+e1", ended: Date.now() + 1 });
  session.merge({ ...session.state, solves: withPending(session.state.solves, later) });
  assert.equal(shape()?.found, 1);
});
