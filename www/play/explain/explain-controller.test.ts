import assert from "node:assert/strict";
import { signal } from "@preact/signals-core";
import { test } from "vitest";
import { from } from "../../../tests/unit/engine.ts";
import type { Explanation, Imagined } from "../../engine/generated/thinking.ts";
import { Job } from "../../engine/job.ts";
import { initialState, type State } from "../../store/state.ts";
import { ExplainController } from "./explain-controller.ts";

const imagined = (text: string): Imagined => ({
  text,
  pieces: [0],
  ruledOut: [],
  line: null,
  named: [],
});

const reason = (text: string, whatIf: Imagined[] = []) => ({
  kind: "out" as const,
  size: 1,
  title: "",
  detail: "",
  queens: [],
  reason: {
    rule: "",
    name: "",
    text,
    named: [],
    lines: [],
    imagined: null,
    pairs: [],
    placed: null,
    ruledOut: [],
    leansOn: [],
    whatIf,
  },
});

const TOLD: Explanation = {
  end: "solved",
  solutions: 1,
  text: "",
  reasons: [reason("First.", [imagined("Imagine."), imagined("Then.")]), reason("Second.")],
};

function makeExplained() {
  const state = signal<State>(initialState());
  const jobs: Job<unknown>[] = [];
  const engine = {
    call(_name: string, _args: unknown[], onChange: () => void) {
      jobs.push(new Job(onChange, () => {}));
      return jobs.at(-1)!;
    },
  };
  const session = {
    get state() {
      return state.value;
    },
    receive() {},
  };
  const room = new ExplainController(session as never, engine as never);
  room.turnTo(from("queens", [], 4));
  const seek = (at: number) => {
    state.value = { ...state.value, explained: { ...state.value.explained, at } };
  };
  return { room, jobs, seek };
}

test("an explanation can be stopped while it is computed, and computed again", () => {
  const { room, jobs } = makeExplained();
  jobs[0]!.update({ value: { tried: 3 } });
  assert.deepEqual([room.view.stage, room.view.found], ["thinking", 3]);
  room.stop();
  assert.deepEqual([room.view.stage, jobs[0]!.cancelled], ["stopped", true]);
  // A late answer is dropped.
  jobs[0]!.update({ value: TOLD, done: true });
  assert.equal(room.view.explanation, null);
  room.again();
  assert.deepEqual([room.view.stage, room.view.found], ["thinking", 0]);
  jobs[1]!.update({ value: TOLD, done: true });
  assert.deepEqual([room.view.stage, room.view.last], ["told", 2]);
  room.stop();
  assert.equal(room.view.stage, "told");
});

test("a reason’s what-if is shown moment by moment, until another reason is", () => {
  const { room, jobs, seek } = makeExplained();
  jobs[0]!.update({ value: TOLD, done: true });
  const shown = () => [room.view.moment, room.view.moments, room.message.text];
  assert.deepEqual(shown(), [0, 2, "First."]);
  room.stepWhatIf(1);
  assert.deepEqual(shown(), [1, 2, "Imagine."]);
  room.stepWhatIf(1);
  room.stepWhatIf(1);
  assert.deepEqual(shown(), [2, 2, "Then."]);
  seek(2);
  assert.deepEqual(shown(), [0, 0, "Second."]);
});
