/** The archive of solves, on an implementation of the browser's database in memory. */
import "fake-indexeddb/auto";
import assert from "node:assert/strict";
import fc from "fast-check";
import { openDB } from "idb";
import { beforeEach, test, vi } from "vitest";
import { logOf, onItsDay, solve } from "../../tests/unit/solves.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { type Archived, NO_LOG, summaryOf } from "../store/solves.ts";
import { EMPTY, type Kept, newGame, type Solve } from "../store/state.ts";
import { answerOf, NO_SOLVES, type Summary, solvedIn, withSolve } from "../store/summary.ts";
import { Archive, everythingIn } from "./archive.ts";
import { completed, MISSING } from "./completed.ts";
import "../../tests/unit/engine.ts";

let number = 0;
let name = "";
beforeEach(() => {
  name = `archive-${number++}`;
});

const open = () => Archive.open(name, () => {});

/** The summary, by looking at every solve once. */
function counted(solves: Solve[]): Summary {
  const seen = new Set<string>();
  return solves.reduce((summary, one) => {
    const isNew = !seen.has(answerOf(one));
    seen.add(answerOf(one));
    return withSolve(summary, one, isNew);
  }, NO_SOLVES);
}

const TOUR = { closed: true, symmetric: "" as const, semiMagic: false, magic: false };

/** Solves of all games: some have the same answer, and some are the same. */
const solves = fc.array(
  fc
    .record({
      kind: fc.constantFrom("queens", "day", "colour", "knights"),
      ended: fc.nat(12),
      seconds: fc.nat(300),
      which: fc.nat(2),
    })
    .map(({ kind, ended, seconds, which }): Solve => {
      const more = { ended, seconds };
      if (kind === "day") return onItsDay(`2026-11-1${which}`, more);
      const at = "abc".charAt(which);
      if (kind === "knights") {
        return solve({ ...more, id: `k${at}`, game: "knights", position: at, kinds: TOUR });
      }
      const regions = "A".repeat(64);
      if (kind === "colour") return solve({ ...more, id: `c${at}`, game: "colour", at, regions });
      return solve({ ...more, id: `q${at}`, grade: which ? "hard" : null });
    }),
  { maxLength: 25 },
);

/** The first of several solves with a key counts. */
const first = (all: Solve[]) => {
  const known = new Set<string>();
  return all.filter(({ id, ended }) => {
    const isNew = !known.has(`${id} ${ended}`);
    known.add(`${id} ${ended}`);
    return isNew;
  });
};

test("the summary grows with each solve as if all were counted again", async () => {
  await fc.assert(
    fc.asyncProperty(solves, fc.nat(25), async (all, cut) => {
      name = `archive-${number++}`;
      const archive = await open();
      await archive.add(all.slice(0, cut));
      const { summary, excluded } = await archive.add(all);
      assert.deepEqual(summary, counted(first(all)));
      assert.equal(excluded, 0);
      assert.deepEqual((await archive.everything()).solves, first(all));
      archive.close();
    }),
    { seed: 45, numRuns: 60 },
  );
});

test("a reset takes all solves out, a restore counts all again, and what came between stays", async () => {
  await fc.assert(
    fc.asyncProperty(solves, solves, solves, async (one, other, past) => {
      name = `archive-${number++}`;
      const archive = await open();
      await archive.add(one);
      const reset = await archive.reset();
      assert.deepEqual([reset.summary, reset.excluded], [NO_SOLVES, first(one).length]);
      // From a file whose statistics had been reset.
      await archive.add(past, true);
      const after = await archive.add(other);
      const before = new Set([...one, ...past].map(({ id, ended }) => `${id} ${ended}`));
      const added = first(other).filter(({ id, ended }) => !before.has(`${id} ${ended}`));
      assert.deepEqual(after.summary, counted(added));
      const { solves, excludedSolves } = await archive.everything();
      assert.deepEqual(solves, added);
      assert.deepEqual(excludedSolves, first([...one, ...past]));
      const restored = await archive.restore();
      assert.deepEqual(restored.summary, counted([...excludedSolves, ...added]));
      assert.equal(restored.excluded, 0);
      assert.equal((await archive.everything()).excludedSolves.length, 0);
      archive.close();
    }),
    { seed: 45, numRuns: 40 },
  );
});

test("two windows add the same and other solves at once, and nothing is lost or doubled", async () => {
  const [one, other] = [await open(), await open()];
  const all = Array.from({ length: 30 }, (_, ended) => solve({ ended, id: `queens/8/${ended}` }));
  await Promise.all([one.add(all.slice(0, 20)), other.add(all.slice(10)), one.add(all.slice(25))]);
  const { summary, revision } = await other.archived();
  assert.equal(summary.games.queens.solved, 30);
  assert.equal(revision, 30);
  assert.equal((await one.everything()).solves.length, 30);
});

test("if the browser deletes the records, what the page knows of them still counts", async () => {
  const archive = await open();
  const known: Archived = {
    revision: 7,
    excluded: 1,
    summary: counted([solve(), solve({ ended: 2 })]),
  };
  assert.deepEqual(await archive.adopt(known), known);
  assert.deepEqual(await archive.adopt(NO_LOG.archived), known, "the archive knows more");
  const { summary } = await archive.add([solve({ ended: 3 })]);
  assert.equal(summary.games.queens.solved, 3);
  await archive.reset();
  assert.equal((await archive.restore()).summary.games.queens.solved, 3);
});

