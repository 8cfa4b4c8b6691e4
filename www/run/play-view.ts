/** What is shown of Play. */

import type { SheetTab } from "../session/actions.ts";
import type { FreePlay } from "../session/wish.ts";
import type { DraftView } from "./draft-view.ts";
import type { GameCard, Head, Moves } from "./game-view.ts";
import type { HintView } from "./hinting.ts";
import type { Home } from "./home-view.ts";
import type { SheetView } from "./sheet-view.ts";
import type { Won } from "./won-view.ts";

export interface PlayView {
  home: Home;
  free: { wish: FreePlay; grades: string[]; making: boolean; says: string };
  head: Head;
  moves: Moves;
  hint: { view: HintView | null; used: number };
  card: GameCard | null;
  /** Whether another board comes in place of the one that is seen. */
  isWaiting: boolean;
  won: Won | null;
  draft: DraftView | null;
  /** When the next puzzles come, or "". */
  soon: string;
  /** The tab of the sheet that is open. */
  tab: SheetTab | null;
  /** What the sheet shows: which month, and whose statistics. */
  page: string;
  sheet: () => SheetView;
}
