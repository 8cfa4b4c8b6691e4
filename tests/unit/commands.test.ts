/** What single commands and changes do to the saved state, and to the rest of the page. */
import assert from "node:assert/strict";
import { test } from "vitest";
import type { SessionCommand } from "../../www/app/perform.ts";
import { solvedAs } from "../../www/content/game-names.ts";
import { lessonNamed } from "../../www/content/lessons/loaded.ts";
import type { GameId } from "../../www/engine/generated/puzzle.ts";
import { roster } from "../../www/engine/setting-up.ts";
import { placing, pressing } from "../../www/play/editor/drawing.ts";
import { raceOn } from "../../www/routes/compare/race.ts";
import { readLink } from "../../www/routes/forgiving.ts";
import { practiceId } from "../../www/routes/ids.ts";
import {
  atLessonStep,
  drafted,
  give,
  moved,
  playThis,
  restart,
  solvedInDrill,
  toBoard,
  toGame,
  toLesson,
  toMode,
  toPractice,
  toScreen,
  withKept,
  withLearned,
  withQuestions,
  withRun,
} from "../../www/store/changes.ts";
import { edited } from "../../www/store/draft.ts";
import { changing, type ModelChange } from "../../www/store/model.ts";
import { coachMark } from "../../www/store/practice.ts";
import {
  type BoardLayout,
  EMPTY,
  initialState,
  playedOf,
  type State,
  type WatchedRun,
} from "../../www/store/state.ts";
import { initialUi, type Ui } from "../../www/store/ui.ts";
import { knowing, practising } from "../../www/today/awaiting.ts";
import { bookmark } from "../../www/watch/bookmarks.ts";
import { decide, keepChoices } from "../../www/watch/steering.ts";
import { after as afterIn } from "./bare-session.ts";
import "./engine.ts";
import { DAILY, ON } from "./invented-day.ts";

const SOLVERS = roster();
/** A lesson with a laboratory. */
const LAB = "which-square";

const WANTED = { date: ON, which: "queens-easy" } as const;

const first = initialState();
const known: State = { ...first, days: { [ON]: DAILY } };
const knights = toGame("knights")(first);
const colour = toGame("colour")(first);

const after = (state: State, what: SessionCommand | ModelChange, ui: Partial<Ui> = {}) =>
  afterIn({ state, ui: { ...initialUi(), ...ui } }, what);

test("a comparison is set up and looked at in its own tab", () => {
  const turned = after(first, { type: "compare/turn", tab: "growth" }).state;
  assert.deepEqual([turned.mode, turned.compare.tab], ["compare", "growth"]);
  const { compare } = first;
  const [starts, growth, chance] = [
    compare.starts.queens,
    compare.growth.queens,
    compare.chance.queens,
  ];
  for (const [action, made] of [
    [{ type: "compare/starts", change: { rows: 6 } }, { starts: { ...starts, rows: 6 } }],
    [{ type: "compare/growth", change: { n: 6 } }, { growth: { ...growth, n: 6 } }],
    [{ type: "compare/chance", change: { run: 6 } }, { chance: { ...chance, run: 6 } }],
    [{ type: "compare/look-at-start", at: 9 }, { starts: { ...starts, at: 9 } }],
    [{ type: "compare/look-at-size", n: 9 }, { growth: { ...growth, n: 9 } }],
    [{ type: "compare/look-at-run", run: 9 }, { chance: { ...chance, run: 9 } }],
  ] satisfies [SessionCommand, object][]) {
    const { state } = after(first, action);
    const [[tab, setup]] = Object.entries(made) as [["starts", object]];
    assert.deepEqual(state.compare, { ...compare, [tab]: { ...compare[tab], queens: setup } });
  }
});

