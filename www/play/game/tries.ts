/** The moves that a player made and took back, with the mistakes among them. */

import type { GameId } from "../../engine/generated/puzzle.ts";
import type { Play } from "../../engine/table.ts";
import type { Played } from "../../store/state.ts";
import type { Prospects } from "./prospects.ts";

/** The longest list of tries. */
const MOST = 4000;

export class Tries {
  #play;
  #prospects;
  #isKnight;
  #text: string;
  #mistakes: number;

  /** @param play null before the first square is chosen */
  constructor(play: Play | null, prospects: Prospects, game: GameId, kept: Played) {
    this.#play = play;
    this.#prospects = prospects;
    this.#isKnight = game === "knights";
    [this.#text, this.#mistakes] = [kept.tries, kept.mistakes];
  }

  /** The tries as they are saved. */
  get kept(): Pick<Played, "tries" | "mistakes"> {
    return { tries: this.#text, mistakes: this.#mistakes };
  }

  /** The squares that queens were placed on, or the numbers of the jumps taken back, oldest first. */
  get text() {
    return this.#text;
  }

  /** Another window has counted mistakes of this game. */
  adopt({ tries, mistakes }: Played) {
    [this.#text, this.#mistakes] = [tries, mistakes];
  }

  /** Records the moves tried. */
  note(word: string) {
    if (this.#text.length < MOST) this.#text = `${this.#text} ${word}`.trim();
  }

  /**
   * Performs a change that may take moves back. A mistake is a move after which the board can no longer be
   * completed, as far as the table knows; it counts once the board can be completed again.
   */
  retract<T>(act: () => T): T {
    const [before, wasLost] = [this.#jumps(), this.#isLost];
    const done = act();
    this.#noteTakenBack(before);
    if (wasLost && !this.#isLost) this.#mistakes++;
    return done;
  }

  /** Redoes a move: a mistake that is repeated counts again when it is taken back. */
  repeat<T>(act: () => T): T {
    const wasLost = this.#isLost;
    const done = act();
    if (this.#mistakes && !wasLost && this.#isLost) this.#mistakes--;
    return done;
  }

  get #isLost() {
    const play = this.#play;
    return play !== null && (play.conflicts().length > 0 || this.#prospects.lost !== undefined);
  }

  /** The squares that a knight has jumped to; none for queens. */
  #jumps() {
    return this.#isKnight ? [...(this.#play?.pieces() ?? [])].slice(1) : [];
  }

  /** Notes the first jump that no longer stands. */
  #noteTakenBack(before: number[]) {
    const now = this.#jumps();
    const jump = before.findIndex((square, index) => now[index] !== square);
    if (jump >= 0) this.note(String(jump + 1));
  }
}
