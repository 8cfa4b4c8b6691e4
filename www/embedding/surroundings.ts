/** Where the page stands: in a window of its own, or, as `embedded.ts` has it, within another page. */

import type { Conductor } from "../app/intents.ts";
import { browserLasting, type Lasting } from "../session/lasting.ts";
import { type Opened, openLink } from "../session/links.ts";
import { modeOf } from "../session/places.ts";
import type { Mode, State } from "../session/state.ts";
import { browserKeeper, type Keeper, type Recalled } from "../session/storage.ts";

export interface Surroundings {
  /** Keeps what is done. */
  keeper: Keeper;
  lasting: Lasting;
  /** Whether the window, its history and its board are the page's to change. */
  isOwn: boolean;
  /** What to begin with. */
  recall: () => Recalled;
  /** The mode that a link leads to, or null if it leads nowhere. */
  modeOf: (hash: string) => Mode | null;
  /** Opens a link. */
  open: (hash: string, before: State) => Opened;
  /** Receives the page’s conductor. */
  meet: (conductor: Conductor) => void;
  /** A link was opened: why not as it asked for, or "". */
  opened: (problem: string) => void;
  /** The page was shown again. */
  shown: () => void;
}

/** A window of its own. */
export const alone = (): Surroundings => ({
  keeper: browserKeeper(),
  lasting: browserLasting,
  isOwn: true,
  recall: () => browserKeeper().recall(),
  modeOf,
  open: openLink,
  meet: () => {},
  opened: () => {},
  shown: () => {},
});
