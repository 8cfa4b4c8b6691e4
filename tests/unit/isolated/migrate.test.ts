/** A second version of the format, with a made-up step from the first. */
import assert from "node:assert/strict";
import { test, vi } from "vitest";
import * as migrate from "../../../www/saves/migrate.ts";
import type * as saved from "../../../www/saves/saved.ts";
import { EMPTY, newGame } from "../../../www/store/state.ts";
import "../arrived.ts";
import { solve } from "../solves.ts";
import { FakeStore, memorySaves } from "../store.ts";
import "../engine.ts";

vi.mock("../../../www/saves/saved.ts", async (original) => ({
  ...(await original<typeof saved>()),
  VERSION: 2,
}));

/** In version 1, a game had no tries, and a solve called its hints clues. */
const STEP: migrate.Step = {
  game: (read) => ({ ...read, tries: "" }),
  solve: ({ clues, ...read }) => ({ ...read, hints: clues }),
};

vi.mock("../../../www/saves/migrate.ts", async (original) => {
  const { migrated, ...others } = await original<typeof migrate>();
  const withStep: typeof migrated = (kind, version, read) => migrated(kind, version, read, [STEP]);
  return { ...others, migrated: withStep };
});

test("version 2 reads what version 1 saved, and sets aside what version 3 saves", async () => {
  const { VERSION } = await vi.importActual<typeof saved>("../../../www/saves/saved.ts");
  assert.equal(migrate.STEPS.length, VERSION - 1, "a step to each version");

  const kept = newGame("queens", { ...EMPTY, squares: [0] }, { record: "e7" });
  const solved = solve();
  const { tries, ...game } = kept;
  const { hints, ...rest } = solved;
  const store = new FakeStore();
  const put = (key: string, entry: object) =>
    store.setItem(`forward-check/${key}`, JSON.stringify(entry));
  put(`game/${kept.id}`, { version: 1, ...game });
  put(`solve/${solved.ended}/${solved.id}`, { version: 1, ...rest, clues: hints });
  put("learned", { version: 3, learned: ["words/1"] });
  const { state, problem } = memorySaves(store).load();
  assert.deepEqual([state.play.games[kept.id], state.solves.pending], [kept, [solved]]);
  assert.deepEqual(state.learned, []);
  assert.match(problem, /^One saved entry was set aside\. It was saved by a newer version/);
});
