import assert from "node:assert/strict";
import { test } from "vitest";
import type { SessionCommand } from "../../www/app/perform.ts";
import { describer } from "../../www/board/scene/by-game.ts";
import { paintedScene } from "../../www/board/scene/painted.ts";
import { blankOf, canPaint } from "../../www/core/regions.ts";
import type { Examined, Repair } from "../../www/engine/generated/thinking.ts";
import { pressing } from "../../www/play/editor/drawing.ts";
import { paintedMarks, paintMessage, paintView } from "../../www/play/editor/paint-view.ts";
import { readSettings } from "../../www/saves/readers.ts";
import { saveSettings } from "../../www/saves/saved.ts";
import { drafted, toDraft } from "../../www/store/changes.ts";
import { edited } from "../../www/store/draft.ts";
import { linkTo } from "../../www/store/links.ts";
import { changing, type ModelChange } from "../../www/store/model.ts";
import { EMPTY, initialState, puzzleOf, type State } from "../../www/store/state.ts";
import { initialUi } from "../../www/store/ui.ts";
import { after as afterIn } from "./bare-session.ts";
import { squareNames, Thinking } from "./engine.ts";
import { openLink } from "./opening.ts";

/** Four colours, of which yellow is in two pieces. */
const APART = "AABBCCBBCCAADDDD";

const boardOf = (letters: string) => {
  const side = Math.sqrt(letters.length);
  return { ...EMPTY, rows: side, columns: side, regions: letters };
};

const painting = (letters: string): State => toDraft("colour", boardOf(letters))(initialState());

/** The letters of the draft after some actions. */
function after(letters: string, ...actions: (SessionCommand | ModelChange)[]) {
  let model = { state: painting(letters), ui: initialUi() };
  for (const action of actions) model = afterIn(model, action);
  const { layout, earlier, later } = model.state.drafts.colour;
  return { ...model, letters: layout.regions, earlier, later };
}

const sketched = (regions: string) => changing(drafted(edited({ regions, squares: [] })));

const paint = (squares: number[], begins = true, colour?: number): SessionCommand => ({
  type: "draft/paint",
  squares,
  begins,
  ...(colour !== undefined && { colour }),
});
const UNDO: SessionCommand = { type: "app/undo" };

const BLANK = blankOf(4);

test("a stroke paints square by square and is undone as one step", () => {
  const brush: SessionCommand = { type: "draft/brush", brush: 2 };
  const stroke = [brush, paint([0]), paint([1, 2], false), paint([6], false)];
  const { letters, earlier } = after(BLANK, ...stroke);
  assert.equal(letters, "CCCAAACAAAAAAAAA");
  const undone = after(BLANK, ...stroke, UNDO);
  assert.equal(undone.letters, BLANK);
  assert.equal(undone.later.length, 1);
  assert.equal(after(BLANK, ...stroke, UNDO, { type: "app/redo" }).letters, letters);
  // The next stroke is another step.
  const twice = after(BLANK, ...stroke, paint([15]));
  assert.equal(twice.earlier.length, earlier.length + 1);
  assert.equal(after(BLANK, ...stroke, paint([15]), UNDO).letters, letters);
});

test("a stroke that begins on squares it does not change is also one step", () => {
  const before = after(BLANK).earlier.length;
  const made = after(BLANK, paint([0], true, 0), paint([1], false, 1), paint([2], false, 1));
  assert.equal(made.letters, "ABBAAAAAAAAAAAAA");
  assert.equal(made.earlier.length, before + 1);
  assert.equal(after(BLANK, paint([0], true, 0)).earlier.length, before, "nothing changed");
});

test("a click paints with the brush; a letter key or a square sets its colour", () => {
  const press = pressing(3);
  assert.equal(after(BLANK, paint([0], true, 3), press).letters, "DAADAAAAAAAAAAAA");
  const picked = after(APART, { type: "draft/pick-up", square: 2 }, press, paint([0]));
  assert.equal(picked.letters?.slice(0, 4), "BABB");
  assert.equal(picked.ui.brush, 1);
});

test("with the queen, a click locks and unlocks, a stroke locks where it begins, and a letter paints", () => {
  const queen: SessionCommand = { type: "draft/brush", brush: "queen" };
  const lockedAfter = (...actions: (SessionCommand | ModelChange)[]) =>
    after(APART, queen, ...actions).state.drafts.colour.layout.squares;
  const press = pressing(3);
  assert.deepEqual(lockedAfter(press, paint([9]), paint([10, 11], false)), [3, 9]);
  assert.deepEqual(lockedAfter(press, paint([9]), press), [9]);
  assert.deepEqual(lockedAfter(press, paint([9]), UNDO), [3]);
  assert.equal(after(APART, queen, press).letters, APART);
  const painted = after(APART, queen, press, paint([0], true, 3), paint([1]));
  assert.deepEqual([painted.letters?.slice(0, 2), painted.ui.brush], ["DD", 3]);
  assert.deepEqual(lockedAfter(press, sketched(APART)), []);
  const { state: opened } = openLink(linkTo(after(APART, queen, press).state), initialState());
  const { layout } = opened.drafts.colour;
  const view = paintView(layout, "queen", false, { ...NOTHING, examined: null });
  assert.deepEqual([view.brush, view.locked, view.isBlank], ["queen", "d4", false]);
});

