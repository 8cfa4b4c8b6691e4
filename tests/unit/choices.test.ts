/** Choices in a solver's place: as text, in links, in saves, and in a run that is steered to its end. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import type { Session } from "../../www/app/session.ts";
import { choicesIn, fromLink, inLink, isText, textOf } from "../../www/routes/choices.ts";
import { usableSettings } from "../../www/saves/shapes.ts";
import { resize } from "../../www/store/changes.ts";
import { linkTo } from "../../www/store/links.ts";
import { initialState, runOf } from "../../www/store/state.ts";
import {
  decide,
  keepChoices,
  replacedBy,
  steer,
  undoChoice,
  unsteer,
  wayBackWords,
} from "../../www/watch/steering.ts";
import { openLink } from "./opening.ts";
import "./engine.ts";
import { Person } from "./person.ts";

const SIZE = { rows: 8, columns: 11 };

const choices = fc
  .array(fc.record({ alone: fc.nat(1000), square: fc.nat(87) }), { maxLength: 60 })
  .map((all) => {
    let step = -1;
    return all.map(({ alone, square }) => {
      step += alone + 1;
      return { step, square };
    });
  });

test("choices go through text and link unchanged", () => {
  fc.assert(
    fc.property(choices, (all) => {
      const text = textOf(SIZE, all);
      assert.deepEqual(choicesIn(SIZE, text), all);
      assert.equal(fromLink(SIZE, inLink(text)), text);
    }),
    { numRuns: 2_000, seed: 30 },
  );
});

test("a damaged link is refused, or lists the same choices", () => {
  const change = fc.record({
    at: fc.nat(),
    put: fc.constantFrom("", ..."abz019.~-% &=é\n"),
    cut: fc.nat(1),
  });
  fc.assert(
    fc.property(choices, fc.array(change, { minLength: 1, maxLength: 3 }), (all, changes) => {
      const link = inLink(textOf(SIZE, all));
      const mangled = changes.reduce((text, { at, put, cut }) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + put + text.slice(place + cut);
      }, link);
      const read = fromLink(SIZE, mangled);
      assert.ok(read === null || read === "" || inLink(read) === mangled);
      if (mangled !== link && mangled !== "") assert.equal(read, null);
    }),
    { numRuns: 10_000, seed: 30 },
  );
});

test("only squares of the board are choices, in the one way to write them, and not too many", () => {
  const many = (count: number) => Array(count).fill("a8").join(".");
  for (const text of ["", "k1", "9007199254740991a8", many(10_000)]) {
    assert.ok(isText(SIZE, text), text.slice(0, 20));
  }
  for (const text of [
    ...[
      "a9",
      "a0",
      "l1",
      "A8",
      "8",
      "a",
      "a8.a0",
      "a8..b7",
      ".",
      "a8.",
      "\n",
      "a8\n",
      "0a8",
      "a08",
    ],
    ...["9007199254740992a8", many(10_001)],
  ]) {
    assert.ok(!isText(SIZE, text), text.slice(0, 20));
  }
});

const RUN = "#/queens/8/-/forward-checking";
const open = (link: string) => openLink(link, initialState(), 0);
const linked = (text: string) => `${RUN}@0?choices=${inLink(text)}`;

test("a link opens a steered run, and damage is answered in a sentence", () => {
  for (const link of [`${RUN}@0?choices`, linked("a8.c7"), linked("a8.3c7")]) {
    const { state, problem } = open(link);
    assert.deepEqual([problem, linkTo(state)], ["", link]);
  }
  for (const [link, words] of [
    [`${RUN}@2?choices=1.a8.c7.zzzz`, /damaged/],
    [`${RUN}@2?choices=2.a8.c7.zzzz`, /damaged/],
    [linked("a8.k99"), /damaged/],
    [linked("a8").replace("forward-checking", "hill-climbing"), /You can’t choose for this solver/],
  ] as const) {
    const { state, problem } = open(link);
    assert.match(problem, words);
    assert.equal(runOf(state).choices, undefined);
    assert.equal(runOf(state).step, 0);
  }
});

test("every change of choices can be undone", () => {
  const begun = steer(open(`${RUN}@0`).state);
  const two = decide(10)(decide(0)(begun));
  const at = (step: number, state = two) => ({
    ...state,
    watch: { ...state.watch, queens: { ...state.watch.queens, step } },
  });
  const told = (state: typeof two) => [runOf(state).choices, runOf(state).step];
  assert.deepEqual(told(two), ["a8.c7", 2]);
  const other = decide(1)(at(0));
  assert.deepEqual(told(other), ["b8", 1]);
  assert.deepEqual(told(undoChoice(other)), ["a8.c7", 0]);
  assert.deepEqual(told(undoChoice(two)), ["a8", 1]);
  const alone = unsteer(two);
  assert.deepEqual(told(alone), [undefined, 0]);
  assert.deepEqual(told(steer(alone)), ["a8.c7", 2]);
  assert.deepEqual(told(keepChoices(1)(two)), ["a8", 2]);
  const fromLink = open(linked("a8.3c7.e6")).state;
  assert.deepEqual(told(undoChoice(fromLink)), ["a8.3c7", 5]);
  assert.equal(steer(two), two);
  assert.equal(unsteer(alone), alone);
  assert.equal(undoChoice(begun), begun);
  assert.deepEqual(steer(alone), two);
  const smaller = steer(resize(5, 5)(alone));
  assert.deepEqual([runOf(smaller).rows, ...told(smaller)], [5, "", 0]);
  assert.deepEqual(undoChoice(smaller), alone, "the way back is as it was");
});

test("a new choice tells how many later ones it drops", () => {
  const run = runOf(open(linked("a8.c7.e6")).state);
  const dropped = (step: number) => replacedBy({ ...run, step });
  assert.deepEqual([0, 1, 2, 3].map(dropped), [3, 2, 1, 0]);
  assert.equal(replacedBy(initialState().watch.queens), 0);
  assert.equal(wayBackWords("choice", 1), "1 choice dropped. Undo choice brings it back.");
});

const ON_TRIAL = ["backtracking", "gaschnig-backjumping", "backjumping"];
const trial = (id: string, text: string, step: number) =>
  `#/queens/8/-/${id}@${step}?choices=${inLink(text)}`;
const queens = ({ board }: Session) => Array.from(board.watch!.snapshot.board!.pieces);

test("a link holds the choice of a first queen that stands before the first step", () => {
  for (const id of ON_TRIAL) {
    const session = new Person();
    session.openLink(trial(id, "", 0).replace("=", ""));
    const { candidates } = session.board.watch!.snapshot.steering!;
    assert.equal(candidates.length, 15);
    assert.match(session.act(0).notice ?? "", /can’t try/, "its own square");
    session.act(2);
    const link = trial(id, "c8", 1);
    assert.equal(linkTo(session.present()), link);
    const other = new Person();
    other.openLink(link);
    assert.deepEqual(queens(other), [2]);
  }
});

test("a link of before, with its first choice in the second row, opens as it did", () => {
  for (const id of ON_TRIAL) {
    const session = new Person();
    session.openLink(trial(id, "c7.e6", 2));
    assert.deepEqual(queens(session), [0, 10, 20]);
    assert.equal(session.board.watch!.snapshot.steering!.taken, 2);
  }
});

/** A session in which two squares were chosen, in its game's usual solver. */
function chosen() {
  const session = new Person();
  session.openLink(linked("a8.c7"));
  return session;
}