test("a race moves to another board, and a new lane has a solver for it", () => {
  const board = { rows: 5, columns: 5, at: "b3", closed: false, regions: null };
  const moved = after(first, { type: "race/board", board }).state.compare.race.queens;
  assert.deepEqual([moved.rows, moved.columns, moved.squares], [5, 5, [11]]);
  assert.deepEqual(moved.lanes, first.compare.race.queens.lanes);

  const added = (state: State) => {
    const { lanes } = after(state, { type: "race/add" }).state.compare.race[state.game];
    return lanes.at(-1)!.solver;
  };
  const raceOf = (
    game: "queens" | "colour" | "knights",
    layout: BoardLayout,
    solvers: string[],
  ) => {
    const lanes = solvers.map((solver) => ({ solver, options: "", seed: 0 }));
    return after(first, { type: "race/set", game, race: raceOn(game, layout, lanes) }).state;
  };
  const large = { ...EMPTY, rows: 64, columns: 64 };
  for (const [game, layout] of [
    ["queens", large],
    ["knights", large],
    ["colour", first.compare.race.colour],
  ] as const) {
    const usable = SOLVERS.filter((info) => info.game === solvedAs(game) && info.goesBack);
    const [one, two, three] = usable.map(({ id }) => id) as [string, string, string];
    assert.equal(added(raceOf(game, layout, [one, two])), three);
    assert.equal(added(raceOf(game, layout, [two, three])), one);
    assert.equal(added(raceOf(game, layout, [three, three, one])), two);
  }
});

test("the editor closes what is open over it, and closes a tour", () => {
  const sheet = { sheet: "new" } as const;
  const opened = after(first, { type: "draft/open" }, sheet);
  assert.deepEqual([opened.state.screen, opened.ui.sheet], ["draft", null]);
  const { drafts } = after(knights, { type: "draft/close", closed: true }).state;
  assert.deepEqual(drafts.knights.layout, { ...first.drafts.knights.layout, closed: true });
});

test("a press in the editor does what the board and the pen are for", () => {
  const pressed = (state: State, ui: Partial<Ui> = {}, square = 9) => {
    const { drafts } = after(state, pressing(square), ui).state;
    return drafts[state.game].layout;
  };
  assert.deepEqual(pressed(first).squares, [9]);
  assert.deepEqual(pressed(first, { draftPen: "block" }).squares, [9]);
  assert.deepEqual(pressed(knights).squares, [9]);
  assert.deepEqual(pressed(knights, { draftPen: "block" }).blocked, [9]);
  const { regions } = first.drafts.colour.layout;
  const painted = pressed(colour, { brush: 7 }, 0);
  assert.deepEqual([painted.squares, painted.regions], [[], `H${regions!.slice(1)}`]);
});

test("a square given to the editor is locked, or becomes the start of a tour", () => {
  const given = (state: State, square: number) => after(state, placing(square)).state;
  assert.deepEqual(given(given(first, 9), 20).drafts.queens.layout.squares, [9, 20]);
  assert.deepEqual(given(given(knights, 9), 20).drafts.knights.layout.squares, [20]);
});

test("a stroke paints in a colour that the board has, or locks one queen", () => {
  const stroke = { type: "draft/paint" as const, squares: [0], begins: true };
  const far = after(colour, { ...stroke, colour: 9 });
  assert.equal(far.state.drafts.colour.layout.regions![0], "H");
  assert.deepEqual([far.ui.brush, far.ui.strokeFrom], [7, colour.drafts.colour.layout]);
  const queen = { brush: "queen" } as const;
  assert.deepEqual(after(colour, stroke, queen).state.drafts.colour.layout.squares, [0]);
  for (const nothing of [
    { ...stroke, begins: false },
    { ...stroke, squares: [] },
  ]) {
    assert.equal(after(colour, nothing, queen).state, colour);
  }
});

test("a challenge is started and given up, and a watched board is played on", () => {
  const rival = { link: "#/duel/queens/8/-?run=1", started: false };
  const dared = withKept(first, { rival, seconds: 5 });
  const started = after(dared, { type: "play/start-duel" }).state;
  assert.deepEqual(playedOf(started).rival, { ...rival, started: true });
  const ended = after(started, { type: "play/give-up" }).state;
  assert.deepEqual(playedOf(ended).rival, { ...rival, started: true, gaveUp: 5 });
  const on = after(toMode("watch")(first), changing(playThis([9, 20]))).state;
  assert.deepEqual([on.mode, playedOf(on).record], ["play", "b7 e6"]);
  assert.equal(after(toScreen("home")(on), changing(moved)).state.screen, "board");
});

