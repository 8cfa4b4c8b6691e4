/** Programs that try to get out of the Lab, in Node: `tests/browser/lab.spec.ts` has them in browsers. */
import assert from "node:assert/strict";
import { test } from "vitest";
import { run } from "../../grade/runner.ts";
import { boardNamed } from "../../www/content/lab/boards.ts";
import { ATTACKS } from "../lab-programs/attacks.ts";

/** Shorter than on the page, so that endless loops end soon. */
const PATIENCE = 500;

const { puzzle } = boardNamed("queens 4");

for (const { name, ends, ...program } of ATTACKS) {
  test(`${program.language}: ${name}`, async () => {
    const { ending, fault, printed } = await run(program, puzzle, 1, () => {}, PATIENCE).result;
    assert.doesNotMatch(printed, /reached/);
    assert.match(`${ending}: ${fault?.text ?? ""}`, ends);
  });
}
