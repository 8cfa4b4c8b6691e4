/** What is drawn of a run is named in its legend, each with its own sign. */

import assert from "node:assert/strict";
import { test } from "vitest";
import { themeNamed } from "../../tests/unit/tokens.ts";
import { culprits, triedIn } from "../board/games/queens.ts";
import { runScene } from "../board/scene/by-game.ts";
import { emptyLargeScene } from "../board/scene/large.ts";
import type { KnightsScene, QueensScene, Scene } from "../board/scene/scene.ts";
import type { Sign } from "../content/signs.ts";
import { makeRun } from "../engine/engine.ts";
import type { GameId, Puzzle } from "../engine/generated/puzzle.ts";
import type { Annotation } from "../engine/generated/run.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { roster } from "../engine/setting-up.ts";
import { byGame, takes } from "../store/roster.ts";
import { pictureOf } from "./Legend.tsx";
import { largeLegend, legendOf } from "./legend-view.ts";
import "../../tests/unit/engine.ts";
import { MOMENT } from "../engine/wanted.ts";

const COLOURS = "AAABCCCCDDBBBCCCDDBBBECCFDBBEEECFFGBEECCFGGGEECCFGGEEHHCGGGHHHHC";

const BOARDS: Record<GameId, Omit<Puzzle, "game">[]> = {
  queens: [
    { rows: 8, columns: 8, squares: [34], closed: false, regions: null },
    { rows: 6, columns: 6, squares: [0], closed: false },
    { rows: 5, columns: 5, squares: [], closed: false },
  ],
  colour: [{ rows: 8, columns: 8, squares: [], closed: false, regions: COLOURS }],
  knights: [
    { rows: 5, columns: 5, squares: [0], closed: false },
    { rows: 5, columns: 6, squares: [0], closed: true },
    { rows: 12, columns: 12, squares: [0], closed: false },
    { rows: 3, columns: 7, squares: [3], closed: false },
    { rows: 4, columns: 6, squares: [0], closed: false, blocked: [8] },
  ],
};

/** The sign of each annotation. */
const OF: { [K in Annotation["kind"]]: Sign | ((one: Extract<Annotation, { kind: K }>) => Sign) } =
  {
    number: "number",
    "row-number": "row-number",
    chosen: "chosen",
    candidate: ({ chosen }) => (chosen ? "best" : "candidate"),
    fault: "fault",
    jumped: "jumped",
    emptied: "emptied",
    "used-up": "used-up",
    "free-again": "free-again",
    "taken-back": "taken-back",
    unsupported: "unsupported",
    "unsupported-by-colour": "unsupported-by-colour",
    covered: "covered",
    force: ({ force }) => force,
    trail: "trail",
    edge: "edge",
    joined: "joined",
    cut: "cut",
  };

function annotated({ annotations }: Scene): Sign[] {
  return annotations.map((one) => {
    const sign = OF[one.kind];
    return typeof sign === "string" ? sign : (sign as (one: Annotation) => Sign)(one);
  });
}

const hasFresh = (scene: Scene) => scene.annotations.some((one) => "fresh" in one && one.fresh);

/** Signs that are drawn. */
const drawn = (signs: Partial<Record<Sign, boolean>>) =>
  (Object.keys(signs) as Sign[]).filter((sign) => signs[sign]);

/** What is drawn on squares without a queen: a sign, or the level that ruled them out. */
function onEmpty(scene: QueensScene) {
  const { queens, locked, levels, solved } = scene;
  const isTried = triedIn(scene);
  const taken = new Set([...queens, ...locked]);
  return Array.from(solved ? [] : (levels ?? [])).flatMap((level, square) => {
    if (taken.has(square)) return [];
    return level < 0 ? "possible" : isTried(square, level) ? "tried" : level;
  });
}

/** On boards of colours, squares at fault are those of a colour, unless a queen is on them. */
function isColourOut({ regions, annotations, queens, locked }: QueensScene) {
  const taken = new Set([...queens, ...locked]);
  return (
    regions !== null && annotations.some((one) => one.kind === "fault" && !taken.has(one.square))
  );
}

function onQueens(scene: QueensScene, { goesBack, builds, counts }: SolverInfo): Sign[] {
  const { queens, locked, conflicts, rejected, dryRow, named, solved } = scene;
  const empty = onEmpty(scene);
  const isOut = isColourOut(scene);
  return [
    ...annotated(scene).map((sign) => (sign === "fault" && isOut ? "colour-out" : sign)),
    ...drawn({
      possible: empty.includes("possible"),
      tried: empty.includes("tried"),
      "at-start": empty.includes(0),
      "ruled-out": empty.some((level) => typeof level === "number" && level > 0),
      fresh: hasFresh(scene),
      [goesBack || builds || counts ? "queen" : "own-queen"]: queens.length > 0 && !solved,
      locked: locked.length > 0,
      clash: conflicts.length > 0,
      refused: rejected !== null,
      ray: culprits(scene).length > 0,
      emptied: dryRow !== null,
      named: named.length > 0,
      won: solved,
    }),
  ];
}

