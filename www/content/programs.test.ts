/**
 * The programs beside the pseudocode run as they are and count what the engine counts. Those that
 * use random numbers find a solution with each of twenty seeds.
 */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { test } from "vitest";
import { asked, from, Run, squareNames, TO_THE_END } from "../../tests/unit/engine.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { openingOf } from "../store/lessons.ts";
import { LANGUAGES, type Language, PROGRAMS, programOf } from "./code/programs.ts";
import { LESSONS } from "./lessons/index.ts";

const FOLDER = new URL("./code/", import.meta.url);
const LANGUAGE_NAMES = Object.keys(LANGUAGES) as Language[];
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);
const ADVICE =
  "python3 was not found: install Python 3 (https://www.python.org), which runs the programs of the lessons.";

/** Scripts that run several programs one after another. */
const RUNNERS: Record<Language, [name: string, args: string[]]> = {
  python: [
    "python3",
    ["-c", "import json, sys\nfor text in json.loads(sys.argv[1]): exec(text, {})"],
  ],
  javascript: [
    process.execPath,
    [
      "--input-type=module",
      "-e",
      "const DATA = 'data:text/javascript;charset=utf-8,'; for (const text of JSON.parse(process.argv[1])) await import(DATA + encodeURIComponent(text));",
    ],
  ],
};

/** The constants of a program for another board, as each language writes them. */
interface Setting {
  side: number;
  /** The column of the queen in the top row, or of the start. */
  column: number;
  seed?: number;
}

function set(text: string, { side, column, seed = 0 }: Setting) {
  return text
    .replace(/\bN = \d+/, `N = ${side}`)
    .replace("{0: 0}", `{0: ${column}}`)
    .replace("column: 0 }", `column: ${column} }`)
    .replace("[[0, 0]]", `[[0, ${column}]]`)
    .replace("START = (0, 0)", `START = (0, ${column})`)
    .replace("START = 0;", `START = ${column};`)
    .replace("SEED = 0", `SEED = ${seed}`);
}

const source = (program: string, language: Language) =>
  readFileSync(new URL(`${program}.${LANGUAGES[language]}`, FOLDER), "utf8");

/** The output of programs: a count and the names of squares from each. */
async function run(language: Language, texts: string[]) {
  const [name, args] = RUNNERS[language];
  const { stdout } = await promisify(execFile)(name, [...args, JSON.stringify(texts)]).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === "ENOENT" ? new Error(ADVICE) : error;
    },
  );
  const lines = stdout.split("\n");
  return texts.map((_, at) => ({
    count: lines[2 * at] ?? "",
    squares: (lines[2 * at + 1] ?? "").split(" ").filter(Boolean),
  }));
}

/** The same from the engine. */
function engine(game: GameId, solver: string, options: string, { side, column }: Setting) {
  const run = new Run(from(game, [column], side), solver, options, 0);
  const { step, tally, outcome, board } = asked(run, TO_THE_END);
  run.free();
  const names = squareNames(side, side);
  const pieces = Array.from(board.pieces, (square) => names[square]!);
  const given = game === "queens" ? [names[column]!] : [];
  const squares = outcome === "solved" ? [...new Set([...given, ...pieces])] : [];
  const count = solver === "arc-consistency" ? `${tally.placements} queens tried` : `${step} steps`;
  return { count, squares };
}

const RANDOM = ["hill-climbing", "annealing", "min-conflicts"];
/** Besides the board of the program itself. */
const SMALL: Setting[] = [
  { side: 6, column: 1 },
  { side: 7, column: 3 },
];
/** Tours of boards with odd sides start in a corner. On 7 × 7, backtracking takes 22 million steps. */
const SMALL_TOURS = (process.env.ALL ? [5, 6, 7] : [5, 6]).map((side) => ({ side, column: 0 }));

const keys = Object.entries(PROGRAMS).map(([key, program]) => {
  const [, game, solver, options = ""] = /^(\w+)\/([^?]+)\??(.*)$/.exec(key)!;
  return { program, game: game as GameId, solver: solver!, options };
});

for (const { program, game, solver, options } of keys) {
  if (RANDOM.includes(program)) continue;
  for (const language of LANGUAGE_NAMES) {
    test(`${program} in ${language} counts what the engine counts`, async () => {
      const text = source(program, language);
      const side = Number(/\bN = (\d+)/.exec(text)![1]);
      const isTour = game === "knights";
      const settings = [{ side, column: 0 }, ...(isTour ? SMALL_TOURS : SMALL)];
      const printed = await run(
        language,
        settings.map((setting) => set(text, setting)),
      );
      for (const [at, setting] of settings.entries()) {
        const { count, squares } = engine(game, solver, options, setting);
        const own = printed[at]!;
        assert.equal(own.count, count, `${setting.side} × ${setting.side}`);
        assert.deepEqual(
          isTour ? own.squares : own.squares.toSorted(),
          isTour ? squares : squares.toSorted(),
        );
      }
    });
  }
}

for (const program of RANDOM) {
  for (const language of LANGUAGE_NAMES) {
    test(`${program} in ${language} finds a solution with twenty seeds`, async () => {
      const text = source(program, language);
      const texts = SEEDS.map((seed) => set(text, { side: 8, column: 3, seed }));
      for (const [seed, { count, squares }] of (await run(language, texts)).entries()) {
        assert.match(count, /^\d+ steps$/);
        assert.equal(squares.length, 8);
        assert.ok(squares.includes("d8"), "the locked queen stays");
        assert.ok(isSolution(squares), `seed ${seed}: ${squares.join(" ")}`);
      }
    });
  }
}

/** Whether no two queens share a line. */
function isSolution(squares: string[]) {
  const queens = squares.map((name) => [name.charCodeAt(0), Number(name.slice(1))] as const);
  const lines = [
    queens.map(([column]) => column),
    queens.map(([, row]) => row),
    queens.map(([column, row]) => column + row),
    queens.map(([column, row]) => column - row),
  ];
  return lines.every((line) => new Set(line).size === queens.length);
}

test("every program has a file in each language, and at most sixty lines", () => {
  const files = readdirSync(FOLDER).filter((name) => name !== "programs.ts");
  const wanted = [...new Set(Object.values(PROGRAMS))].flatMap((program) =>
    LANGUAGE_NAMES.map((language) => `${program}.${LANGUAGES[language]}`),
  );
  assert.deepEqual(files.toSorted(), wanted.toSorted());
  for (const file of files) {
    const lines = readFileSync(new URL(file, FOLDER), "utf8").trimEnd().split("\n");
    assert.ok(lines.length <= 60, `${file} has ${lines.length}`);
  }
});

test("lessons that show code also show its programs, if the method has any", () => {
  const shown = LESSONS.flatMap(({ lesson }) => lesson.parts)
    .filter((part) => part.beside?.includes("code"))
    .map((part) => openingOf(part));
  const found = shown.filter(({ game, solver, options }) =>
    programOf({ game, id: solver }, options),
  );
  assert.ok(found.length >= shown.length / 2, `${found.length} of ${shown.length}`);
});
