/** Everything of Play but its board: what there is to play, the game's head, row and cards. */

import { element, setText } from "./dom.js";
import { DraftPanel } from "./draft.js";
import { FreePlayPanel } from "./free.js";
import { HintPanel } from "./hint.js";
import { HomePanel } from "./home.js";
import { Marks } from "./marks.js";
import { MovesPanel } from "./moves.js";
import { Playhead } from "./playhead.js";
import { Sheet } from "./sheet.js";
import { WonPanel } from "./won.js";

/** @typedef {import("../session/state.js").State} State */
/**
 * @typedef {object} Intents
 * @property {ConstructorParameters<typeof HomePanel>[0]} home
 * @property {ConstructorParameters<typeof FreePlayPanel>[0]} free
 * @property {ConstructorParameters<typeof Playhead>[0]} head
 * @property {ConstructorParameters<typeof MovesPanel>[0]} moves
 * @property {ConstructorParameters<typeof HintPanel>[0]} hint
 * @property {ConstructorParameters<typeof Marks>[0]} marks
 * @property {ConstructorParameters<typeof WonPanel>[0]} won
 * @property {ConstructorParameters<typeof DraftPanel>[0]} draft
 * @property {ConstructorParameters<typeof Sheet>[0]} sheet
 */
/**
 * What is shown of Play.
 * @typedef {object} PlayView
 * @property {import("./home.js").Home} home
 * @property {{wish: import("../session/wish.js").FreePlay, grades: string[], making: boolean, says: string}} free
 * @property {import("./playhead.js").Head} head
 * @property {import("./moves.js").Moves} moves
 * @property {{view: import("../run/hinting.js").HintView | null, used: number}} hint
 * @property {import("./marks.js").GameCard | null} card
 * @property {boolean} isWaiting whether another board comes in place of the one that is seen
 * @property {import("./won.js").Won | null} won
 * @property {import("./draft.js").DraftView | null} draft
 * @property {string} soon when the next puzzles come, or ""
 * @property {import("./sheet.js").SheetTab | null} tab of the sheet that is open
 * @property {string} page of the sheet: which month, and whose statistics
 * @property {() => import("./sheet.js").SheetView} sheet
 */

/** The cards of a game that is being played. */
const GAME_CARDS = ["game-card", "marks-card", "mark-card"];

export class PlayPanels {
  #home;
  #free;
  #head;
  #moves;
  #hint;
  #marks;
  #won;
  #draft;
  #sheet;

  /** @param {Intents} intents */
  constructor({ home, free, head, moves, hint, marks, won, draft, sheet }) {
    this.#home = new HomePanel(home);
    this.#free = new FreePlayPanel(free);
    this.#head = new Playhead(head);
    this.#moves = new MovesPanel(moves);
    this.#hint = new HintPanel(hint);
    this.#marks = new Marks(marks);
    this.#won = new WonPanel(won);
    this.#draft = new DraftPanel(draft);
    this.#sheet = new Sheet(sheet);
  }

  /**
   * @param {PlayView} view
   * @param {State} state
   * @param {(part: string, ...given: unknown[]) => boolean} isNew whether a part is given anything new
   */
  show(view, state, isNew) {
    const { game } = state;
    this.#head.show(view.head);
    this.#moves.show(view.moves);
    const differs = (/** @type {string} */ part, /** @type {unknown} */ given) =>
      isNew(part, JSON.stringify(given));
    if (differs("home", view.home)) this.#home.show(view.home);
    if (differs("free", [game, view.free])) {
      this.#free.show(game, view.free.wish, view.free.grades, view.free);
    }
    if (isNew("hint", view.hint.view, view.hint.used, game)) {
      this.#hint.show(view.hint.view, game, view.hint.used);
    }
    if (isNew("marks", state)) this.#marks.showSettings(state, game);
    if (view.card) this.#marks.show(view.card);
    if (differs("won", view.won)) this.#won.show(view.won);
    if (differs("draft", view.draft)) this.#draft.show(view.draft);
    if (isNew("sheet", view.tab, view.page, state)) this.#sheet.show(view.tab, view.sheet);
    for (const id of GAME_CARDS) element(id).hidden = view.card === null || view.won !== null;
    element("about-puzzle").hidden = view.card === null || view.isWaiting;
    // How solvers do it is told on a card of its own by then.
    element("watch-this").hidden = view.won !== null;
    setText(element("soon"), view.soon);
  }

  /** Brings what there is to share into sight. */
  goToShare() {
    this.#won.goToShare();
  }
}
