import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { roster } from "../../www/engine/setting-up.ts";
import { readLink } from "../../www/routes/forgiving.ts";
import { modeOf } from "../../www/routes/path.ts";
import { parse, placeOf, print, type Route, TABS } from "../../www/routes/route.ts";
import * as change from "../../www/store/changes.ts";
import { linkTo } from "../../www/store/links.ts";
import { initialState, NOT_PLAYED, playedOf } from "../../www/store/state.ts";
import { openLink } from "./opening.ts";
import "./engine.ts";
import { Person } from "./person.ts";
import { memorySaves } from "./store.ts";

/** The state after several changes. */
const after = (...changes: change.Change[]) =>
  changes.reduce((state, step) => step(state), initialState());

const PLAYED = change.played({ ...NOT_PLAYED, record: "e7 h6", seconds: 5 });

test("every place has a readable link, which reads back", () => {
  const board = { rows: 8, columns: 8, blocked: [], closed: false, regions: null };
  const knights = { game: "knights" as const, rows: 5, columns: 6, at: "a5", regions: null };
  const run = { solver: "warnsdorff", options: "", seed: 0, step: 3 };
  const links: Record<string, Route> = {
    "#/play/queens/8": { kind: "play", game: "queens", at: "", ...board },
    "#/play/queens/8/c5": { kind: "play", game: "queens", at: "c5", ...board },
    "#/play/knights/5x6/a5?closed&blocked=c3,d3": {
      kind: "play",
      ...knights,
      blocked: ["c3", "d3"],
      closed: true,
    },
    "#/knights/5x6/a5/warnsdorff@3": {
      kind: "watch",
      ...knights,
      blocked: [],
      closed: false,
      ...run,
    },
    "#/learn/words": { kind: "learn", lesson: "words", part: 1, step: null, lock: "" },
    "#/learn/words/2@6": { kind: "learn", lesson: "words", part: 2, step: 6, lock: "" },
    "#/learn/words/1?lock=c5": { kind: "learn", lesson: "words", part: 1, step: null, lock: "c5" },
    "#/compare/knights": { kind: "compare", game: "knights" },
  };
  for (const [link, place] of Object.entries(links)) {
    assert.equal(print(place), link);
    assert.deepEqual(parse(link), place);
  }
});

const word = fc.constantFrom("words", "forward-checking", "two-lines");
const number = fc.integer({ min: 1, max: 99 });
const projected = fc.constantFrom({}, { projector: true });
const practice = fc
  .record(
    { idea: fc.oneof(word, fc.constant("")), seed: fc.nat(), at: number, board: word },
    { requiredKeys: ["idea", "seed", "at"] },
  )
  .map((one) => ({ ...one }));
const boards = {
  rows: fc.constant(8),
  columns: fc.constant(8),
  blocked: fc.constant<string[]>([]),
  closed: fc.constant(false),
  regions: fc.constant(null),
  at: fc.constantFrom("", "c5", "c5+d8"),
};
const games = fc.constantFrom("queens", "knights" as const);

/** Any place except those in Watch, whose links have a separate test. */
const places = fc
  .oneof(
    fc
      .tuple(
        fc.record({
          lesson: word,
          part: number,
          step: fc.option(fc.nat()),
          lock: fc.constantFrom("", "c5"),
        }),
        projected,
      )
      .map(([place, more]) => ({ kind: "learn" as const, ...place, ...more })),
    fc
      .record({
        lesson: word,
        part: number,
        step: fc.option(fc.nat()),
        lock: fc.constantFrom("", "c5"),
        seed: fc.nat(),
      })
      .map((place) => ({ kind: "learn" as const, ...place })),
    fc.tuple(fc.record({ lesson: word, practice }), projected).map(([place, more]) => ({
      kind: "learn" as const,
      part: 1,
      step: null,
      lock: "",
      ...place,
      ...more,
    })),
    fc.record(
      {
        kind: fc.constant("play" as const),
        game: games,
        ...boards,
        position: fc.constantFrom("a5", "a5+d3/h7"),
        grade: word,
      },
      { requiredKeys: ["kind", "game", "rows", "columns", "blocked", "closed", "regions", "at"] },
    ),
    fc.record({ kind: fc.constant("setup" as const), game: games, ...boards }),
    fc.record({
      kind: fc.constant("day" as const),
      date: fc.constantFrom(null, "2026-11-21"),
      which: fc.constantFrom("queens-easy", "queens", "knights", "colour" as const),
    }),
    fc.record(
      {
        kind: fc.constant("compare" as const),
        game: games,
        tab: fc.constantFrom(...TABS),
        setup: fc.constantFrom("8/a8/backtracking@3", "8x8/-/x?you=1"),
      },
      { requiredKeys: ["kind", "game", "tab"] },
    ),
    fc.constantFrom<Route>(
      { kind: "home" },
      { kind: "compare", game: "knights" },
      { kind: "duel", link: "#/duel/queens/8/-?run=1" },
    ),
  )
  .map((place): Route => ({ ...place }));

test("a link to any place reads back, and tells its mode and position", () => {
  fc.assert(
    fc.property(places, (place) => {
      const link = print(place);
      assert.deepEqual(parse(link), place, link);
      assert.deepEqual(readLink(link), { route: place, problem: "" }, link);
      const { kind } = place;
      assert.equal(modeOf(kind), kind === "learn" || kind === "compare" ? kind : "play");
      assert.equal(placeOf(placeOf(link)), placeOf(link));
    }),
    { seed: 24, numRuns: 300 },
  );
});

