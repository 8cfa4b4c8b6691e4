/** Everything of Play but its board: what there is to play, the game's head, row and cards. */

import type { HintView } from "../run/hinting.ts";
import type { State } from "../session/state.ts";
import type { FreePlay } from "../session/wish.ts";
import { element, setText } from "./dom.ts";
import { DraftPanel, type DraftView } from "./draft.ts";
import { FreePlayPanel } from "./free.ts";
import { HintPanel } from "./hint.ts";
import { type Home, HomePanel } from "./home.ts";
import { type GameCard, Marks } from "./marks.ts";
import { type Moves, MovesPanel } from "./moves.ts";
import { type Head, Playhead } from "./playhead.ts";
import { Sheet, type SheetTab, type SheetView } from "./sheet.ts";
import { type Won, WonPanel } from "./won.ts";

export interface Intents {
  home: ConstructorParameters<typeof HomePanel>[0];
  free: ConstructorParameters<typeof FreePlayPanel>[0];
  head: ConstructorParameters<typeof Playhead>[0];
  moves: ConstructorParameters<typeof MovesPanel>[0];
  hint: ConstructorParameters<typeof HintPanel>[0];
  marks: ConstructorParameters<typeof Marks>[0];
  won: ConstructorParameters<typeof WonPanel>[0];
  draft: ConstructorParameters<typeof DraftPanel>[0];
  sheet: ConstructorParameters<typeof Sheet>[0];
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
  #home;
  #free;
  #head;
  #moves;
  #hint;
  #marks;
  #won;
  #draft;
  #sheet;

  constructor({ home, free, head, moves, hint, marks, won, draft, sheet }: Intents) {
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

  /** @param isNew whether a part is given anything new */
  show(view: PlayView, state: State, isNew: (part: string, ...given: unknown[]) => boolean) {
    const { game } = state;
    this.#head.show(view.head);
    this.#moves.show(view.moves);
    const differs = (part: string, given: unknown) => isNew(part, JSON.stringify(given));
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
