/**
 * Chooses colours of the palette for the regions of a board: neighbours must be easy to tell apart.
 */

import { COLOUR_NAMES, CONTRAST } from "../../content/region-colours.ts";
import { HUES, letterOf, needsLetters } from "../../core/regions.ts";
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
 * enough, or as much as the search finds. On a board with more regions than colours, a colour comes again in
 * regions that don't touch; on others, no two regions have the same colour.
 * @param regions the region of every square of a square board, A as 0
 */
export function paletteOf(regions: Uint8Array): number[] {
  const palette = known.get(regions) ?? assign(bordersOf(regions, Math.max(...regions) + 1));
  known.set(regions, palette);
  return palette;
}

/**
 * A copy of regions with the first colours of the palette in order, as on a board being painted: only those
 * beyond the palette change with what they touch. A copy, since the same board may be in play, in the colours of
 * `paletteOf`.
 */
export const keepColours = (regions: Uint8Array, colours: number): Uint8Array =>
  withPalette(regions, assign(bordersOf(regions, colours), [...CONTRAST.keys()].slice(0, colours)));

/** A copy of regions with these places in the palette, so that they stay while the board changes. */
export function withPalette(regions: Uint8Array, palette: number[]): Uint8Array {
  const kept = regions.slice();
  known.set(kept, palette);
  return kept;
}

/** The name of a region's colour: “purple”. */
export const colourName = (regions: Uint8Array, region: number) =>
  COLOUR_NAMES[paletteOf(regions)[region]!]!;

/** The name of a region's colour with its letter: `purple (E)`. */
export const colourWords = (regions: Uint8Array, region: number) =>
  `${colourName(regions, region)} (${letterOf(region)})`;

/**
 * For every region, the regions before it that share a border with it; where colours come again, a common corner
 * counts as a border.
 */
function bordersOf(regions: Uint8Array, colours: number): number[][] {
  const side = Math.sqrt(regions.length);
  const borders = Array.from({ length: colours }, () => new Set<number>());
  const steps = colours > HUES ? [1, side, side - 1, side + 1] : [1, side];
  for (const [square, region] of regions.entries()) {
    for (const next of steps.map((step) => square + step)) {
      // Not on the other side of the board; below it, there is no region.
      const other = Math.abs((square % side) - (next % side)) < 2 ? regions[next] : region;
      if (other !== undefined && other !== region)
        borders[Math.max(region, other)]!.add(Math.min(region, other));
    }
  }
  return borders.map((before) => [...before]);
}

/** Gives the regions without a colour one, with as much contrast as the search finds. */
function assign(borders: number[][], first: number[] = []): number[] {
  for (let least = ENOUGH; least > 0; least--) {
    const given = search(borders, first, least);
    if (given) return given;
  }
  return search(borders, first, 0) ?? [];
}

/**
 * Gives every further region a colour, one that comes as seldom as possible, so that neighbours have at least this
 * contrast; null if none is found.
 */
function search(borders: number[][], first: number[], least: number): number[] | null {
  const given = [...first];
  let left = MOST_TRIED;
  const again = borders.length > HUES;
  const times = (colour: number) => given.filter((other) => other === colour).length;
  const extend = (): boolean => {
    const neighbours = borders[given.length];
    if (!neighbours) return true;
    const colours = [...CONTRAST.keys()];
    if (again) colours.sort((one, other) => times(one) - times(other));
    for (const colour of colours) {
      const differs = neighbours.every((other) => CONTRAST[colour]![given[other]!]! >= least);
      if (left === 0 || (!again && given.includes(colour)) || !differs) continue;
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

/** “purple”, with its letter if the player wants letters or the board needs them. */
export const spokenColour =
  ({ regions, filled, letters }: Coloured) =>
  (region: number) => {
    const name = colourName(regions, region);
    return (filled && letters) || needsLetters(regions)
      ? `${name}, letter ${letterOf(region)}`
      : name;
  };
