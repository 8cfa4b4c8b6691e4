import assert from "node:assert/strict";
import { test } from "vitest";
import { runsOf } from "../../core/regions.ts";
import type { GameId } from "../../engine/generated/puzzle.ts";
import type { Ways } from "../../engine/generated/thinking.ts";
import {
  checkDraft,
  firstOpen,
  isDraftable,
  isPuzzle,
  layoutNamed,
  mayHoldColours,
  namedBoard,
} from "../../routes/boards.ts";
import { FIRST_BOARDS } from "../../routes/layout.ts";
import {
  blocked,
  cleared,
  type Edit,
  edited,
  locked,
  newDraft,
  painted,
  redone,
  resized,
  started,
  undone,
} from "../../store/draft.ts";
import { draftMessage, draftView } from "./draft-view.ts";
import "../../../tests/unit/engine.ts";

const EMPTY = { rows: 8, columns: 8, squares: [], blocked: [], closed: false, regions: null };

const draft = (...edits: Edit[]) => edits.reduce((made, edit) => edit(made), newDraft(EMPTY));

test("queens are locked and unlocked, in ascending order", () => {
  assert.deepEqual(draft(locked(58), locked(21)).layout.squares, [21, 58]);
  assert.deepEqual(draft(locked(58), locked(21), locked(58)).layout.squares, [21]);
});

test("a knight has one start, and it is never blocked", () => {
  assert.deepEqual(draft(started(3), started(9)).layout.squares, [9]);
  assert.deepEqual(draft(started(3), started(3)).layout.squares, []);
  const both = draft(started(3), blocked(3)).layout;
  assert.deepEqual([both.squares, both.blocked], [[], [3]]);
  const back = draft(blocked(3), started(3)).layout;
  assert.deepEqual([back.squares, back.blocked], [[3], []]);
});

test("another size and an empty board leave nothing on it; one of colours gets its first colour", () => {
  const full = { ...EMPTY, squares: [9], blocked: [3] };
  const coloured = { ...full, regions: "AB".repeat(32) };
  assert.deepEqual(resized(6, 7)(newDraft(full)).layout, { ...EMPTY, rows: 6, columns: 7 });
  assert.deepEqual(cleared(newDraft(full)).layout, EMPTY);
  const five = resized(5, 5)(newDraft(coloured)).layout;
  assert.deepEqual(five, { ...EMPTY, rows: 5, columns: 5, regions: "A".repeat(25) });
  assert.deepEqual(cleared(newDraft(coloured)).layout, { ...EMPTY, regions: "A".repeat(64) });
  assert.deepEqual(newDraft(full), { layout: full, earlier: [], later: [] });
  const squares = draft(blocked(3), blocked(9), started(20), started(3), blocked(7)).layout;
  assert.deepEqual([squares.squares, squares.blocked], [[3], [7, 9]]);
});

test("a stroke paints squares of the board, and is undone as a whole", () => {
  const board = { ...EMPTY, rows: 4, columns: 4, regions: "A".repeat(16) };
  const start = newDraft(board);
  const begun = painted([0, 99], 1)(start);
  assert.deepEqual([begun.layout.regions, begun.earlier], [`B${"A".repeat(15)}`, [board]]);
  const on = painted([1], 1, board)(begun);
  assert.deepEqual([on.layout.regions, on.earlier], [`BB${"A".repeat(14)}`, [board]]);
  assert.deepEqual(undone(on).layout, board);
  const next = painted([2], 2)(on);
  assert.deepEqual([next.layout.regions?.slice(0, 3), next.earlier.length], ["BBC", 2]);
  assert.deepEqual(painted([3], 2, board)(next).earlier.length, 3, "another stroke came between");
  assert.equal(painted([0], 1)(on), on);
  assert.equal(painted([0], 1)(newDraft(EMPTY)).layout, EMPTY);
});

test("every change can be undone and redone", () => {
  const edits = [locked(0), edited({ closed: true }), resized(6, 7), cleared];
  let made = draft(...edits);
  const last = made;
  for (const _ of edits) made = undone(made);
  assert.deepEqual(made.layout, EMPTY);
  assert.equal(undone(made), made, "undo stops at the first change");
  for (const _ of edits) made = redone(made);
  assert.deepEqual(made, last);
  assert.equal(redone(made), made);
});

test("a change after an undo replaces the undone ones", () => {
  const made = locked(9)(undone(draft(locked(0))));
  assert.deepEqual(made.layout.squares, [9]);
  assert.deepEqual(made.later, []);
});

test("at most a hundred changes can be undone", () => {
  const many = Array.from({ length: 150 }, (_, square) => locked(square % 64));
  assert.equal(draft(...many).earlier.length, 100);
});

