/** The rows of solvers.toml: what is known of every solver from elsewhere than its own code. */

import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import type { GameId } from "../../www/engine/generated/puzzle.ts";

/** How many steps a run takes to its end, and what it counts. */
export interface Known {
  side: number;
  from?: string;
  options?: string;
  steps: number;
  tally?: Record<string, number>;
  on_card?: boolean;
}

/** What the tests of the page read of a row; solvers.toml says what it means. */
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

/** The boards of colours, of which a row has the steps. */
export const BOARDS = file.boards as string[];
