/**
 * The compiled game's own calls, in any order, with any numbers, on new, used or freed handles,
 * through the page's door: each returns a value or throws an error in a sentence, and the engine
 * continues.
 */
import assert from "node:assert/strict";
import fc from "fast-check";
import { Door, HandleGone } from "../../www/engine/door.ts";
import { GAME_IDS } from "../../www/routes/ids.ts";
import { codeOf } from "../unit/code.ts";
import type { Run } from "../unit/engine.ts";
import * as engine from "../unit/engine.ts";
import { json, number, setup, square, word } from "./given.ts";
import { assertSentences } from "./law.ts";

/** A call on a handle of a kind, or on none if that is "". */
export interface Call {
  kind: string;
  name: string;
  given: unknown[];
}
interface Handle {
  kind: string;
  handle: object;
}

/** One door for all modules, which are already open. */
const door = new Door(
  async () => ({
    default: async () => ({ memory: new WebAssembly.Memory({ initial: 0 }) }),
    hasPanicked: engine.hasPanicked,
  }),
  new URL(import.meta.url),
);
await door.open(() => {}, new WebAssembly.Module(codeOf("table")));

const SOLVERS = engine.roster();

/** Milliseconds: no call may take long. */
const budget = fc.constantFrom(0, 0, 1, -1, Number.NaN, Number.NEGATIVE_INFINITY);
const record = word(
  "",
  "a8",
  "c5 -c5",
  "e7 h6",
  "c5>d6",
  "x:c5+d5",
  "=a5+h7/b2",
  "b6 c8",
  "=b6+c8",
);
const solver = word(...SOLVERS.map(({ id }) => id));
const options = word(
  "",
  "rows=fewest",
  "tie-break=pohl",
  "restart-after=3",
  "squares=random",
  "=&&=",
);
const seldomJson = (arbitrary: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 15, arbitrary }, { weight: 1, arbitrary: json });
const lane = seldomJson(fc.record({ solver, options, seed: fc.nat() }));
const lanes = fc.array(lane, { maxLength: 5 });
const limit = fc.oneof(fc.nat(2000), number);
const wanted = fc.record({ sentence: fc.boolean(), board: fc.boolean(), tree: fc.boolean() });
const request = seldomJson(
  fc.oneof(
    fc.record({
      do: word("show", "next-solution", "backtrack-before", "backtrack-after", "deepest"),
    }),
    fc.record({ do: fc.constant("advance"), steps: number }),
    fc.record({ do: word("seek", "reach"), step: number }),
  ),
);
const raceRequest = seldomJson(
  fc.oneof(
    fc.record({ do: word("show", "measure") }),
    fc.record({ do: fc.constant("go"), clock: word("steps", "time"), to: number }),
    fc.record({ do: fc.constant("place"), steps: fc.array(number, { maxLength: 5 }) }),
  ),
);
const game = word(...GAME_IDS);
const side = fc.oneof({ weight: 6, arbitrary: fc.nat(9) }, number);
const puzzleRequest = seldomJson(
  fc.record({
    game,
    rows: side,
    columns: side,
    locks: number,
    blocked: number,
    seed: number,
    grade: word("easy", "medium", "hard", "expert"),
    closed: fc.boolean(),
  }),
);
const numbers = fc.array(number, { maxLength: 6 });
const views = fc.tuple(number, number, number, number, number);

/**
 * A call with its arguments.
 * @param kind of the handle, or "" if it needs none
 */
const calling = (
  kind: string,
  name: string,
  ...given: fc.Arbitrary<unknown>[]
): fc.Arbitrary<Call> => fc.tuple(...given).map((given) => ({ kind, name, given }));

const made = (name: string, ...given: fc.Arbitrary<unknown>[]) => calling("", name, ...given);

/** Calls without arguments. */
const plain = (kind: string, ...names: string[]) => names.map((name) => calling(kind, name));

/** How to make a handle of each kind, and the calls on it. */
const KINDS = {
  Run: {
    makers: [made("Run", setup, solver, options, number)],
    calls: [
      calling("Run", "ask", request, budget, wanted),
      calling("Run", "peek", number),
      calling("Run", "paint", numbers, fc.array(views, { maxLength: 3 })),
    ],
  },
  Play: {
    makers: [made("Play", setup, fc.boolean())],
    calls: [
      ...["place", "lift", "jump", "refusal", "attackers"].map((name) =>
        calling("Play", name, number),
      ),
      ...["cross", "uncross"].map((name) => calling("Play", name, numbers)),
      ...["replay", "replayUndone", "restore"].map((name) => calling("Play", name, record)),
      ...plain(
        "Play",
        "attacked",
        "conflicts",
        "crosses",
        "degrees",
        "levels",
        "lost",
        "lostSquares",
      ),
      ...plain("Play", "pieces", "position", "reachable", "record", "undo", "redo", "stranded"),
      ...plain("Play", "undoneRecord"),
      ...plain("Play", "canUndo", "canRedo", "moves", "solved", "stuck"),
      calling("Play", "moveQueen", number, number),
      calling("Play", "setFree", fc.boolean()),
    ],
  },
  Race: {
    makers: [made("Race", setup, lanes, limit)],
    calls: [calling("Race", "ask", raceRequest, budget, wanted)],
  },
  Ghost: {
    makers: [made("Ghost", setup, lane, lane, limit)],
    calls: [calling("Ghost", "work", budget)],
  },
  Survey: {
    makers: [
      made("Survey.starts", game, side, side, lane, limit),
      made("Survey.growth", game, side, side, number, lane, limit),
      made("Survey.chance", setup, lane, number, limit),
      made("Survey.course", setup, lane, limit),
    ],
    calls: [calling("Survey", "work", budget)],
  },
  Thinking: {
    makers: [
      made("Thinking.hint", setup, record),
      made("Thinking.ways", setup),
      made("Thinking.grade", setup),
      made("Thinking.generate", puzzleRequest),
      made("Thinking.daily", word("2026-11-21", "1970-01-01", "9999-12-31", "2026-02-30")),
    ],
    calls: [calling("Thinking", "work", budget), calling("Thinking", "answer")],
  },
  Measurement: {
    makers: [made("Measurement", number)],
    calls: [
      calling("Measurement", "run", budget),
      ...plain("Measurement", "progress", "reproduced", "corrected"),
    ],
  },
  Movie: {
    makers: [made("Movie", side, side)],
    calls: [
      calling("Movie", "show", fc.array(fc.nat(255), { maxLength: 64 }), number),
      calling("Movie", "finish"),
    ],
  },
};

