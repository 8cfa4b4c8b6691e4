/** The rows of solvers.toml: facts about every solver from sources other than its code. */

import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import type { GameId } from "../../www/engine/generated/puzzle.ts";

/** The steps of a run to its end, and its other counts. */
export interface Known {
  side: number;
  from?: string;
  options?: string;
  steps: number;
  tally?: Record<string, number>;
  on_card?: boolean;
}

/** The parts of a row that the page's tests read; solvers.toml explains them. */
export interface Row {
  game: GameId;
  id: string;
  name: string;
  steps: number;
  end?: "solved" | "counted" | "gave-up";
  random?: boolean;
  tally?: Record<string, number>;
  runs?: Known[];
  colours?: number[];
  card: { says: string; steps?: boolean };
}

const file: Record<string, unknown> = parse(
  readFileSync(new URL("solvers.toml", import.meta.url), "utf8"),
);

export const ROWS = file.solver as Row[];

/** The boards of colours for which a row has steps. */
export const BOARDS = file.boards as string[];
