/** Everything of Play but its board: what there is to play, the game's head, row and cards. */

import type { DraftView } from "../run/draft-view.ts";
import type { HintView } from "../run/hinting.ts";
import type { Home } from "../run/home-view.ts";
import type { SheetView } from "../run/sheet-view.ts";
import type { SheetTab } from "../session/actions.ts";
import type { State } from "../session/state.ts";
import type { FreePlay } from "../session/wish.ts";
import { element, setText } from "./dom.ts";
import { HintPanel } from "./hint.ts";
import { type GameCard, Marks } from "./marks.ts";
import { type Moves, MovesPanel } from "./moves.ts";
import { type Head, Playhead } from "./playhead.ts";
import { type Won, WonPanel } from "./won.ts";

export interface Intents {
  head: ConstructorParameters<typeof Playhead>[0];
  moves: ConstructorParameters<typeof MovesPanel>[0];
  hint: ConstructorParameters<typeof HintPanel>[0];
  marks: ConstructorParameters<typeof Marks>[0];
  won: ConstructorParameters<typeof WonPanel>[0];
}

/** What is shown of Play. */
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

/** The cards of a game that is being played. */
const GAME_CARDS = ["game-card", "marks-card", "mark-card"];

export class PlayPanels {
  #head;
  #moves;
  #hint;
  #marks;
  #won;

  constructor({ head, moves, hint, marks, won }: Intents) {
    this.#head = new Playhead(head);
    this.#moves = new MovesPanel(moves);
    this.#hint = new HintPanel(hint);
    this.#marks = new Marks(marks);
    this.#won = new WonPanel(won);
  }

  /** @param isNew whether a part is given anything new */
  show(view: PlayView, state: State, isNew: (part: string, ...given: unknown[]) => boolean) {
    const { game } = state;
    this.#head.show(view.head);
    this.#moves.show(view.moves);
    const differs = (part: string, given: unknown) => isNew(part, JSON.stringify(given));
    if (isNew("hint", view.hint.view, view.hint.used, game)) {
      this.#hint.show(view.hint.view, game, view.hint.used);
    }
    if (isNew("marks", state)) this.#marks.showSettings(state, game);
    if (view.card) this.#marks.show(view.card);
    if (differs("won", view.won)) this.#won.show(view.won);
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