test("a link closes what is open, and its grade has to be judged", () => {
  const open = (link: string) =>
    after(first, { type: "app/open", ...readLink(link), time: 0 }, { sheet: "new", wanted: WANTED })
      .ui;
  const claim = { id: "queens/6/-", grade: "hard" };
  assert.deepEqual(open("#/play/queens/6/-?grade=hard"), { ...initialUi(), claim });
  assert.deepEqual(open("#/play/queens/6/-"), initialUi());
});

test("a day’s puzzle opens, or is awaited; a newcomer has practised enough", () => {
  const open = { type: "play/open-day", date: ON, which: "queens-easy" } as const;
  const asked = { sheet: "archive", wanted: { ...WANTED, date: "2026-11-20" } } as const;
  const there = after(known, open, asked);
  assert.equal(playedOf(there.state).day, ON);
  assert.deepEqual(there.ui, initialUi());
  assert.deepEqual(after(first, open, asked).ui, { ...initialUi(), wanted: WANTED });

  const practises = after(known, changing(practising)).state;
  const { state } = after({ ...practises, pen: "cross" }, open);
  assert.deepEqual([state.pen, state.hintsSeen], ["piece", [coachMark("queens")]]);
  const another = after({ ...known, pen: "cross" }, open).state;
  assert.deepEqual([another.pen, another.hintsSeen], ["cross", []]);
});

test("practice comes back as it was left, with the tips of the current game", () => {
  const marked = { ...toMode("watch")(known), hintsSeen: [coachMark("queens"), "cross", "other"] };
  const { state } = after(marked, changing(practising));
  assert.deepEqual([state.mode, state.screen, state.hintsSeen], ["play", "board", ["other"]]);
  assert.equal(playedOf(state).id, practiceId("queens"));
  const left = toMode("watch")(withKept(state, { record: "a6" }));
  assert.equal(playedOf(after(left, changing(practising)).state).record, "a6");
  const there = after(toScreen("home")(colour), changing(practising)).state;
  assert.equal(playedOf(there).id, practiceId("colour"));
});

test("a person can ask for a new puzzle of any game, and the next one is of the game on the board", () => {
  const asked = after(first, { type: "play/new-game", game: "knights" }).ui;
  assert.equal(asked.newGame, "knights");
  const wished = after(first, { type: "play/order", order: { rows: 5 } }, asked).state;
  assert.deepEqual([wished.orders.knights.rows, wished.orders.queens.rows], [5, 8]);
  const drafting = after(first, { type: "draft/open", game: "colour" }).state;
  assert.deepEqual([drafting.game, drafting.screen], ["colour", "draft"]);
});

test("a day that nobody awaits opens nothing", () => {
  const { state, ui } = after(first, knowing(DAILY));
  assert.deepEqual([state, ui], [known, initialUi()]);
});

test("a run gets another board, starts again, is bookmarked and is steered", () => {
  const watched = (
    game: GameId,
    action: SessionCommand | ModelChange,
    run: Partial<WatchedRun> = {},
  ) => {
    const state = withRun(toMode("watch")(toGame(game)(first)), run);
    return after(state, action).state;
  };
  const regions = "AABBACBBCCCDCDDD";
  const { watch } = watched("colour", { type: "watch/board", regions });
  assert.deepEqual([watch.colour.regions, watch.colour.rows], [regions, 4]);
  assert.equal(
    watched("knights", { type: "watch/close", closed: true }).watch.knights.closed,
    true,
  );
  assert.equal(watched("queens", changing(restart), { step: 7 }).watch.queens.step, 0);
  const { bookmarks } = watched("queens", changing(bookmark(3)));
  assert.deepEqual(bookmarks, [{ run: "#/queens/8/-/forward-checking@0", step: 3 }]);

  const choices = (action: SessionCommand | ModelChange, run?: Partial<WatchedRun>) =>
    watched("queens", action, run).watch.queens.choices;
  assert.equal(choices({ type: "watch/steer", on: true }), "");
  assert.equal(choices({ type: "watch/steer", on: false }, { choices: "" }), undefined);
  const chosen = choices(changing(decide(0)), { choices: "" })!;
  assert.notEqual(chosen, "");
  assert.equal(choices(changing(keepChoices(1)), { choices: chosen }), chosen);
  assert.equal(choices(changing(keepChoices(0)), { choices: chosen }), "");
  assert.equal(choices({ type: "watch/undo-choice" }, { choices: chosen }), "");
});