test("a board that is set up fits its game, and may have colours that are no puzzle yet", () => {
  const letters = "A".repeat(36);
  const six = { ...EMPTY, rows: 6, columns: 6 };
  const one = { ...six, regions: letters };
  assert.ok(isDraftable("colour", one));
  assert.ok(!isPuzzle("colour", one));
  assert.ok(isDraftable("queens", six));
  assert.ok(isDraftable("knights", { ...six, columns: 7, closed: true }));
  assert.ok(!isDraftable("colour", six));
  assert.ok(!isDraftable("colour", { ...one, columns: 7 }));
  assert.ok(!isDraftable("queens", one));
  const knight = { ...six, game: "knights" as const, at: "a6", blocked: ["b6"] };
  const laid = layoutNamed(knight);
  assert.deepEqual(laid, { ...six, squares: [0], blocked: [1] });
  assert.throws(() => layoutNamed({ ...knight, at: "a6+b4" }), /only one start/);
  assert.equal(firstOpen({ ...EMPTY, blocked: [0, 1] }), 2);
  const painted = { ...one, game: "colour" as const, at: "", closed: true };
  assert.deepEqual(layoutNamed(painted, checkDraft), { ...one, closed: false });
});

test("the sentence of a draft names the pieces, or says how to place one", () => {
  const size = { rows: 8, columns: 8, closed: false, regions: null };
  const message = (game: GameId, squares = [0], blocked = [1]) =>
    draftMessage({ game, layout: { ...size, squares, blocked } }).text;
  assert.match(message("queens", [], []), /^Click squares to lock queens\./);
  assert.equal(message("queens", [0], []), "A queen is locked on a8. Click it again to unlock it.");
  assert.match(
    message("queens", [0, 10], []),
    /^2 queens are locked on a8 and c7\. Click one again/,
  );
  assert.match(
    message("queens", [0, 10, 20, 30, 40], []),
    /^5 queens are locked\. Click one again/,
  );
  assert.match(message("knights", [], []), /^Click a square to start there, or block squares\./);
  assert.match(message("knights", [0], []), /^The tour starts on a8\. Every board/);
  assert.match(message("knights", [0], [1]), /^The tour starts on a8, and 1 square is blocked\./);
  assert.match(
    message("knights", [], [1, 2]),
    /^2 squares are blocked\. Click a square to start there\.$/,
  );
});

test("a board without a solution says so under the board, where it was changed", () => {
  const board = { game: "queens" as const, layout: { ...EMPTY, squares: [0, 10] } };
  const says = (count: number) =>
    draftMessage(board, { answer: "several", count, total: 92, text: "Move one." } as Ways);
  assert.deepEqual(says(0), { text: "Move one.", tone: "bad" });
  assert.equal(says(1).tone, "");
});

test("the bar of solutions left is to scale; without one, the board is hopeless", () => {
  const layout = { rows: 8, columns: 8, squares: [], blocked: [], closed: false, regions: null };
  const seen = (count: number) => {
    const ways = { answer: count ? "several" : "none", count, total: 92, text: "" } as Ways;
    return draftView("queens", layout, { ways, counting: false, trouble: "" });
  };
  assert.equal(seen(92).left, 1);
  assert.equal(seen(4).left.toFixed(3), "0.043");
  assert.deepEqual([seen(0).left, seen(0).isHopeless, seen(4).isHopeless], [0, true, false]);
  const counting = draftView("queens", layout, { ways: null, counting: true, trouble: "" });
  assert.deepEqual([counting.left, counting.isHopeless], [-1, false]);
});

test("only a knight’s board names blocked squares, and whether the tour closes", () => {
  const layout = { ...EMPTY, squares: [9], blocked: [7, 63], closed: true };
  const named = { rows: 8, columns: 8, at: "b7", regions: null };
  const knights = { game: "knights", ...named, blocked: ["h8", "h1"], closed: true } as const;
  assert.deepEqual(namedBoard("knights", layout), knights);
  assert.deepEqual(layoutNamed({ ...knights, blocked: [...knights.blocked] }), layout);
  const queens = { game: "queens", ...named, blocked: [], closed: false } as const;
  assert.deepEqual(namedBoard("queens", layout), queens);
});

test("a saved text may hold colours, in a layout or a link, that are not those of the first board", () => {
  const { regions } = FIRST_BOARDS.colour;
  const named = runsOf(regions!);
  for (const text of ['"regions":"AABBACBBCCCDCDDD"', '"#/colour/2A2B/-"', '"colour/AABB/-"']) {
    assert.equal(mayHoldColours(text), true, text);
    assert.equal(mayHoldColours(`"regions":"${regions}",${text}`), true, text);
  }
  const first = `"regions":"${regions}","game":"colour/${named}/-","regions":"${regions}"`;
  for (const text of [
    "",
    first,
    '"queens/8/a8"',
    '"regions":null',
    '"by": AABB',
    '"record":"e7 h6"',
  ]) {
    assert.equal(mayHoldColours(text), false, text);
  }
});
