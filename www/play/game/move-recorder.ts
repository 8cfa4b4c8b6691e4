/** Writes the log of a game while it is played. */

import type { GameId } from "../../engine/generated/puzzle.ts";
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
import type { Played } from "../../store/played.ts";

/** The player's action: a move, a hint's move, undo or redo. */
export type Deed = "move" | "hint" | "undo" | "redo";

export class MoveRecorder {
  #play: Play | null;
  #game: GameId;
  /** Null if the game is not recorded. */
  #text: string | null;
  /** The time of the last entry, in tenths of a second. */
  #last = 0;
  #record = "";
  /** What hints have named: the square of a queen or a jump, or a square with its cross, as `x:c5`. */
  #advice = new Set<string>();

  /**
   * @param play with the moves of the game replayed; null before the first square is chosen
   * @param kept.log so far. Moves that it lacks were made elsewhere on the page, and count as made now.
   */
  constructor(play: Play | null, game: GameId, kept: Pick<Played, "log" | "advice" | "seconds">) {
    [this.#play, this.#game] = [play, game];
    this.advise(kept.advice);
    const log = logOfGame(kept.log, play?.record() ?? "");
    this.#text = log && logText(log);
    this.#last = log?.at(-1)?.at ?? 0;
    this.#record = log ? (recordOf(log) ?? []).join(" ") : "";
    this.note("move", kept.seconds);
  }

  get text() {
    return this.#text;
  }

  /** The log and the advice as they are saved. */
  get kept(): Pick<Played, "log" | "advice"> {
    return { log: this.#text, advice: [...this.#advice].join(" ") };
  }

  /** A hint has named these moves, as a record. */
  advise(record: string) {
    for (const move of record.split(" ")) for (const part of partsOf(move)) this.#advice.add(part);
  }

  #isAdvised(move: string) {
    const parts = partsOf(move);
    return parts.length > 0 && parts.every((part) => this.#advice.has(part));
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
    if (moves?.length === 0) return;
    for (const move of moves ?? []) {
      const hinted = deed === "hint" || this.#isAdvised(move);
      this.#add({ at: 0, move, ...(hinted && { hinted: true as const }) }, seconds);
    }
    // What a hint says of a queen stays true; of a jump, only where the knight stood.
    if (this.#game === "knights") this.#advice.clear();
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

/** What a move puts on the board: `c5` of `c5` or `a5>c5`; `x:c5` and `x:d6` of `x:c5+d6`; nothing of other moves. */
function partsOf(move: string): string[] {
  if (move.startsWith("x:"))
    return move
      .slice(2)
      .split("+")
      .map((square) => `x:${square}`);
  const [, square] = /^(?:[a-z]+\d+>)?([a-z]+\d+)$/.exec(move) ?? [];
  return square ? [square] : [];
}