test("a board is sketched in the editor, and played", () => {
  const draft = after(colour, pressing(0), { brush: "queen" }).state;
  const regions = "A".repeat(64);
  const sketched = after(draft, changing(drafted(edited({ regions, squares: [] })))).state;
  const { layout } = sketched.drafts.colour;
  assert.deepEqual([layout.regions, layout.squares], [regions, []]);
  const played = after(sketched, { type: "draft/play" }).state;
  assert.deepEqual([played.screen, playedOf(played).regions], ["board", regions]);
});

test("a lesson goes from part to part and step to step, and a drill notes what was solved", () => {
  const lesson = toLesson({ id: LAB })(first);
  const learned = (action: SessionCommand | ModelChange, state = lesson) =>
    after(state, action).state;
  assert.equal(learned({ type: "learn/go", by: 1 }).lesson.part, 1);
  const place = { id: LAB, part: 2, step: 4, lock: null };
  assert.deepEqual(learned({ type: "learn/to", place }).lesson, place);
  assert.equal(learned(changing(atLessonStep(9))).lesson.step, 9);
  assert.deepEqual(learned(changing(withLearned(["words/1"]))).learned, ["words/1"]);
  const drill = changing(toPractice("forward-checking", { asks: "dry-row", seed: 7, at: 0 }));
  const open = learned(drill);
  const questions = lessonNamed("forward-checking").parts.filter(
    (part) => part.kind === "question",
  );
  const made = learned(changing(withQuestions(questions)), open).lesson.practice;
  assert.deepEqual(made?.questions, questions);
  assert.deepEqual(learned(changing(solvedInDrill), open).lesson.practice?.solved, [0]);
});

test("only in the laboratory of a lesson can a queen be locked", () => {
  const lock = { type: "learn/lock", square: 9 } as const;
  const part = lessonNamed(LAB).parts.findIndex(({ kind }) => kind === "lab");
  const lab = toLesson({ id: LAB, part, step: 3 })(first);
  const { lesson } = after(lab, lock).state;
  assert.deepEqual(lesson, { ...lab.lesson, step: null, lock: 9 });
  const start = toLesson({ id: LAB })(first);
  assert.equal(after(start, lock).state, start);
});

test("a drill begins at its first question and closes what is open", () => {
  const drill = { type: "learn/practise", id: "forward-checking", asks: "dry-row" } as const;
  const { state, ui } = after(first, drill, { sheet: "new" });
  const { practice } = state.lesson;
  assert.deepEqual(practice, { asks: "dry-row", seed: practice?.seed, at: 0, solved: [] });
  assert.deepEqual([state.mode, ui.sheet], ["learn", null]);
});

test("blocking ends with another game or mode, not with another board", () => {
  const blocking = (action: SessionCommand | ModelChange) =>
    after(first, action, { blocking: true }).ui.blocking;
  assert.equal(blocking({ type: "app/game", game: "knights" }), false);
  assert.equal(blocking({ type: "app/mode", mode: "watch" }), false);
  assert.equal(blocking(changing(give(9))), true);
});

test("what an action leaves alone stays the same object", () => {
  const model = {
    state: toBoard("queens", { ...EMPTY, rows: 6, columns: 6 })(first),
    ui: initialUi(),
  };
  assert.equal(afterIn(model, { type: "settings/set", settings: { sounds: true } }).ui, model.ui);
});
