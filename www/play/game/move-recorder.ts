/** Writes the log of a game while it is played. */

import type { Play } from "../../engine/table.ts";
import {
  addedWords,
  LONGEST_LOG,
  type LoggedMove,
  logOfGame,
  logText,
  REDO,
  recordOf,
  UNDO,
} from "../../store/move-log.ts";

/** The player's action: a move, a hint's move, undo or redo. */
export type Deed = "move" | "hint" | "undo" | "redo";

export class MoveRecorder {
  #play;
  /** Null if the game is not recorded. */
  #text: string | null;
  /** The time of the last entry, in tenths of a second. */
  #last = 0;
  #record = "";

  /**
   * @param play with the moves of the game replayed; null before the first square is chosen
   * @param text of the log so far. Moves that it lacks were made elsewhere on the page, and count as made now.
   */
  constructor(play: Play | null, text: string | null, seconds: number) {
    this.#play = play;
    const log = logOfGame(text, play?.record() ?? "");
    this.#text = log && logText(log);
    this.#last = log?.at(-1)?.at ?? 0;
    this.#record = log ? (recordOf(log) ?? []).join(" ") : "";
    this.note("move", seconds);
  }

  get text() {
    return this.#text;
  }

  /**
   * Records an action.
   * @param seconds on the game's clock
   */
  note(deed: Deed, seconds: number) {
    const record = this.#play?.record() ?? "";
    const moves =
      deed === "undo" ? [UNDO] : deed === "redo" ? [REDO] : addedWords(this.#record, record);
    this.#record = record;
    for (const move of moves ?? []) {
      this.#add({ at: 0, move, ...(deed === "hint" && { hinted: true as const }) }, seconds);
    }
  }

  /** If another window set the clock back, times in the log don't go back. */
  #add(logged: LoggedMove, seconds: number) {
    if (this.#text === null) return;
    const now = Math.max(this.#last, Math.floor(seconds * 10));
    const entry = logText([{ ...logged, at: now - this.#last }]);
    const text = `${this.#text} ${entry}`.trimStart();
    this.#text = text.length > LONGEST_LOG ? null : text;
    this.#last = now;
  }
}
