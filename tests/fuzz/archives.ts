/** Imported files: existing games stay, no matter what a file contains. */
import assert from "node:assert/strict";
import fc from "fast-check";
import { exportAll } from "../../www/saves/exported.ts";
import { importAll } from "../../www/saves/transfer.ts";
import { initialState } from "../../www/store/state.ts";
import { mangled, torn } from "./given.ts";
import { archive } from "./kept.ts";
import { assertSentence, assertSentences } from "./law.ts";

const NOW = Date.UTC(2026, 10, 21, 12);

/** The state before the import. */
const { state: before } = importAll(initialState(), JSON.stringify(archive));

export const archives = {
  name: "archives",
  /** The number of random inputs in a test. */
  tried: 500,
  given: fc.tuple(torn(mangled([archive]).map((value) => JSON.stringify(value) ?? ""))),
  endOnFailure: false,
  take(text: string) {
    const { state, message, problem } = importAll(before, text);
    assert.notEqual(message === "", problem === "");
    if (problem) assertSentence(problem);
    else assertSentences(message);
    for (const id of Object.keys(before.play.games)) assert.ok(id in state.play.games);
    assert.ok(state.solves.pending.length >= before.solves.pending.length);
    const again = importAll(initialState(), exportAll(state, NOW).text);
    assert.equal(again.problem, "", "an export can be imported");
  },
};
