import assert from "node:assert/strict";
import { test } from "vitest";
import { LESSONS } from "../../www/content/lessons/index.ts";
import type { Part } from "../../www/content/lessons/lesson.ts";
import { FIRST_BOARDS } from "../../www/routes/layout.ts";
import { type Requirements, requirementsIn } from "../../www/routes/requirements.ts";
import * as change from "../../www/store/changes.ts";
import { canBeMade, namesStep, stepsAgain } from "../../www/store/lessons.ts";
import { linkTo, linkToMode, linkToPosition } from "../../www/store/links.ts";
import { coached } from "../../www/store/practice.ts";
import { requirementsOf, requirementsOfChance } from "../../www/store/requirements.ts";
import {
  initialState,
  playedOf,
  runOf,
  type State,
  showsTree,
  USUAL_SOLVERS,
} from "../../www/store/state.ts";
import { bookmark, bookmarksOf } from "../../www/watch/bookmarks.ts";
import { openLink, requirementsOfLink } from "./opening.ts";
import "./engine.ts";
import { dayWith } from "./invented-day.ts";

const NOON = new Date(2026, 10, 21, 12).getTime();
const DATE = "2026-11-21";
const STATE = initialState();
const KNOWN = change.learned(dayWith())(STATE);

const open = (link: string, before: State = STATE) => openLink(link, before, NOON);

/** The link to the place that a link opened, after the page's sentence, if any. */
function leadsTo(link: string, before: State = STATE) {
  const { state, problem } = open(link, before);
  return problem ? `${problem} ${linkTo(state)}` : linkTo(state);
}

test("a link opens its place, whose link is the same", () => {
  for (const link of [
    "#/play",
    "#/play/queens/8/f6+c1",
    "#/play/knights/5x6/a1?closed",
    "#/setup/queens/8/f6+c1",
    "#/setup/knights/5x6",
    "#/queens/8/f6+c1/forward-checking@3",
    "#/queens/8/a8/forward-checking@3?rows=fewest",
    "#/knights/5x6/a1/warnsdorff@7",
    "#/queens/8/a8/forward-checking@3?open=tree,code",
    "#/knights/5x6/a1/warnsdorff@7?closed&open=all",
    "#/learn/forward-checking",
    "#/compare/queens/race/8/a8/backtracking,forward-checking@20",
  ]) {
    assert.equal(leadsTo(link), link);
  }
});

test("home opens Today, whichever puzzle was on the board", () => {
  const { state } = open("#/play", coached(KNOWN));
  for (const link of ["#/play", "#/today", "#today/", "/Today."]) {
    const { state, day, problem } = open(link, coached(KNOWN));
    assert.deepEqual(
      [state.screen, day, problem, linkTo(state)],
      ["home", undefined, "", "#/play"],
    );
  }
  assert.equal(linkTo({ ...state, mode: "watch" }).slice(0, 9), "#/queens/");
  for (const mode of ["play", "watch", "learn", "compare"] as const) {
    assert.equal(open(linkToMode(state, mode), state).state.mode, mode);
  }
});

test("a day’s puzzle opens, or is requested", () => {
  for (const link of [`#/play/${DATE}/knights`, "#/play/today/knights", "#/today/knights"]) {
    const unknown = open(link);
    assert.deepEqual(unknown.day, { date: DATE, which: "knights" });
    assert.deepEqual(
      [unknown.problem, unknown.state.mode, unknown.state.game],
      ["", "play", "knights"],
    );
    const known = open(link, KNOWN);
    assert.deepEqual([known.problem, known.day], ["", undefined]);
    assert.equal(linkTo(known.state), `#/play/${DATE}/knights`);
  }
});

test("a link to a position includes its board", () => {
  const { state, position } = open("#/play/queens/8/f6+c1?position=a5,d3");
  assert.equal(position, "a5+d3");
  assert.equal(linkToPosition(playedOf(state), "a5+d3"), "#/play/queens/8/f6+c1?position=a5,d3");
  assert.equal(open("#/play/queens/8/f6").position, undefined);
});

test("an invalid set-up leaves the board as it was", () => {
  const { state, problem } = open("#/setup/queens/8/z9");
  assert.match(problem, /z9/);
  assert.deepEqual([state.screen, state.drafts], ["draft", STATE.drafts]);
});

test("a lesson opens by its name, and an unknown one is reported", () => {
  assert.equal(leadsTo("#/learn/"), "#/learn/words");
  const there = change.toLesson({ id: "ties", part: 1 })(STATE);
  assert.equal(leadsTo("#/learn/", { ...there, mode: "play" }), "#/learn/ties/2");
  for (const lesson of ["2", "99x"]) {
    const said = `There is no lesson “${lesson}”. Choose one from All lessons.`;
    assert.equal(open(`#/learn/${lesson}`).problem, said);
  }
});

