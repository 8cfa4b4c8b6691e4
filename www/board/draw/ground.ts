/** The colours of squares: wood at rest, free and shade in play, with tints. */

import { place, type Size } from "../../core/geometry.ts";
import { contrastOf, inkOn, mixed, moveColours, type Theme } from "../../ui/theme.ts";
import { type Coloured, isColoured, isFilled, paletteOf } from "../games/palette.ts";
import type { KnightsScene, QueensScene, Scene } from "../scene/scene.ts";
import type { Paint } from "./pixels.ts";

/** A light square and a dark one. */
type Pair = readonly [light: string, dark: string];

interface Grounds {
  wood: Pair;
  free: Pair;
  shade: Pair;
  blocked: Pair;
  stranded: Pair;
  /** Shade with a trace of each depth: where a queen in a game attacks. */
  tinted: Pair[];
  /** Shade in the colour of each depth: squares that a solver's queen ruled out. */
  struck: Pair[];
  /** The colours of regions where a queen in a game attacks. */
  faded: string[];
}

/**
 * The share of a queen's colour on squares that it attacks in a game, and on squares that a solver
 * ruled out.
 */
const HUE = 0.09;
const STRUCK = { light: 0.5, dark: 0.62 };
/** How far an attacked square's colour fades. */
const FADED = 0.66;
/** The opacity of a move's colour, and of red on a stranded square. */
const VISITED = 0.45;
const STRANDED = 0.6;
/** The share of ink in the name of a row or column. */
const NOTE = 0.82;
/** The least contrast of such a name with its square. */
const READABLE = 3;

const known: WeakMap<Theme, Grounds> = new WeakMap();

export function groundsOf(theme: Theme): Grounds {
  const grounds = known.get(theme) ?? makeGrounds(theme);
  known.set(theme, grounds);
  return grounds;
}

function makeGrounds(theme: Theme): Grounds {
  const pair = (name: "wood" | "free" | "shade"): Pair => [theme[`${name}-a`], theme[`${name}-b`]];
  const [wood, free, shade] = [pair("wood"), pair("free"), pair("shade")];
  const struck = STRUCK[theme.dark ? "dark" : "light"];
  return {
    wood,
    free,
    shade,
    blocked: [theme.blocked, theme.blocked],
    stranded: tinted(shade, theme.clash, STRANDED),
    tinted: theme.depths.map((colour) => tinted(shade, colour, HUE)),
    struck: theme.depths.map((colour) => tinted(shade, colour, struck)),
    faded: theme.regions.map((colour) => mixed(theme["region-fade"], colour, FADED)),
  };
}

const tinted = ([light, dark]: Pair, colour: string, share: number): Pair => [
  mixed(colour, light, share),
  mixed(colour, dark, share),
];

/** The fill of a square by its level: −1 for none, 0 for a locked queen. */
const ofLevel = ({ free, shade }: Grounds, depths: Pair[], level: number) =>
  level < 0 ? free : level === 0 ? shade : depths[(level - 1) % depths.length]!;

/** Squares ruled out by a solver. */
export const struckBy = (theme: Theme, level: number) =>
  ofLevel(groundsOf(theme), groundsOf(theme).struck, level);

/** The colours of a scene's squares. */
export function groundOf(scene: Scene, theme: Theme): Paint {
  if (scene.kind === "queens" && isColoured(scene)) return ofColours(scene, theme);
  const pairAt = scene.kind === "queens" ? ofQueens(scene, theme) : ofKnights(scene, theme);
  return (square) => pairAt(square)[parity(scene.size, square)];
}

/** 0 for a light square, 1 for a dark one. */
function parity(size: Size, square: number) {
  const { row, column } = place(size, square);
  return ((row + column) % 2) as 0 | 1;
}

function ofQueens({ levels, shadows, solved }: QueensScene, theme: Theme) {
  const grounds = groundsOf(theme);
  const of = solved ? null : (levels ?? shadows);
  if (!of) return () => grounds.wood;
  const depths = levels ? grounds.struck : grounds.tinted;
  return (square: number) => ofLevel(grounds, depths, of[square]!);
}

/** Regions have their colours, or squares without a chequer are left to the colours of depths. */
function ofColours(scene: Coloured, theme: Theme): Paint {
  if (!isFilled(scene)) {
    const pairAt = ofQueens(scene, theme);
    return (square) => pairAt(square)[0];
  }
  const { regions, shadows, solved } = scene;
  const [palette, { faded }] = [paletteOf(regions), groundsOf(theme)];
  return (square) => {
    const fills = shadows && !solved && shadows[square]! >= 0 ? faded : theme.regions;
    return fills[palette[regions[square]!]!]!;
  };
}

function ofKnights(scene: KnightsScene, theme: Theme) {
  const grounds = groundsOf(theme);
  const { path, blocked, stranded, reachable } = scene;
  const empty = reachable.length > 0 ? grounds.shade : grounds.wood;
  const visited = visitedOn(empty, theme, scene);
  const pairs: Pair[] = Array(scene.degrees.length).fill(empty);
  for (const square of reachable) pairs[square] = grounds.free;
  for (const square of blocked) pairs[square] = grounds.blocked;
  for (const square of stranded) pairs[square] = grounds.stranded;
  for (let move = 0; move < path.length; move++) pairs[path[move]!] = visited(move);
  return (square: number) => pairs[square]!;
}

/** The last move of a complete tour. */
export const lastMove = ({ size, blocked }: KnightsScene) =>
  size.rows * size.columns - blocked.length - 1;

/** The grounds of a tour's moves, by the ground they are on and the number of moves. */
const visits: WeakMap<Pair, Map<number, Map<string, Pair>>> = new WeakMap();

function visitedOn(ground: Pair, theme: Theme, scene: KnightsScene) {
  const last = lastMove(scene);
  const colourOf = moveColours(theme, last);
  const byLast = visits.get(ground) ?? new Map<number, Map<string, Pair>>();
  visits.set(ground, byLast);
  const made = byLast.get(last) ?? new Map<string, Pair>();
  byLast.set(last, made);
  return (move: number) => {
    const colour = colourOf(move);
    const pair = made.get(colour) ?? tinted(ground, colour, VISITED);
    made.set(colour, pair);
    return pair;
  };
}

const notes: WeakMap<Theme, Map<string, string>> = new WeakMap();

/** The colour of a row's or column's name on a ground. */
export function noteOn(theme: Theme, ground: string): string {
  const made = notes.get(theme) ?? new Map<string, string>();
  notes.set(theme, made);
  const note = made.get(ground) ?? makeNote(theme, ground);
  made.set(ground, note);
  return note;
}

function makeNote(theme: Theme, ground: string) {
  const inks = [theme.note, theme["note-free"], inkOn(ground)];
  const notes = inks.map((ink) => mixed(ink, ground, theme.contrast ? 1 : NOTE));
  return notes.find((note) => contrastOf(note, ground) >= READABLE) ?? inkOn(ground);
}
