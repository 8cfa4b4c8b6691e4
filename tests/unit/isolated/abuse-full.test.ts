/** The largest boards, in less and less memory: what does not fit is said in a sentence. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "vitest";
import { Door, EngineFull } from "../../../www/engine/door.ts";
import type { GameId, Puzzle } from "../../../www/engine/generated/puzzle.ts";
import { limited } from "../../fuzz/limited.ts";

const ADDRESS = new URL("../../../www/pkg/engine_bg.wasm", import.meta.url);
const CODE = readFileSync(ADDRESS);
const BINDINGS = new URL("../../../www/pkg/engine.js", import.meta.url);

let engines = 0;

/** A separate engine, limited to some pages of memory. */
async function engineWith(
  pages: number = 65_536,
): Promise<{ door: Door; engine: typeof import("../../../www/pkg/engine.js") }> {
  engines += 1;
  const engine = await import(/* @vite-ignore */ `${BINDINGS}?engine=${engines}`);
  const { default: init, hasPanicked } = engine;
  const door = new Door({ init, hasPanicked }, ADDRESS);
  await door.open(
    (end) => assert.ok(end instanceof EngineFull, "the engine panics"),
    new WebAssembly.Module(limited(CODE, pages)),
  );
  return { door, engine };
}

const pagesOf = (door: Door) => door.bytes.byteLength / 2 ** 16;

const board = (game: GameId, side: number, squares: number[] = [0]): Puzzle => ({
  game,
  rows: side,
  columns: side,
  squares,
  closed: false,
});

const QUEENS = board("queens", 1_000_000);
const TOUR = board("knights", 2_000);
const SOME = { do: "advance" as const, steps: 300 };
const ALL = { sentence: true, board: true, tree: true };

type Given = Awaited<ReturnType<typeof engineWith>>;

const running =
  (solver: string, puzzle: Puzzle) =>
  ({ door, engine }: Given) => {
    door.make(() => new engine.Run(puzzle, solver, "", 0)).ask(SOME, Number.POSITIVE_INFINITY, ALL);
  };

/** What needs much memory, by what it is. */
const LARGE: Record<string, (given: Given) => void> = {
  "a million queens": running("linear", QUEENS),
  "a tour of four million squares": running("warnsdorff", TOUR),
  "domains of the largest board": running("forward-checking", board("queens", 512)),
  "a picture of it all": ({ door, engine }) => {
    const run = door.guard(() => new engine.Run(TOUR, "warnsdorff", "", 0));
    door.make(() => new engine.Picture(run, new Uint32Array(40))).paint(run, 0, 0, 1, 2_000, 2_000);
  },
  "a moving picture": ({ door, engine }) => {
    const film = door.make(() => new engine.Movie(1_000, 1_000));
    for (const shade of [0, 100, 200]) film.show(new Uint8Array(4_000_000).fill(shade), 4);
    assert.ok(film.finish().length > 100);
  },
};

for (const [what, work] of Object.entries(LARGE)) {
  test(`${what} either fits or is refused in a sentence`, async () => {
    const free = await engineWith();
    const least = pagesOf(free.door);
    work(free);
    const most = pagesOf(free.door);
    assert.ok(most > least, "it needs memory");
    for (const share of [0, 0.7]) {
      const given = await engineWith(Math.floor(least + share * (most - least)));
      assert.throws(
        () => work(given),
        (error) => {
          assert.ok(error instanceof EngineFull, String(error));
          return /^This board does not fit .*: choose a smaller one\.$/.test(error.message);
        },
      );
      assert.throws(() => given.door.guard(() => given.engine.roster()), /has stopped/);
    }
  });
}

test("where a large board did not fit, a fresh engine runs a smaller one", async () => {
  const few = pagesOf((await engineWith()).door) + 8;
  const [full, fresh] = [await engineWith(few), await engineWith(few)];
  assert.throws(() => running("linear", QUEENS)(full), EngineFull);
  running("backtracking", board("queens", 8))(fresh);
});

test("a list that does not fit gets the message of a board that is too large, and later calls say so", async () => {
  const init = async () => ({ memory: new WebAssembly.Memory({ initial: 0 }) });
  const door = new Door({ init, hasPanicked: () => false }, ADDRESS);
  const told: unknown[] = [];
  await door.open((end) => told.push(end), new WebAssembly.Module(CODE));
  const crossing = () => {
    throw new RangeError("Array buffer allocation failed");
  };
  assert.throws(() => door.guard(crossing), EngineFull);
  assert.deepEqual([...told], [], "the caller reports it");
  assert.throws(() => door.guard(() => 1), /has stopped/);
  assert.ok(told.length === 1 && told[0] instanceof EngineFull);
});