test("records that are left do not count twice if the latest were lost", async () => {
  const archive = await open();
  const there = await archive.add([solve(), solve({ ended: 2 })]);
  const known = {
    ...there,
    revision: 3,
    summary: counted([1, 2, 3].map((ended) => solve({ ended }))),
  };
  assert.deepEqual(await archive.adopt(known), known);
  await archive.reset();
  assert.equal(solvedIn((await archive.restore()).summary), 2);
});

/** Writes to the database what this version does not. */
async function spoil(store: "solves" | "log", value: object) {
  const db = await openDB(name, 1);
  await db.put(store, value, store === "log" ? "log" : undefined);
  db.close();
}

test("solves are counted again if what was counted can’t be read", async () => {
  const all = [solve(), solve({ ended: 2 })];
  const archive = await open();
  await archive.add(all);
  await spoil("log", { revision: 9, summary: { games: {} }, excluded: 0, since: 0, restored: 0 });
  const again = await open();
  assert.deepEqual((await again.archived()).summary, counted(all));
  assert.equal(solvedIn((await again.add([solve({ ended: 3 })])).summary), 3);
});

test("a record that can’t be read keeps no other from being restored and saved", async () => {
  const archive = await open();
  await archive.add([solve()]);
  await spoil("solves", { seq: 7, key: "", answer: "", puzzle: "", game: "queens", solve: null });
  await archive.reset();
  assert.equal(solvedIn((await archive.restore()).summary), 1);
  assert.equal((await archive.everything()).solves.length, 1);
});

test("a failure adds nothing, so that the solves can be added later", async () => {
  const archive = await open();
  const never = solve({ ended: 2, game: "chess" as GameId });
  await assert.rejects(archive.add([solve(), never]));
  assert.equal(solvedIn((await archive.add([solve()])).summary), 1);
  assert.equal((await archive.everything()).solves.length, 1);
});

test("the latest solves of a puzzle and of a game come first, without those taken out", async () => {
  const archive = await open();
  const all = [1, 2, 3, 4].map((ended) => solve({ ended, at: ended === 2 ? "b8" : "a8" }));
  await archive.add(all.slice(0, 1));
  await archive.reset();
  await archive.add([...all.slice(1), solve({ ended: 9, game: "knights", id: "k" })]);
  const ends = (found: Solve[]) => found.map(({ ended }) => ended);
  assert.deepEqual(ends(await archive.ofPuzzle(solve())), [4, 3]);
  assert.deepEqual(ends(await archive.ofGame("queens", 10)), [4, 3, 2]);
  assert.deepEqual(ends(await archive.ofGame("queens", 2)), [4, 3]);
});

const played = (more: Partial<Kept> = {}): Kept =>
  newGame(
    "queens",
    { ...EMPTY, squares: [0] },
    { record: "e7 h6", log: "", begun: 1, changed: 5, solved: solve(), ...more },
  );

test("finished games are found by their puzzle or their challenge, and two different ones both stay", async () => {
  const archive = await open();
  assert.equal(await archive.putGames([played()]), 1);
  assert.equal(await archive.putGames([played()]), 0, "the same again");
  assert.equal(await archive.putGames([played({ record: "c7", changed: 9 })]), 1);
  assert.equal((await archive.game(played().id))?.record, "c7", "the one played last");
  assert.equal((await archive.game(`${played().id}~2`))?.record, "e7 h6");
  const rival = { link: "#/duel/x", started: true };
  await archive.putGames([played({ id: `${played().id}~3`, record: "c7 a6", rival })]);
  assert.equal((await archive.duel("#/duel/x"))?.record, "c7 a6");
  assert.equal(await archive.duel("#/duel/y"), null);
  assert.equal((await everythingIn(name)).games.length, 3);
});

/** A file of what was set aside, with 2 of 3 solves in the archive. */
async function startedOver(archive: string) {
  const archived = { ...NO_LOG.archived, summary: counted(THREE.slice(0, 2)) };
  const log = { solves: THREE.slice(2), excludedSolves: [] };
  const { text, isWhole } = await completed(JSON.stringify({ games: [], log, archived, archive }));
  const file = JSON.parse(text) as { missing?: string; log: { solves: Solve[] } };
  return { isWhole, missing: file.missing, ids: file.log.solves.map(({ id }) => id) };
}

const THREE = ["a", "b", "c"].map((id) => solve({ id, at: id }));

test("a file of what was set aside has the solves of its archive", async () => {
  await (await open()).add(THREE.slice(0, 2));
  const { ids, ...rest } = await startedOver(name);
  assert.deepEqual(ids, ["a", "b", "c"]);
  assert.deepEqual(rest, { isWhole: true, missing: undefined });
});

test("a file says what it lacks if its archive is gone or does not open", async () => {
  const gone = await startedOver(name);
  const refused = vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  const closed = await startedOver(name);
  refused.mockRestore();
  assert.deepEqual(gone, { isWhole: false, missing: MISSING, ids: ["c"] });
  assert.deepEqual(closed, gone);
});

test("a summary tells the same whether the archive has the solves or not", () => {
  const all = [solve(), solve({ ended: 2 }), onItsDay("2026-11-10")];
  assert.deepEqual(summaryOf(logOf(...all)), counted(all));
});
