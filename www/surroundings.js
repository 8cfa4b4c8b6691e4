/** Where the page stands: in a window of its own, or, as `embedded.js` has it, within another page. */

import { browserLasting } from "./session/lasting.js";
import { openLink } from "./session/links.js";
import { modeOf } from "./session/places.js";
import { browserKeeper } from "./session/storage.js";

/** @typedef {import("./session/links.js").Opened} Opened */
/** @typedef {import("./session/state.js").State} State */
/**
 * @typedef {object} Surroundings
 * @property {import("./session/storage.js").Keeper} keeper of what is done
 * @property {import("./session/lasting.js").Lasting} lasting
 * @property {boolean} isOwn whether the window, its history and its board are the page's to change
 * @property {() => import("./session/storage.js").Recalled} recall what to begin with
 * @property {(hash: string) => import("./session/state.js").Mode | null} modeOf what a link leads to; null
 *   where that is nothing
 * @property {(hash: string, before: State) => Opened} open what a link names
 * @property {(conductor: import("./intents.js").Conductor) => void} meet who conducts the page
 * @property {(problem: string) => void} opened a link was; why not as it asked for, or ""
 * @property {() => void} shown something was, anew
 */

/** A window of its own. @returns {Surroundings} */
export const alone = () => ({
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
