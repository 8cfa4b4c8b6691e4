/**
 * How a puzzle was played: every move with its time, undone ones as well. As text, each entry is the tenths of a
 * second since the one before, then the move: `0c5 34x:d5+e5 12< 8> 20!e7`.
 */

export interface LoggedMove {
  /** Tenths of a second on the game's clock. */
  at: number;
  /** As in a record, such as `c5`; `<` undoes a move, and `>` redoes one. */
  move: string;
  /** Whether a hint made the move. */
  hinted?: true;
}

/** In order of time. */
export type MoveLog = LoggedMove[];

export const UNDO = "<";
export const REDO = ">";

/**
 * The longest log, in characters: about 2,000 moves. A longer game has none, because half a log can't be judged. A
 * solved game's log is saved twice, so even 16 hours at a move a second take less than 1 MB.
 */
export const LONGEST_LOG = 16_000;

const SQUARE = "[a-z]{1,2}[1-9]\\d?";
const SQUARES = `${SQUARE}(?:\\+${SQUARE})*`;
const MOVE = `[<>]|-?${SQUARE}|${SQUARE}>${SQUARE}|[xo]:${SQUARES}|=(?:${SQUARES})?(?:/${SQUARES})?`;
const ENTRY = new RegExp(`^(0|[1-9]\\d{0,10})(!?)(${MOVE})$`);

const ADVICE = new RegExp(`^(?:(?:^| )(?:x:)?${SQUARE})*$`);

/** Whether a text is what hints have named: squares and crosses, as `c5 x:d6`. */
export const isAdvice = (text: string) => text.length <= LONGEST_LOG && ADVICE.test(text);

export function logText(log: MoveLog): string {
  let last = 0;
  const entries = log.map(({ at, move, hinted }) => {
    const entry = `${at - last}${hinted ? "!" : ""}${move}`;
    last = at;
    return entry;
  });
  return entries.join(" ");
}

/** The inverse of `logText`; null for any other text. */
export function logFrom(text: string): MoveLog | null {
  if (text.length > LONGEST_LOG) return null;
  const log: MoveLog = [];
  let at = 0;
  for (const entry of text === "" ? [] : text.split(" ")) {
    const [, after, hinted, move] = ENTRY.exec(entry) ?? [];
    if (move === undefined) return null;
    at += Number(after);
    log.push({ at, move, ...(hinted && { hinted: true as const }) });
  }
  return log;
}

/** The moves left after all undoing and redoing; null if an entry had nothing to undo or redo. */
export function recordOf(log: MoveLog): string[] | null {
  const made: string[] = [];
  let undone: string[] = [];
  for (const { move } of log) {
    const [from, to] = move === UNDO ? [made, undone] : [undone, made];
    if (move === UNDO || move === REDO) {
      const moved = from.pop();
      if (moved === undefined) return null;
      to.push(moved);
    } else {
      // A knight that jumps where redo would lead keeps the rest of the redo history.
      if (undone.at(-1) === move) undone.pop();
      else undone = [];
      made.push(move);
    }
  }
  return made;
}

/** The words of a record that follow those of an earlier one; null if it does not go on from there. */
export const addedWords = (before: string, now: string): string[] | null =>
  before === "" || now === before || now.startsWith(`${before} `)
    ? now.slice(before.length).split(" ").filter(Boolean)
    : null;

/** A log if it can be that of a game with a record, or null. The record may go on after the log. */
export function logOfGame(text: string | null, record: string): MoveLog | null {
  const log = text === null ? null : logFrom(text);
  const made = log && recordOf(log);
  return made && addedWords(made.join(" "), record) ? log : null;
}
