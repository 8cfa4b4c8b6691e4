/** Boards of queens with colours. */

import { letterOf } from "../core/regions.ts";
import { colourName } from "./palette.ts";
import type { QueensScene } from "./queens.ts";

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