test("a part that a lesson doesn’t have is reported", () => {
  for (const { lesson } of LESSONS) {
    const { id, parts, title } = lesson;
    const last = `#/learn/${id}/${parts.length}`;
    assert.equal(open(last).problem, "", last);
    assert.equal(open(last).state.lesson.part, parts.length - 1, last);
    for (const part of [0, parts.length + 1]) {
      const { state, problem } = open(`#/learn/${id}/${part}`);
      const said = `“${title}” has ${parts.length} parts, and no part ${part}. Here is part 1.`;
      assert.equal(problem, said);
      assert.deepEqual([state.lesson.id, state.lesson.part], [id, 0]);
    }
  }
});

/** The first and the last step that a link may name in a part. */
const stretchOf = (part: Part) => ("stretch" in part ? part.stretch : [0, 10_000]);

test("a link to a part only names steps of its stretch", () => {
  const kinds = new Set();
  for (const { lesson } of LESSONS) {
    for (const [at, part] of lesson.parts.entries()) {
      kinds.add(part.kind);
      const link = (step: number) => `#/learn/${lesson.id}/${at + 1}@${step}`;
      const [from, to] = stretchOf(part) as [number, number];
      for (const step of [from, to]) {
        const { state, problem } = open(link(step));
        const wanted = namesStep(part) || stepsAgain(part).includes(step) ? step : null;
        assert.deepEqual([problem, state.lesson.step], ["", wanted], link(step));
        if (namesStep(part)) assert.equal(linkTo(state), link(step));
      }
      if (!namesStep(part) || part.kind === "lab") continue;
      for (const step of [from - 1, to + 1].filter((step) => step >= 0)) {
        const { state, problem } = open(link(step));
        const said = `This part of the lesson goes from step ${from} to step ${to}.`;
        assert.deepEqual([problem, state.lesson.step], [said, null], link(step));
      }
    }
  }
  assert.deepEqual([...kinds].toSorted(), [
    "choose",
    "cover",
    "exercise",
    "guess",
    "lab",
    "predict",
    "question",
    "side",
    "watch",
  ]);
});

test("a queen can be locked only in the laboratory", () => {
  const parts = LESSONS.flatMap(({ lesson }) =>
    lesson.parts.map((part, at) => ({ part, link: `#/learn/${lesson.id}/${at + 1}@0?lock=` })),
  );
  const [lab] = parts.filter(({ part }) => part.kind === "lab");
  assert.deepEqual(
    [open(`${lab!.link}c5`).problem, open(`${lab!.link}c5`).state.lesson.lock],
    ["", 26],
  );
  assert.match(open(`${lab!.link}z9`).problem, /z9/);
  assert.equal(open(`${lab!.link}z9`).state.lesson.lock, null);
  for (const { part, link } of parts.filter(({ part }) => part.kind !== "lab")) {
    assert.equal(open(`${link}c5`).state.lesson.lock, null, part.kind);
  }
});

test("an impossible moment opens as far as it exists", () => {
  const cases = [
    // A square off the board or attacked: the knight or queen gets the first one.
    ["#/queens/8/f6+f7/forward-checking@3", "#/queens/8/f6/forward-checking@0"],
    ["#/queens/8/f6/forward-checking?rows=nonsense@3", "#/queens/8/f6/forward-checking@0"],
    ["#/queens/8/f6/telepathy@3", "#/queens/8/f6/forward-checking@0"],
    ["#/knights/8x8/a8/telepathy@3", "#/knights/8x8/a8/warnsdorff@0"],
    ["#/queens/6/z9/forward-checking@3", "#/queens/6/-/forward-checking@0"],
    ["#/knights/5x6/z9/warnsdorff?closed&blocked=y8@3", "#/knights/5x6/-/warnsdorff@0"],
    ["#/queens/0/-/forward-checking@3", "#/queens/8/-/forward-checking@0"],
  ] as const;
  for (const [link, wanted] of cases) {
    const { state, problem } = open(link);
    assert.notEqual(problem, "", link);
    assert.equal(linkTo(state), wanted, link);
  }
});

test("a knight that has moved has a start", () => {
  const start = (link: string) => runOf(open(link).state).squares;
  assert.deepEqual(start("#/knights/8x8/-/warnsdorff@3"), [0]);
  assert.deepEqual(start("#/knights/8x8/-/warnsdorff@0"), []);
  assert.deepEqual(start("#/knights/8x8/b6/warnsdorff@3"), [17]);
  assert.deepEqual(start("#/queens/8/-/forward-checking@3"), []);
});