const told = (session: Person) => {
  const { solver, rows, choices, step } = runOf(session.present());
  return [solver, rows, choices, step];
};

test("another solver or puzzle keeps the choices of the run before, for undo", () => {
  const other = { solver: "backjumping", options: "", seed: 0 };
  for (const change of [
    { type: "watch/choose", chosen: other },
    { type: "watch/resize", rows: 5, columns: 5 },
    { type: "watch/random" },
  ] as const) {
    const session = chosen();
    session.ask({ type: "watch/seek", step: 2, announce: false });
    const before = told(session);
    const { toast } = session.ask(change);
    assert.equal(toast, "2 choices dropped. Undo choice brings them back.", change.type);
    assert.equal(runOf(session.present()).choices, "", "the person goes on choosing");
    assert.equal(session.ask({ type: "watch/undo-choice" }).toast, undefined);
    assert.deepEqual(told(session), before, change.type);
  }
});

test("a solver that takes no choices says where the way back is", () => {
  const session = chosen();
  const climbing = { solver: "hill-climbing", options: "", seed: 0 };
  const { toast } = session.ask({ type: "watch/choose", chosen: climbing });
  assert.equal(toast, "2 choices dropped. Undo choice, under You choose, brings them back.");
  assert.equal(runOf(session.present()).choices, undefined);
  session.ask({ type: "watch/undo-choice" });
  assert.deepEqual(told(session).slice(0, 3), ["forward-checking", 8, "a8.c7"]);
});

test("runs without choices leave nothing to undo, and choices are undone through several runs", () => {
  const session = chosen();
  const size = (side: number) => session.ask({ type: "watch/resize", rows: side, columns: side });
  size(6);
  assert.equal(size(7).toast, undefined);
  session.ask({ type: "watch/steer", on: false });
  assert.equal(size(6).toast, undefined);
  session.ask({ type: "watch/steer", on: true });
  session.act(3);
  size(5);
  assert.equal(runOf(session.present()).earlier!.length, 3);
  for (const expected of [
    [6, "d6", 1],
    [6, "", 0],
    [8, "a8.c7", 0],
    [8, "a8", 1],
  ]) {
    session.ask({ type: "watch/undo-choice" });
    assert.deepEqual(told(session).slice(1), expected);
  }
});

test("the way back to another board is saved, and damage to it is found", () => {
  const session = chosen();
  session.ask({ type: "watch/seek", step: 0, announce: false });
  session.act(1);
  session.ask({ type: "watch/resize", rows: 5, columns: 5 });
  session.act(0);
  const { watch } = session.present();
  const read = (queens: unknown) => usableSettings({ watch: { ...watch, queens } }).parts;
  const kept = JSON.parse(JSON.stringify(watch.queens));
  assert.deepEqual(read(kept).watch.queens, watch.queens);
  for (const earlier of [
    [{ choices: "a8", step: 0 }],
    [
      { ...kept.earlier[1], choices: "k9" },
      { choices: "a5", step: 0 },
    ],
    [{ ...kept.earlier[1], rows: 0 }],
  ]) {
    assert.notDeepEqual(read({ ...kept, earlier }).watch.queens.earlier, earlier);
  }
});

test("a choice that the run can’t take is left out with the later ones, and the page says so", () => {
  const session = new Person();
  // The queen on a8 rules out a7.
  session.openLink(linked("a8.a7.c6"));
  assert.equal(session.ask({ type: "watch/step" }).notice ?? "", "");
  session.ask({ type: "watch/step" });
  assert.match(session.ui.notice, /^Choice 2 does not fit this run/);
  assert.equal(runOf(session.present()).choices, "a8");
  assert.equal(session.board.watch?.snapshot.steering?.refused, false);
  session.ask({ type: "watch/seek", step: 1, announce: false });
  assert.match(session.act(0).notice ?? "", /can’t try/);
  const [first] = session.board.watch!.snapshot.steering!.candidates;
  session.act(first!);
  assert.match(runOf(session.present()).choices!, /^a8\.[a-h]7$/);
});