/** The calls without a handle. */
const FUNCTIONS = [
  made("checkPuzzle", setup),
  made("checkRun", setup, solver, options),
  made("whyHopeless", setup),
  made("solutions", setup),
  made("squareNames", side, side),
  made("parseSquare", side, side, square),
  made("randomLock", side, number),
  made("anotherLock", side, numbers, number),
  made("lockHasSolution", side, number),
  made("randomStart", side, side, fc.boolean(), numbers, number),
  made("nests", game, lane, lane),
  made("tourKinds", setup, numbers),
  made("tieBreaksThatSucceed", side, side, number),
  made("queensGrades", number, number),
  made("knightsGrades", number, number, number, fc.boolean()),
];

/** Makes a handle and calls it; sometimes it is freed first and called all the same. */
const stories = Object.entries(KINDS).map(([kind, { makers, calls }]) =>
  fc
    .tuple(
      fc.oneof(...makers),
      fc.array(fc.oneof(...calls, calling(kind, "free")), { maxLength: 8 }),
    )
    .map(([maker, calls]) => [maker, ...calls]),
);

const questions = FUNCTIONS.map((question) => question.map((call) => [call]));

export const calls = {
  name: "calls",
  /** The number of random inputs in a test. */
  tried: 2000,
  given: fc.tuple(fc.array(fc.oneof(...stories, ...questions), { maxLength: 4 })),
  // After a trap the engine is lost, so no smaller input can be searched for.
  endOnFailure: true,
  take(stories: Call[][]) {
    const handles: Handle[] = [];
    for (const call of stories.flat()) make(call, handles);
    for (const { handle } of handles) attempt(() => ask(handle, "free", []));
  },
};

/** Makes a call with the newest handle of its kind. */
function make({ kind, name, given }: Call, handles: Handle[]) {
  const handle = handles.findLast((one) => one.kind === kind)?.handle;
  if (kind && !handle) return;
  const result = attempt(() => (handle ? ask(handle, name, given) : call(name, given)));
  const made = Object.keys(KINDS).find((name) => result instanceof named(engine, name));
  if (made && typeof result === "object" && result) handles.push({ kind: made, handle: result });
}

/** A function or class, by name. */
function named(where: object, name: string) {
  const found: unknown = Reflect.get(where, name);
  if (typeof found !== "function") throw new Error(`There is no ${name}.`);
  return found;
}

function call(name: string, given: unknown[]) {
  const [first = "", second] = name.split(".");
  const whole = named(engine, first);
  if (second) return door.make<object>(() => Reflect.apply(named(whole, second), whole, given));
  if (first in KINDS) return door.make<object>(() => Reflect.construct(whole, given));
  return door.guard<unknown>(() => Reflect.apply(whole, undefined, given));
}

function ask(handle: object, name: string, given: unknown[]) {
  if (name === "paint" && handle instanceof engine.Run) return paint(handle, given);
  const part: unknown = Reflect.get(handle, name);
  return typeof part === "function" ? Reflect.apply(part, handle, given) : part;
}

/** Shows a run through its own painter, in these colours and from these views. */
function paint(run: Run, [colours, views]: unknown[]) {
  assert.ok(isNumbers(colours) && Array.isArray(views));
  const picture = door.make(() => new engine.Picture(run, colours));
  try {
    for (const view of views) {
      assert.ok(isView(view));
      picture.paint(run, ...view);
      picture.pieces(...view);
      picture.levels(run, ...view);
      picture.knight();
    }
  } finally {
    picture.free();
  }
}

type View = [left: number, top: number, side: number, width: number, height: number];

const isNumbers = (given: unknown): given is number[] =>
  Array.isArray(given) && given.every((one) => typeof one === "number");

const isView = (given: unknown): given is View => isNumbers(given) && given.length === 5;

/**
 * The result of a call. An error must be a sentence, unless there was no handle or an argument has
 * the wrong type.
 */
function attempt(call: () => unknown) {
  try {
    return call();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isRefusal = Reflect.get(error, "code") !== undefined;
    if (isRefusal) assertSentences(error.message);
    else if (!(error instanceof TypeError) && !(error instanceof HandleGone)) throw error;
    return undefined;
  }
}
