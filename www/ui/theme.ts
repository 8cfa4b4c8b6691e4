/** The colours of the style sheet, for canvases. */

import { COLOURS, type LaneColour } from "../content/colours.ts";
import { gradient } from "../core/colour.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import { channels } from "./channels.ts";

const NAMES = [
  "paper",
  "panel",
  "ink",
  "muted",
  "line",
  "accent",
  "accent-ink",
  "good",
  "bad",
  "locked",
  "veil",
  "wood-a",
  "wood-b",
  "free-a",
  "free-b",
  "shade-a",
  "shade-b",
  "blocked",
  "note",
  "note-free",
  "piece",
  "piece-line",
  "won",
  "clash",
  "ring",
  "region-edge",
  "region-ink",
  "region-fade",
] as const;
const DEPTHS = 7;
export type Token = (typeof NAMES)[number];

export type Theme = Record<Token, string> & More;

interface More {
  depths: string[];
  /** The fills of regions, and the grounds of their queens: the palette. */
  regions: string[];
  deeps: string[];
  solvers: Record<LaneColour, string>;
  /** From few to many. */
  heat: string[];
  /** From the first of a tour to the last. */
  moves: string[];
  dark: boolean;
  /** Whether colour alone must not carry meaning. */
  contrast: boolean;
  font: string;
}

export function readTheme(): Theme {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  const value = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const colours = Object.fromEntries(NAMES.map((name) => [name, value(name)]));
  const listed = (name: string) => value(name).split(/\s+/);
  const solvers = Object.fromEntries([...COLOURS, "you"].map((name) => [name, value(`s-${name}`)]));
  const dark = root.dataset.theme === "dark";
  const { matches: contrast } = matchMedia("(prefers-contrast: more), (forced-colors: active)");
  return {
    ...colours,
    depths: Array.from({ length: DEPTHS }, (_, i) => value(`depth-${i + 1}`)),
    regions: listed("regions"),
    deeps: listed("deeps"),
    heat: listed("heat"),
    moves: listed("moves"),
    solvers,
    dark,
    contrast,
    font: value("font"),
  } as Theme;
}

/** The colour of a level: 0 for locked queens, then one for each depth, repeating after the last. */
export const levelColour = (theme: Theme, level: number) =>
  level <= 0 ? theme.locked : theme.depths[(level - 1) % DEPTHS]!;

/** More colours than this look alike. */
const FINEST = 4095;

/** The ramps made from a theme's stops, by the number of steps. */
const ramps: WeakMap<string[], Map<number, string[]>> = new WeakMap();

/** The colour of a move of a tour: from blue to orange, ever lighter. */
export const moveColour = (theme: Pick<Theme, "moves">, move: number, last: number) =>
  moveColours(theme, last)(move);

/** @param last move of the tour */
export function moveColours(
  { moves }: Pick<Theme, "moves">,
  last: number,
): (move: number) => string {
  const steps = Math.min(last, FINEST);
  const made = ramps.get(moves) ?? new Map<number, string[]>();
  ramps.set(moves, made);
  const ramp = made.get(steps) ?? makeRamp(moves, steps);
  made.set(steps, ramp);
  return (move) => ramp[steps < last ? Math.floor((move * steps) / last) : move]!;
}

function makeRamp(stops: string[], last: number) {
  const colourAt = gradient(stops);
  return Array.from({ length: last + 1 }, (_, move) => colourAt(move / Math.max(1, last)));
}

/** The colour of a depth: of a queen, or of a move of a tour. */
export const depthColour = (
  theme: Theme,
  { game, rows, columns }: Pick<Puzzle, "game" | "rows" | "columns">,
  depth: number,
) =>
  game === "knights" ? moveColour(theme, depth, rows * columns - 1) : levelColour(theme, depth);

const inks: Map<string, string> = new Map();

/**
 * Black or white, the more readable of the two on a colour.
 * @param colour any that a canvas understands
 */
export function inkOn(colour: string) {
  const known = inks.get(colour);
  if (known) return known;
  const ink = luminance(colour) > 0.179 ? "#000" : "#fff";
  inks.set(colour, ink);
  return ink;
}

/** The contrast of two colours as in WCAG 2, from 1 to 21. */
export function contrastOf(one: string, other: string) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Relative luminance as in WCAG 2. */
export function luminance(colour: string) {
  const [red, green, blue] = channels(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(byte: number) {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

/** @param share of the first colour, from 0 to 1 */
export function mixed(colour: string, other: string, share: number) {
  const [one, two] = [channels(colour), channels(other)];
  const mix = one.map((part, i) => Math.round(part * share + two[i]! * (1 - share)));
  return `rgb(${mix.join(" ")})`;
}