test("an unreadable link changes nothing", () => {
  const { state, problem } = open("#/chess/8");
  assert.equal(state, STATE);
  assert.match(problem, /^This link names no game\. Write one such as #/);
});

test("what can’t be read opens the nearest thing that can, and a sentence says so", () => {
  for (const [link, nearest, wrong] of [
    [
      "#/play/2026-99-99/queens-easy",
      "#/play",
      "There are puzzles for every day from 2026-01-01 to 2036-12-31.",
    ],
    ["#/play/chess", "#/play", "This link names no game."],
    ["#/play/queens/8/a8/backtracking@3", "#/play/queens/8/a8", "This link has too many parts."],
    [
      "#/queens/8/a8/forward-checking@3x?rows=fewest",
      "#/queens/8/a8/forward-checking@0?rows=fewest",
      "“3x” is not a step.",
    ],
    [
      "#/queens/8/a8/forward-checking@3?seed=x&rows=fewest",
      "#/queens/8/a8/forward-checking@3?rows=fewest",
      "“x” is not a seed.",
    ],
    ["#/learn/words/2@x", "#/learn/words/2", "“x” is not a step."],
    ["#/learn/words/1/2", "#/learn/words", "This link has too many parts."],
    [
      "#/compare/knights/nonsense",
      linkTo(open("#/compare/knights").state),
      "There is no comparison “nonsense”.",
    ],
    [
      "#/play/queens/8/a8?rows=fewest",
      "#/play/queens/8/a8",
      "“rows” in this link means nothing here.",
    ],
  ] as const) {
    assert.equal(
      leadsTo(link),
      `${wrong} Here is what the rest of the link names. ${nearest}`,
      link,
    );
  }
});

test("a link opens the panels it names; without any, the open ones stay", () => {
  const opened = (query: string, before: State = STATE) => {
    const { state, problem } = open(`#/queens/8/a8/forward-checking@3${query}`, before);
    return [state.open.join(" "), problem];
  };
  assert.deepEqual(opened("?open=code,tree,code"), ["tree code", ""]);
  assert.deepEqual(opened("?open=all"), ["domains tree figures code", ""]);
  const before: State = { ...STATE, open: ["figures"] };
  for (const query of ["", "?open="]) assert.deepEqual(opened(query, before), ["figures", ""]);
  const unknown = "There is no panel “sky”. Choose from domains, tree, figures and code, or all.";
  assert.deepEqual(opened("?open=sky,tree", before), ["tree", unknown]);
  // A board to play has no panels; a link that names some still opens.
  assert.equal(leadsTo("#/play/queens/8/a8?open=tree"), "#/play/queens/8/a8");
});

test("the tree is shown when it is open, and beside a lesson", () => {
  const watch: State = { ...STATE, mode: "watch", open: ["tree"] };
  assert.deepEqual([watch, { ...watch, open: [] }].map(showsTree), [true, false]);
  const at = (is: (part: Part) => boolean) => open(partOf(is), watch).state;
  assert.equal(showsTree(at(({ beside = [] }) => beside.includes("tree"))), true);
  assert.equal(showsTree(at(({ beside }) => beside?.includes("code") === true)), false);
  assert.equal(showsTree(at(({ beside }) => !beside)), false);
});

test("the panels beside a run don’t change the run: its bookmarks stay", () => {
  const watched = change.toMode("watch")(STATE);
  const marked = bookmark(3)(watched);
  assert.deepEqual(bookmarksOf({ ...marked, open: ["tree"] }), [3]);
});

test("a link keeps the locked square of a laboratory and the seed of a generated question", () => {
  const laboratory = partOf((part) => part.kind === "lab");
  for (const link of [`${laboratory}?lock=c5`, `${partOf(canBeMade)}?seed=7`]) {
    assert.equal(leadsTo(link), link);
  }
  assert.equal(leadsTo(`${laboratory}?seed=7`), laboratory);
});

/** The link to the first part of this kind that is not the first of its lesson. */
function partOf(is: (part: Part) => boolean) {
  for (const { lesson } of LESSONS) {
    const at = lesson.parts.findIndex((part, place) => place > 0 && is(part));
    if (at > 0) return `#/learn/${lesson.id}/${at + 1}`;
  }
  return assert.fail();
}

test("the first and the last question of a drill open", () => {
  const questions = (at: number) => open(`#/learn/last-square/practice@${at}?seed=3`);
  assert.deepEqual([questions(5).problem, questions(5).state.lesson.practice?.at], ["", 4]);
  assert.match(questions(0).problem, /0/);
  assert.match(questions(6).problem, /no question 6/);
});

test("a link claims a grade for a board until the board has one", () => {
  const link = "#/play/queens/8/f6+c1?grade=hard";
  const { state, claim } = open(link);
  const { id } = playedOf(state);
  assert.deepEqual(claim, { id, grade: "hard" });
  assert.equal(open("#/play/queens/8/f6+c1").claim, undefined);
  const graded = change.graded({ id, grade: "medium" })(state);
  assert.equal(playedOf(graded).grade, "medium");
  assert.equal(open(link, graded).claim, undefined);
  const refused = open("#/play/queens/8/z9?grade=hard");
  assert.match(refused.problem, /z9/);
  assert.equal(refused.claim, undefined);
});

test("home opens without a message on a day without puzzles", () => {
  const { state, problem } = openLink(
    "#/play",
    { ...coached(STATE), game: "colour" },
    Date.UTC(2037, 4),
  );
  assert.deepEqual([problem, state.screen, state.game], ["", "home", "colour"]);
});

test("a link without a solver, or to an impossible board, opens the usual run", () => {
  for (const game of ["queens", "knights", "colour"] as const) {
    const { state, problem } = open(`#/${game}`);
    assert.deepEqual([problem, state.mode, state.game], ["", "watch", game]);
    assert.equal(runOf(state).solver, USUAL_SOLVERS[game]);
  }
  const { state, problem } = open("#/colour/3A/-/backtracking@3");
  assert.match(problem, /^[A-Z0-9].*\.$/);
  assert.deepEqual([runOf(state).regions, runOf(state).step], [FIRST_BOARDS.colour.regions, 0]);
});

test("what a link needs is what its place needs, and no more", () => {
  const lesson = (id: string, more: Partial<Requirements> = {}): Requirements => ({
    ...{ mode: "learn", games: ["queens"], deduces: false, deals: false, lesson: id },
    ...more,
  });
  const drill = { deals: true, drills: true };
  const solvers = "backtracking,forward-checking@0";
  for (const [link, required] of [
    ["#/learn/words", lesson("words")],
    ["#/learn/words/practice?idea=attacked-by&seed=7", lesson("words", drill)],
    ["#/learn/light-and-dark", lesson("light-and-dark", { games: ["knights"], deals: true })],
    ["#/learn/lines", lesson("lines", { games: ["colour"], deduces: true })],
    [
      "#/learn/lines/practice?idea=three-lines&seed=7&board=queens-9",
      lesson("lines", { games: ["colour", "queens"], deduces: true, ...drill }),
    ],
    ["#/knights/8x8/a8/warnsdorff@0", { mode: "watch", games: ["knights"] }],
    [`#/compare/queens/race/8/a8/${solvers}`, { mode: "compare", games: ["queens"] }],
    [
      `#/compare/queens/race/8/a8/${solvers}?you=1`,
      { mode: "compare", games: ["queens"], deals: true },
    ],
    ["#/compare/knights/chance", { mode: "compare", games: ["knights"] }],
  ] satisfies [string, Requirements][]) {
    assert.deepEqual(requirementsOfLink(link), required, link);
    const { state, problem } = open(link);
    assert.deepEqual([problem, requirementsOf(state)], ["", required], link);
    assert.deepEqual(requirementsOfChance(state), { ...required, deals: true }, link);
  }
  const like = `${partOf(canBeMade)}?seed=7`;
  assert.equal(requirementsOfLink(like).drills, true);
  assert.deepEqual(requirementsOf(open(like).state), requirementsOfLink(like));
  const play = { mode: "play", games: [] };
  assert.deepEqual(requirementsOfLink("#/play/queens/8/a8"), play);
  assert.deepEqual(requirementsOfLink("#/duel/queens/8/a8?run=1"), { ...play, duels: true });
  for (const id of ["words", "gone"]) {
    const practice = { board: "queens-6" };
    assert.deepEqual(requirementsIn("learn", { lesson: id, practice }), lesson(id, drill));
  }
  const state = STATE;
  assert.deepEqual(requirementsOf(state), play);
  const tab = { ...state.compare, tab: "starts" as const };
  const race = { ...tab.race, queens: { ...tab.race.queens, own: "you" as const } };
  const starts: State = { ...state, mode: "compare", compare: { ...tab, race } };
  assert.deepEqual(requirementsOf(starts), { mode: "compare", games: ["queens"] });
});
