/** The legend: the squares of a board as tiles, and the signs of the step. */

import { annotationColour, forceColours } from "../board/draw/annotations.ts";
import { groundsOf, struckBy } from "../board/draw/ground.ts";
import type { LargeScene, Scene } from "../board/scene/scene.ts";
import type { Annotation } from "../engine/generated/run.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { levelColour, moveColour, type Theme } from "../ui/theme.ts";

export type Shape =
  | "square"
  | "ring"
  | "number"
  | "tab"
  | "line"
  | "dashes"
  | "arrow"
  | "dashed"
  | "dotted";

/** A sign with its meaning. */
export type Entry = [colour: string, words: string, shape?: Shape];

/** A square as on the board, with its meaning. */
export interface Tile {
  words: string;
  ground: string;
  mark: "" | "dot" | "cross" | "queen" | "knight" | number;
}

export interface LegendView {
  tiles: Tile[];
  signs: Entry[];
}

/** Colours from the first move of a large tour to the last. */
const RAMP = 100;

/** Only the signs change from step to step. */
export function legendOf(scene: Scene | LargeScene, solver: SolverInfo, theme: Theme): LegendView {
  if (scene.kind === "large") return { tiles: largeTiles(scene, theme), signs: [] };
  const signs = annotationEntries(scene.annotations, theme);
  if (scene.kind === "knights") return { tiles: knightsTiles(theme), signs };
  const hasLevels = solver.panel === "domains";
  return { tiles: hasLevels ? domainsTiles(theme) : queensTiles(solver, theme), signs };
}

const domainsTiles = (theme: Theme): Tile[] => [
  { words: "still possible", ground: groundsOf(theme).free[0], mark: "dot" },
  {
    words: "ruled out by the queen of that colour (here queen 2)",
    ground: struckBy(theme, 2)[0],
    mark: 2,
  },
  { words: "tried and taken back", ground: struckBy(theme, 1)[0], mark: "cross" },
];

const queensTiles = ({ goesBack }: SolverInfo, theme: Theme): Tile[] => [
  {
    words: goesBack ? "a queen, in the colour of its depth" : "a queen, in its own colour",
    ground: levelColour(theme, 1),
    mark: "queen",
  },
  { words: "attacked by another queen", ground: theme.clash, mark: "queen" },
  { words: "a locked queen", ground: theme.locked, mark: "queen" },
];

const knightsTiles = (theme: Theme): Tile[] => [
  { words: "the knight", ground: moveColour(theme, RAMP / 2, RAMP), mark: "knight" },
  { words: "visited, numbered along the tour", ground: moveColour(theme, 0, RAMP), mark: 1 },
];

function largeTiles({ game, blocked }: LargeScene, theme: Theme): Tile[] {
  const tile = (ground: string, words: string): Tile => ({ ground, words, mark: "" });
  if (game !== "knights") {
    return [tile(theme.locked, "locked queen"), tile(theme.clash, "queen in conflict")];
  }
  const colourAt = (move: number) => moveColour(theme, move, RAMP);
  const moves = [
    tile(colourAt(0), "first squares"),
    tile(colourAt(RAMP / 2), "halfway"),
    tile(colourAt(RAMP), "last squares"),
  ];
  return blocked > 0 ? [...moves, tile(theme.blocked, "blocked")] : moves;
}

/** The sign and the meaning of each kind of annotation that the legend explains. */
const SIGNS: Record<string, [Shape, string]> = {
  emptied: ["ring", "row with no square left"],
  "used-up": ["ring", "row used up"],
  "free-again": ["ring", "possible again"],
  "taken-back": ["square", "taken back"],
  number: ["number", "compared to choose"],
  "row-number": ["tab", "squares left in the row"],
  chosen: ["ring", "chosen"],
  candidate: ["number", "onward moves compared"],
  fault: ["ring", "at fault"],
  jumped: ["square", "row jumped over"],
  unsupported: ["number", "row that a queen here would leave with no square"],
  covered: ["line", "line covered"],
  trail: ["line", "a queen’s path in this round"],
  edge: ["line", "tour of a block"],
  joined: ["line", "jump that joins two tours"],
  cut: ["dashes", "jump removed"],
};
const FRESH = "ruled out now: a queen here would leave the outlined row with no square";
const FORCES = [
  ["charge", "arrow", "away from each attacking queen"],
  ["line", "dashed", "off the shared line, at random"],
  ["border", "dotted", "from the border to the centre"],
] as const;

/** One entry for each kind of annotation. */
function annotationEntries(annotations: Annotation[], theme: Theme): Entry[] {
  const kinds = [...new Set(annotations.map(({ kind }) => kind))];
  const fresh = annotations.some((one) => one.kind === "unsupported" && one.fresh);
  return kinds.flatMap((kind) => {
    if (kind === "force") return forceEntries(theme);
    const sign = SIGNS[kind];
    if (!sign) return [];
    const [shape, words] = sign;
    const entry: Entry = [annotationColour(theme, kind), words, shape];
    return kind === "unsupported" && fresh ? [[theme.bad, FRESH, "ring"], entry] : [entry];
  });
}

export const forceEntries = (theme: Theme): Entry[] =>
  FORCES.map(([force, shape, words]) => [forceColours(theme)[force], words, shape]);