test("clearing, another size and random colours can be undone", () => {
  for (const action of [
    { type: "draft/clear" },
    { type: "draft/resize", rows: 5, columns: 5 },
    sketched("ABCDABCDABCDABCD"),
  ] satisfies (SessionCommand | ModelChange)[]) {
    const made = after(APART, action);
    assert.ok(canPaint(made.state.drafts.colour.layout.rows, made.letters ?? ""));
    assert.notEqual(made.letters, APART);
    assert.equal(after(APART, action, UNDO).letters, APART);
  }
});

test("an unfinished board is saved and has a link", () => {
  for (const letters of [APART, BLANK, blankOf(18)]) {
    const state = painting(letters);
    assert.deepEqual(readSettings(saveSettings(state)).drafts.colour, state.drafts.colour);
    const link = linkTo(state);
    const { state: opened, problem } = openLink(link, initialState());
    assert.deepEqual([problem, puzzleOf(opened).regions], ["", letters]);
  }
});

test("a link to the board that is open leaves its letters alone", () => {
  const state = painting("DDBBAADBCCCCCCCC");
  assert.equal(openLink(linkTo(state), state).state.drafts.colour, state.drafts.colour);
});

test("boards that can’t be painted are refused in a sentence", () => {
  for (const [board, sentence] of [
    ["9A", /^9 squares do not make a board/],
    ["17A", /^17 squares do not make a board/],
    ["ABCDE11A", /^A board of 4 × 4 needs 4 colours, not 5/],
  ] as const) {
    const { state, problem } = openLink(`#/setup/colour/${board}`, initialState());
    assert.match(problem, sentence);
    assert.deepEqual(state.drafts, initialState().drafts);
  }
});

test("playing gives the colours their letters in reading order", () => {
  const { state } = after("DDBBAADBCCCCCCCC", { type: "draft/play" });
  assert.equal(state.screen, "board");
  assert.equal(puzzleOf(state).regions, "AABBCCABDDDDDDDD");
});

function examined(letters: string): Examined {
  const thinking = Thinking.examine(letters, []);
  while (!thinking.work(5));
  return thinking.answer() as Examined;
}

const TWO = "AAABCCCDABBBBCDDAABBBCEDABBBBEEEAAAFFFEEAFAAFEEEGFFFFEEHGGGFFHHH";

const NOTHING = {
  isCounting: false,
  trouble: "",
  isRepairing: false,
  repair: null,
  repairs: 0,
  noRepair: "",
};

test("the panel shows solutions, grade, and where two solutions differ", () => {
  const viewOf = (letters: string, both = false) =>
    paintView(boardOf(letters), 9, both, { ...NOTHING, examined: examined(letters) });
  const two = viewOf(TWO, true);
  assert.deepEqual(
    [two.solutions, two.grade, two.colours, two.brush, two.canRepair, two.showsBoth],
    ["2", "–", "8 of 8", 7, true, true],
  );
  assert.deepEqual(two.two, { one: "f5 and a3", other: "a5 and f3", same: "6 queens are" });
  const one = viewOf("AAAAAABBAACABBBBACCCBDEBCCCBBDEBCFFFDDEECCFDDGGEFFFFDDGEHHHHHHGG", true);
  assert.deepEqual(
    [one.solutions, one.grade, one.canRepair, one.showsBoth, one.two, one.isHopeless],
    ["1", "Easy", false, false, null, false],
  );
  const apart = viewOf(APART);
  assert.deepEqual([apart.solutions, apart.isHopeless, apart.canRepair], ["2", false, true]);
  assert.equal(viewOf(blankOf(18)).solutions, "–");
});

test("the sentence says the most important thing", () => {
  const known = examined(TWO);
  const repair = { text: "Give f5 to orange (C): one solution, grade Hard." } as Repair;
  const says = (more: object) => paintMessage({ ...NOTHING, examined: known, ...more }).text;
  assert.equal(says({}), "2 solutions: they differ in a5, f5, a3 and f3.");
  assert.equal(says({ repair }), repair.text);
  assert.equal(says({ repair, isRepairing: true }), "Looking for a repair…");
  assert.equal(says({ noRepair: "None." }), "None.");
  assert.equal(says({ trouble: "Lost." }), "Lost.");
  assert.equal(says({ examined: null }), "Counting the solutions…");
});

test("a colour in pieces is said and marked, not refused", () => {
  const known = examined("AAABCCBBCCAADDDD");
  const { text } = paintMessage({ ...NOTHING, examined: known });
  assert.match(text, /^Yellow \(A\) is in 2 pieces\. One solution\./);
  const painting = { examined: known, shown: null };
  assert.deepEqual(paintedMarks({ ui: { showsBoth: false }, painting }).corners, [10, 11]);
});

test("squares describe their colour, solutions and repairs", () => {
  const solutions = [
    [0, 6],
    [0, 9],
  ];
  const marks = { solutions, corners: [], repair: { square: 3, to: 2, beside: 7 } };
  const scene = paintedScene({ game: "colour", ...boardOf(APART) }, marks, false);
  const words = describer(scene, squareNames(4, 4));
  assert.deepEqual([0, 6, 9, 3, 12].map(words), [
    "a4, yellow (A), queen in both solutions",
    "c3, blue (B), queen in solution 1",
    "b2, orange (C), queen in solution 2",
    "d4, blue (B), becomes orange",
    "a1, green (D)",
  ]);
});
