/** Choices in a solver's place: as text, in links, in saves, and in a run that is steered to its end. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { test } from "vitest";
import { choicesIn, fromLink, inLink, textOf } from "../../www/state/choices.ts";
import { linkTo, openLink } from "../../www/state/links.ts";
import { initialState, runOf } from "../../www/state/state.ts";
import { decide, keepChoices, steer, undoChoice, unsteer } from "../../www/state/steering.ts";
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
    letter: fc.constantFrom(..."abz019.~-% &=é"),
    cut: fc.boolean(),
  });
  fc.assert(
    fc.property(choices, fc.array(change, { minLength: 1, maxLength: 3 }), (all, changes) => {
      const link = inLink(textOf(SIZE, all));
      const mangled = changes.reduce((text, { at, letter, cut }) => {
        const place = at % (text.length + 1);
        return cut ? text.slice(0, place) : text.slice(0, place) + letter + text.slice(place + 1);
      }, link);
      const read = fromLink(SIZE, mangled);
      assert.ok(read === null || read === "" || inLink(read) === mangled);
      if (mangled !== link && mangled !== "") assert.equal(read, null);
    }),
    { numRuns: 10_000, seed: 30 },
  );
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
  const fromLink = open(linked("a8.3c7")).state;
  assert.deepEqual(told(undoChoice(fromLink)), ["a8", 4]);
});

test("a choice that the run can’t take is left out with the later ones, and the page says so", () => {
  const session = new Person();
  // The queen on a8 rules out a7.
  session.openLink(linked("a8.a7.c6"));
  assert.equal(session.ask({ type: "watch/step" }).notice ?? "", "");
  session.ask({ type: "watch/step" });
  session.follow();
  assert.match(session.ui.notice, /^Choice 2 does not fit this run/);
  assert.equal(runOf(session.sync()).choices, "a8");
  assert.equal(session.board.watch?.snapshot.steering?.refused, false);
  session.ask({ type: "watch/seek", step: 1, announce: false });
  assert.match(session.act(0).notice ?? "", /can’t try/);
  const [first] = session.board.watch!.snapshot.steering!.candidates;
  session.act(first!);
  assert.match(runOf(session.sync()).choices!, /^a8\.[a-h]7$/);
});