test("a place is the link without query and moment, and a lesson is its first part", () => {
  for (const [link, place] of [
    ["#/learn/words/1?projector", "#/learn/words"],
    ["#/learn/words/1@3", "#/learn/words"],
    ["#/learn/words/2@6?lock=c5", "#/learn/words/2"],
    ["#/learn/words/11", "#/learn/words/11"],
    [
      "#/compare/queens/race/8/a8/backtracking,forward-checking@45,6.5?clock=time",
      "#/compare/queens/race/8/a8/backtracking,forward-checking",
    ],
    ["#/play/queens/8/-?position=a5", "#/play/queens/8/-"],
  ] as const) {
    assert.equal(placeOf(link), place);
  }
});

test("Back leaves a place, not just one of its moments", () => {
  const moment = "#/knights/5x6/a5/warnsdorff";
  for (const same of [`${moment}@3`, `${moment}@40?tie-break=roth`, `${moment}@0?seed=3&closed`]) {
    assert.equal(placeOf(same), placeOf(moment), same);
  }
  for (const other of ["#/knights/5x6/a5/backtracking@3", "#/knights/5x6/b4/warnsdorff@3"]) {
    assert.notEqual(placeOf(other), placeOf(moment), other);
  }
});

test("a link restores its state from anywhere", () => {
  const here = after(change.give(0), PLAYED);
  for (const state of [
    here,
    change.toGame("knights")(here),
    change.toMode("watch")(here),
    change.toMode("compare")(here),
    change.toLesson({ id: "forward-checking", part: 1, step: 4 })(here),
    change.toLesson({ id: "thrashing" })(here),
    change.reached(12)(change.watchThis(here)),
  ]) {
    const link = linkTo(state);
    assert.deepEqual(openLink(link, state), { state, problem: "" }, link);
    const elsewhere = change.toLesson({ id: "backtracking" })(state);
    assert.equal(linkTo(openLink(link, elsewhere).state), link);
  }
});

test("Back and Forward return to boards with their moves", () => {
  const first = after(change.give(0), PLAYED);
  const second = change.resize(6, 6)(first);
  const back = openLink(linkTo(first), second).state;
  assert.equal(playedOf(back).record, "e7 h6");
  const forth = openLink(linkTo(second), back).state;
  assert.deepEqual(playedOf(forth), playedOf(second));
});

test("a link to another board loses nothing", () => {
  const state = after(change.give(0), PLAYED);
  const opened = openLink("#/play/queens/6/b6", state).state;
  assert.deepEqual([playedOf(opened).rows, playedOf(opened).record], [6, ""]);
  assert.deepEqual(playedOf(change.undo(opened)), playedOf(state));
});

test("an invalid link changes nothing and says what to do", () => {
  const state = after(change.give(0), PLAYED);
  for (const [link, sentence] of [
    ["#/chess/8", "This link names no game. Write one such as "],
    ["#/play/queens/8/z9", "The square z9 is off the 8 × 8 board: choose one from a1 to h8."],
    ["#/play/queens/0", "There is no 0 × 0 board: choose from 1 × 1 to 1,000,000 × 1,000,000."],
  ] as const) {
    const opened = openLink(link, state);
    assert.ok(opened.problem.startsWith(sentence), opened.problem);
    assert.deepEqual(opened.state, state, link);
  }
  const none = openLink("#/learn/99", state);
  assert.equal(none.problem, "There is no lesson “99”. Choose one from All lessons.");
  assert.deepEqual(none.state.play, state.play);
});

test("a link to a position opens it as one move that can be undone", () => {
  const link = "#/play/queens/8/f6+c1?position=a5,d3/h7";
  const place = parse(link);
  assert.ok("kind" in place && place.kind === "play");
  assert.equal(place.position, "a5+d3/h7");
  assert.equal(print(place), link);
  const session = new Person(initialState(), roster(), memorySaves());
  assert.deepEqual(session.openLink(link).notice, "");
  const { game } = session.board;
  assert.equal(game?.position, "a5+d3/h7");
  session.undo();
  assert.equal(game?.position, "");
  const bad = "#/play/queens/8/f6+c1?position=a5,z9";
  assert.match(session.openLink(bad).notice ?? "", /z9/);
  assert.equal(session.board.game?.position, "", "an impossible position leaves the board alone");
});

test("the mode of a link is known without the engine", () => {
  const modeAt = (link: string) => {
    const { route } = readLink(link);
    return route && modeOf(route.kind);
  };
  assert.equal(modeAt("#/play"), "play");
  assert.equal(modeAt("#/play/today/queens-easy"), "play");
  assert.equal(modeAt("#/setup/knights/5x5"), "play");
  assert.equal(modeAt("#/knights/5x5/a1/warnsdorff@3"), "watch");
  assert.equal(modeAt("#/learn/no-such-lesson"), "learn");
  assert.equal(modeAt("#/compare/queens/growth"), "compare");
  assert.equal(modeAt("#/compare/queens/nonsense"), "compare");
  assert.equal(modeAt("#/nonsense"), null);
});
