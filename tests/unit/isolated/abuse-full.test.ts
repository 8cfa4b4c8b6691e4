/** The largest boards in less and less memory: each fits or is refused in a sentence. */
import assert from "node:assert/strict";
import { test, vi } from "vitest";
import { type Bindings, Door, EngineFull, EnginePanic } from "../../../www/engine/door.ts";
import type { GameId, Puzzle } from "../../../www/engine/generated/puzzle.ts";
import type { ModuleName } from "../../../www/engine/modules.ts";
import { limited } from "../../fuzz/limited.ts";
import { codeOf } from "../code.ts";

/** The functions that the test calls; each module has some of them. */
type Wasm = Bindings &
  Pick<typeof import("../../../www/pkg/queens.js"), "panicOnPurpose" | "Picture" | "Run"> &
  Pick<typeof import("../../../www/pkg/extras.js"), "Movie">;

let modules = 0;

/** A separate module, limited to some pages of memory. */
async function moduleWith(name: ModuleName, pages: number = 65_536) {
  modules += 1;
  const address = new URL(`../../../www/pkg/${name}.js?module=${modules}`, import.meta.url);
  const door = new Door<Wasm>(() => import(/* @vite-ignore */ address.href), address);
  await door.open(
    (end) => assert.ok(end instanceof EngineFull, "the module panics"),
    new WebAssembly.Module(limited(codeOf(name), pages)),
  );
  return door;
}

const pagesOf = (door: Door<Wasm>) => door.bytes.byteLength / 2 ** 16;

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

const running = (solver: string, puzzle: Puzzle) => ({
  name: puzzle.game,
  work: (door: Door<Wasm>) => {
    const run = door.make(({ Run }) => new Run(puzzle, solver, "", 0));
    run.ask(SOME, Number.POSITIVE_INFINITY, ALL);
  },
});

/** Calls that need much memory, by name. */
const LARGE: Record<string, { name: ModuleName; work: (door: Door<Wasm>) => void }> = {
  "a million queens": running("linear", QUEENS),
  "a tour of four million squares": running("warnsdorff", TOUR),
  "domains of the largest board": running("forward-checking", board("queens", 512)),
  "a picture of the whole board": {
    name: "knights",
    work: (door) => {
      const run = door.guard(({ Run }) => new Run(TOUR, "warnsdorff", "", 0));
      const picture = door.make(({ Picture }) => new Picture(run, new Uint32Array(40)));
      picture.paint(run, 0, 0, 1, 2_000, 2_000);
    },
  },
  "a moving picture": {
    name: "extras",
    work: (door) => {
      const film = door.make(({ Movie }) => new Movie(1_000, 1_000));
      for (const shade of [0, 100, 200]) film.show(new Uint8Array(4_000_000).fill(shade), 4);
      assert.ok(film.finish().length > 100);
    },
  },
};

for (const [what, { name, work }] of Object.entries(LARGE)) {
  test(`${what} either fits or is refused in a sentence`, async () => {
    const free = await moduleWith(name);
    const least = pagesOf(free);
    work(free);
    const most = pagesOf(free);
    assert.ok(most > least, "it needs memory");
    for (const share of [0, 0.7]) {
      const given = await moduleWith(name, Math.floor(least + share * (most - least)));
      assert.throws(
        () => work(given),
        (error) => {
          assert.ok(error instanceof EngineFull, String(error));
          return /^This board does not fit .*: choose a smaller one\.$/.test(error.message);
        },
      );
      assert.throws(() => given.guard(() => 1), /has stopped/);
    }
  });
}

test("after a large board did not fit, a fresh module runs a smaller one", async () => {
  const few = pagesOf(await moduleWith("queens")) + 8;
  const [full, fresh] = [await moduleWith("queens", few), await moduleWith("queens", few)];
  assert.throws(() => running("linear", QUEENS).work(full), EngineFull);
  running("backtracking", board("queens", 8)).work(fresh);
});

test("if one module panics or runs out of memory, the others continue", async () => {
  const lost = [await moduleWith("queens"), await moduleWith("extras")];
  const knights = await moduleWith("knights");
  const { mock } = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const door of lost) {
    const told: unknown[] = [];
    await door.open((end) => told.push(end));
    assert.throws(() => door.guard((wasm) => wasm.panicOnPurpose()), EnginePanic);
    assert.equal(told.length, 1);
    assert.throws(
      () => door.make(({ Run }) => new Run(QUEENS, "backtracking", "", 0)),
      EnginePanic,
    );
  }
  assert.equal(mock.calls.length, 2);
  running("backtracking", board("knights", 5)).work(knights);
});

test("a list too large for memory gets the message for boards that are too large, and so do later calls", async () => {
  const open = async () => ({ memory: new WebAssembly.Memory({ initial: 0 }) });
  const wasm = { default: open, hasPanicked: () => false };
  const door = new Door(async () => wasm, new URL(import.meta.url));
  const told: unknown[] = [];
  await door.open((end) => told.push(end), new WebAssembly.Module(codeOf("table")));
  const crossing = () => {
    throw new RangeError("Array buffer allocation failed");
  };
  assert.throws(() => door.guard(crossing), EngineFull);
  assert.deepEqual([...told], [], "the caller reports it");
  assert.throws(() => door.guard(() => 1), /has stopped/);
  assert.ok(told.length === 1 && told[0] instanceof EngineFull);
});
