/** Where the page stands: in a window of its own, or, as `embedded.ts` has it, within another page. */

import type { App } from "../app/app.ts";
import { browserLasting, type Lasting } from "../state/lasting.ts";
import { modeOf } from "../state/places.ts";
import type { Mode } from "../state/state.ts";
import { browserKeeper, type Keeper, type Recalled } from "../state/storage.ts";

export interface Environment {
  /** Keeps what is done. */
  keeper: Keeper;
  lasting: Lasting;
  /** Whether the window, its history and its board are the page's to change. */
  isOwn: boolean;
  /** What to begin with. */
  recall: () => Recalled;
  /** The mode that a link leads to, or null if it leads nowhere. */
  modeOf: (hash: string) => Mode | null;
  /** Why a link cannot be opened here, in a sentence, or "". */
  check: (hash: string) => string;
  /** Receives the app, once there is one. */
  meet: (app: App) => void;
  /** A link was opened: why not as it asked for, or "". */
  opened: (problem: string) => void;
  /** The page was shown again. */
  shown: () => void;
}

/** A window of its own. */
export const standalone = (): Environment => ({
  keeper: browserKeeper(),
  lasting: browserLasting,
  isOwn: true,
  recall: () => browserKeeper().recall(),
  modeOf,
  check: () => "",
  meet: () => {},
  opened: () => {},
  shown: () => {},
});
