import assert from "node:assert/strict";
import { test } from "vitest";
import { FakeStore, memorySaves } from "../../tests/unit/store.ts";
import "../../tests/unit/engine.ts";
import { initialState, type State } from "../store/state.ts";
import { exportAll } from "./exported.ts";
import { readPrograms } from "./readers.ts";
import { savePrograms } from "./saved.ts";
import { importAll } from "./transfer.ts";

const written = (text: string, at: number): State => ({
  ...initialState(),
  programs: { "own/python": { text, at, earlier: [] } },
});

const textsOf = ({ programs }: State) => {
  const { text, earlier } = programs["own/python"]!;
  return [text, ...earlier.map((one) => one.text)];
};

test("programs read back as they were saved, and damaged ones are set aside", () => {
  const state = written("def solve(board):\n    return False\n", 7);
  const text = savePrograms(state);
  assert.deepEqual(readPrograms(text), state.programs);
  const spoilt = text.replace('"own/python"', '"x":{"text":1},"own/python"');
  const lost: object[] = [];
  assert.deepEqual(
    readPrograms(spoilt, (parts) => lost.push(parts)),
    state.programs,
  );
  assert.deepEqual(lost, [{ version: 1, programs: { x: { text: 1 } } }]);
});

test("of two windows that wrote a program, neither loses its own", () => {
  const store = new FakeStore();
  const [one, other] = [memorySaves(store), memorySaves(store)];
  const [mine, theirs] = [one.load().state, other.load().state];
  one.save({ ...mine, programs: written("mine", 1).programs });
  const { state } = other.save({ ...theirs, programs: written("theirs", 2).programs });
  assert.deepEqual(textsOf(state), ["theirs", "mine"]);
  assert.deepEqual(textsOf(memorySaves(store).load().state), ["theirs", "mine"]);
});

test("a file takes programs along, and an import loses none", () => {
  const { text } = exportAll(written("theirs", 1), 0);
  const { state, problem } = importAll(written("mine", 2), text);
  assert.deepEqual([problem, textsOf(state)], ["", ["mine", "theirs"]]);
});
