/**
 * Chooses colours of the palette for the regions of a board: neighbours must be easy to tell apart.
 */

import { COLOUR_NAMES, CONTRAST } from "../../content/region-colours.ts";
import { letterOf } from "../../core/regions.ts";
import type { QueensScene } from "../scene/scene.ts";

/**
 * Neighbours that differ this much are easy to tell apart. A board takes the first such colours.
 */
const ENOUGH = 10;

/** The most colours tried for one contrast. */
const MOST_TRIED = 5_000;

const known: WeakMap<Uint8Array, number[]> = new WeakMap();

/**
 * The place in the palette of every region, as in `src/board/palette.rs`. Regions with a common border differ
 * enough, or as much as the search finds; no two have the same colour.
 * @param regions the region of every square of a square board, A as 0
 */
export function paletteOf(regions: Uint8Array): number[] {
  const palette = known.get(regions) ?? assign(bordersOf(regions));
  known.set(regions, palette);
  return palette;
}

/**
 * A copy of regions with the first colours of the palette in order, as on a board being painted. A copy,
 * since the same board may be in play, in the colours of `paletteOf`.
 */
export function keepColours(regions: Uint8Array, colours: number): Uint8Array {
  const kept = regions.slice();
  known.set(
    kept,
    Array.from({ length: colours }, (_, colour) => colour),
  );
  return kept;
}

/** The name of a region's colour: “purple”. */
export const colourName = (regions: Uint8Array, region: number) =>
  COLOUR_NAMES[paletteOf(regions)[region]!]!;

/** The name of a region's colour with its letter: `purple (E)`. */
export const colourWords = (regions: Uint8Array, region: number) =>
  `${colourName(regions, region)} (${letterOf(region)})`;

/** For every region, the regions before it that share a border with it. */
function bordersOf(regions: Uint8Array): number[][] {
  const side = Math.sqrt(regions.length);
  const borders = Array.from({ length: Math.max(...regions) + 1 }, () => new Set<number>());
  const join = (one: number, other: number) => {
    if (one !== other) borders[Math.max(one, other)]!.add(Math.min(one, other));
  };
  for (const [square, region] of regions.entries()) {
    if (square % side > 0) join(region, regions[square - 1]!);
    if (square >= side) join(region, regions[square - side]!);
  }
  return borders.map((before) => [...before]);
}

function assign(borders: number[][]): number[] {
  for (let least = ENOUGH; least > 0; least--) {
    const given = search(borders, least);
    if (given) return given;
  }
  return search(borders, 0) ?? [];
}

/** Gives every region a colour, so that neighbours have at least this contrast; null if none is found. */
function search(borders: number[][], least: number): number[] | null {
  const given: number[] = [];
  let left = MOST_TRIED;
  const extend = (): boolean => {
    const neighbours = borders[given.length];
    if (!neighbours) return true;
    for (const [colour, contrasts] of CONTRAST.entries()) {
      const differs = neighbours.every((other) => contrasts[given[other]!]! >= least);
      if (left === 0 || given.includes(colour) || !differs) continue;
      left--;
      given.push(colour);
      if (extend()) return true;
      given.pop();
    }
    return false;
  };
  return extend() ? given : null;
}

// ---- boards with colours -------------------------------------------------------------------------

export type Coloured = QueensScene & { regions: Uint8Array };

export const isColoured = (scene: QueensScene): scene is Coloured => scene.regions !== null;

/** Whether the squares of a board of colours show their colours, as a solved run also does. */
export const isFilled = ({ regions, filled, solved }: QueensScene) =>
  regions !== null && (filled || solved);

/** “purple”, with its letter if the player wants letters. */
export const spokenColour =
  ({ regions, filled, letters }: Coloured) =>
  (region: number) => {
    const name = colourName(regions, region);
    return filled && letters ? `${name}, letter ${letterOf(region)}` : name;
  };