const onKnights = (scene: KnightsScene): Sign[] => [
  ...annotated(scene).map((sign) => (sign === "taken-back" ? "jump-back" : sign)),
  ...drawn({
    knight: scene.path.length > 0 && !scene.solved,
    visited: scene.path.length > 1,
    stranded: scene.stranded.length > 0,
    blocked: scene.blocked.length > 0,
    named: scene.named.length > 0,
    arrived: scene.solved,
  }),
];

/** The longest part of a run that is looked at. */
const MOST = 1200;

/** Everything that a run draws. */
function drawnIn(puzzle: Puzzle, solver: SolverInfo, options = "") {
  const run = makeRun({ puzzle, solver: solver.id, options, seed: 1 });
  const found = new Set<Sign>();
  for (let step = 0; step < MOST; step++) {
    const snapshot = run.ask({ do: "reach", step }, Number.POSITIVE_INFINITY, MOMENT);
    const scene = runScene(puzzle, snapshot);
    const signs = scene.kind === "queens" ? onQueens(scene, solver) : onKnights(scene);
    for (const sign of signs) found.add(sign);
    if (snapshot.step < step || snapshot.outcome === "solved") break;
  }
  run.free();
  return found;
}

/** What is rendered, as text, without what the renderer notes. */
const shapeOf = (picture: unknown) =>
  JSON.stringify(picture, (name, value) => (name.startsWith("_") ? undefined : value));

/** Drawn only in longer runs. */
const RARE: Sign[] = ["won"];

for (const game of ["queens", "colour", "knights"] as const) {
  test(`the legend names what every solver draws, each with its own sign: ${game}`, () => {
    for (const solver of byGame(roster())[game]) {
      const [named, seen] = [new Set<Sign>(RARE), new Set<Sign>(RARE)];
      for (const board of BOARDS[game].filter((board) => takes(solver, board))) {
        const puzzle = { game, ...board };
        const found = drawnIn(puzzle, solver);
        const signs = legendOf(puzzle, solver, "").map(({ sign }) => sign as Sign);
        const where = `${solver.name} on ${board.columns} × ${board.rows}`;
        const unnamed = [...found].filter((sign) => !signs.includes(sign));
        assert.deepEqual(unnamed, [], `${where} draws what its legend lacks`);
        for (const sign of signs) named.add(sign);
        for (const sign of found) seen.add(sign);
        const pictures = signs.map((sign) => shapeOf(pictureOf(sign, themeNamed("light"))));
        assert.equal(new Set(pictures).size, signs.length, `${where}: two signs look the same`);
      }
      // On boards of colours, solvers have the legend of Queen's Challenge.
      const idle = game === "colour" ? [] : [...named].filter((sign) => !seen.has(sign));
      assert.deepEqual(idle, [], `${solver.name} never draws these`);
    }
  });
}

for (const game of ["queens", "knights"] as const) {
  test(`the legend names what every choice of an option draws: ${game}`, () => {
    for (const solver of byGame(roster())[game]) {
      const board = BOARDS[game].find((board) => takes(solver, board))!;
      const puzzle = { game, ...board };
      for (const { name, choices } of solver.options) {
        for (const { id } of choices) {
          const options = `${name}=${id}`;
          const signs = legendOf(puzzle, solver, options).map(({ sign }) => sign);
          const unnamed = [...drawnIn(puzzle, solver, options)].filter(
            (sign) => !RARE.includes(sign) && !signs.includes(sign),
          );
          assert.deepEqual(
            unnamed,
            [],
            `${solver.name} with ${options} draws what its legend lacks`,
          );
        }
      }
    }
  });
}

test("the legend of a large board names its queens, and the squares of domains", () => {
  const theme = themeNamed("light");
  const named = (id: string, squares: number[] = [0]) => {
    const puzzle: Puzzle = { game: "queens", rows: 80, columns: 80, squares, closed: false };
    const solver = byGame(roster()).queens.find((one) => one.id === id)!;
    const all = largeLegend(legendOf(puzzle, solver, ""), emptyLargeScene(puzzle), theme);
    const colours = all.map(({ sign }) => (typeof sign === "string" ? sign : sign.colour));
    assert.equal(new Set(colours).size, all.length, `${id}: two entries look the same`);
    return all.map(({ words }) => words);
  };
  assert.deepEqual(named("linear", []), ["queen"]);
  assert.deepEqual(named("min-conflicts"), [
    "queen",
    "locked queen",
    "queens that attack each other",
  ]);
  assert.deepEqual(named("backtracking"), [
    "queen",
    "locked queen",
    "queens that attack each other",
  ]);
  const ahead = ["still possible", "ruled out by queen 2", "ruled out at the start"];
  assert.deepEqual(named("forward-checking"), [...ahead, "queen, by depth", "locked queen"]);
});
