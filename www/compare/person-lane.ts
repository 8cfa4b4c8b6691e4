/** The lane of a person in a race: the last recorded solve of its puzzle, step by step. */

import { shortDate } from "../core/dates.ts";
import { DRAWN_SIDE } from "../core/geometry.ts";
import { counted, inPairs } from "../core/lists.ts";
import type { GameId, Puzzle } from "../engine/generated/puzzle.ts";
import type { LaneMoment } from "../engine/generated/race.ts";
import type { RunEnd, Sentence, Snapshot } from "../engine/generated/run.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { Play } from "../engine/table.ts";
import type { RaceClock } from "../routes/compare/race.ts";
import { namesOf, squareNames } from "../routes/ids.ts";
import { logFrom } from "../store/move-log.ts";
import { replayLog } from "../store/replayed-log.ts";
import { type NamedPuzzle, puzzleKey } from "../store/solves.ts";
import type { Solve } from "../store/state.ts";

/** The id of a lane without a solver. */
export const YOU = "you";

/** Microseconds in the unit of a log. */
const TENTH = 100_000;

/** Where the pieces are after a step. */
interface Stand {
  /** Microseconds on the game's clock. */
  time: number;
  pieces: number[];
  conflicts: [number, number][];
  depth: number;
}

const NO_TALLY: Snapshot["tally"] = {
  placements: 0,
  backtracks: 0,
  conflicts: 0,
  struck: 0,
  restored: 0,
  wipeouts: 0,
  moves: 0,
  restarts: 0,
  jumped: 0,
  deepest: 0,
};

/** The description of a player's lane, in place of a solver's. */
export const personInfo = (game: GameId, on: string): SolverInfo => ({
  game,
  id: YOU,
  name: "You",
  kind: "guided",
  family: "",
  goesBack: true,
  isLocal: false,
  counts: false,
  builds: false,
  panel: "attacked",
  profile: game === "knights" ? "moves" : "depth",
  idea: `Your solve of ${shortDate(on)}`,
  step: "",
  largest: DRAWN_SIDE,
  seeded: false,
  unsteered: null,
  options: [],
});

/** Whether a recorded solve is one of a puzzle, as far as can be seen without its moves. */
const isOf = (puzzle: Puzzle, solve: Solve) =>
  solve.log !== undefined && puzzleKey(solve) === puzzleKey(namedPuzzle(puzzle));

/** A puzzle as its solves name it. */
export const namedPuzzle = ({
  blocked = [],
  regions,
  squares,
  ...puzzle
}: Puzzle): NamedPuzzle => ({
  ...puzzle,
  at: squareNames(puzzle, squares),
  blocked: blocked.length,
  ...(regions && { regions }),
});

export const hasRecorded = (puzzle: Puzzle, solves: Solve[]) =>
  solves.some((solve) => isOf(puzzle, solve));

/**
 * The lane of the last recorded solve of a puzzle; null if none is recorded here.
 * @param solves the latest first
 */
export function personLane(puzzle: Puzzle, solves: Solve[]): PersonLane | null {
  for (const solve of solves) {
    const stands = isOf(puzzle, solve) ? standsOf(puzzle, solve.log ?? "") : null;
    if (stands) return new PersonLane(puzzle, stands, solve.on);
  }
  return null;
}

/** The start, and where the pieces are after each step; null unless the moves solve the puzzle. */
function standsOf(puzzle: Puzzle, text: string): Stand[] | null {
  const log = logFrom(text);
  if (!log) return null;
  const read = (play: Play) => ({
    pieces: [...play.pieces()],
    conflicts: inPairs(play.conflicts()),
    solved: play.solved,
  });
  try {
    const seen = replayLog(puzzle, log, read);
    if (!seen.at(-1)?.solved) return null;
    const timed = seen.map(({ pieces, conflicts }, at) => ({
      time: at === 0 ? 0 : log[at - 1]!.at * TENTH,
      pieces,
      conflicts,
      depth: depthOf(puzzle, pieces, conflicts),
    }));
    // Crosses move no piece.
    return timed.filter(({ pieces }, at) => at === 0 || `${pieces}` !== `${timed[at - 1]!.pieces}`);
  } catch {
    // The solve is of another puzzle.
    return null;
  }
}

/** Jumps, or the queens that no earlier queen attacks. */
function depthOf({ game, squares }: Puzzle, pieces: number[], conflicts: [number, number][]) {
  if (game === "knights") return pieces.length - 1;
  const order = [...squares, ...pieces];
  const isClear = (queen: number) =>
    !conflicts.some(
      (pair) =>
        pair.includes(queen) && pair.some((one) => order.indexOf(one) < order.indexOf(queen)),
    );
  return pieces.filter(isClear).length;
}

export class PersonLane {
  readonly info;
  readonly end: RunEnd;
  #puzzle;
  #stands;
  #profile;
  #moments = new Map<number, LaneMoment>();

  /**
   * @param stands the start, and where the pieces are after each step
   * @param on the date of the solve
   */
  constructor(puzzle: Puzzle, stands: Stand[], on: string) {
    this.info = personInfo(puzzle.game, on);
    this.#puzzle = puzzle;
    this.#stands = stands;
    const depths = Uint32Array.from(stands.slice(1), ({ depth }) => depth);
    this.#profile = { width: 1, least: depths, most: depths };
    const [placed, lifted] = [0, 1].map((way) =>
      stands.slice(1).reduce((sum, _, at) => sum + this.#changeAt(at + 1)[way]!.length, 0),
    );
    this.end = {
      outcome: "solved",
      steps: stands.length - 1,
      nodes: placed!,
      backtracks: lifted!,
      ruledOut: null,
      microseconds: stands.at(-1)!.time,
    };
  }

  /** The moment of the lane on a race's clock. */
  on(clock: RaceClock, at: number) {
    if (clock === "steps") return this.at(at);
    return this.at(
      this.#stands.findLastIndex(({ time }, step) => step === 0 || (at > 0 && time <= at)),
    );
  }

  /** The lane after a step, or at its end. */
  at(wanted: number): LaneMoment {
    const step = Math.min(wanted, this.end.steps);
    const moment = this.#moments.get(step) ?? this.#make(step);
    this.#moments.set(step, moment);
    return moment;
  }

  #make(step: number): LaneMoment {
    const { steps } = this.end;
    const { time, pieces, conflicts, depth } = this.#stands[step]!;
    const isEnd = step === steps;
    const moment: Snapshot = {
      step,
      reached: steps,
      solvedAt: isEnd ? [steps] : [],
      arrived: true,
      outcome: isEnd ? "solved" : null,
      solutions: isEnd ? 1 : 0,
      depth,
      progress: null,
      line: "",
      tally: NO_TALLY,
      metrics: {},
      sentence: this.#sentence(step),
      board: {
        pieces: Float64Array.from(pieces),
        annotations: [],
        levels: null,
        conflicts,
        rejected: null,
        wipedOut: null,
        degrees: new Int8Array(),
        reachable: [],
        stranded: [],
      },
      profile: this.#profile,
      tree: null,
      steering: null,
    };
    return { moment, end: this.end, microseconds: time };
  }

  /** The squares that a step added, and those that it left. */
  #changeAt(step: number): [added: number[], left: number[]] {
    const [before, after] = [this.#stands[step - 1]!.pieces, this.#stands[step]!.pieces];
    const without = (some: number[], others: number[]) =>
      some.filter((square) => !others.includes(square));
    return [without(after, before), without(before, after)];
  }

  #sentence(step: number): Sentence {
    if (step === 0) return { text: "Before the first move.", squares: [] };
    const [rooms, left] = this.#changeAt(step);
    if (step === this.end.steps)
      return { text: `Solved in ${counted(step, "step")}.`, squares: rooms };
    return { text: this.#words(step, rooms, left), squares: rooms.length > 0 ? rooms : left };
  }

  #words(step: number, rooms: number[], left: number[]) {
    const names = (squares: number[]) => namesOf(this.#puzzle, squares);
    const [to, from] = [names(rooms), names(left)];
    if (this.#puzzle.game === "knights") {
      const [here] = names(this.#stands[step]!.pieces.slice(-1));
      return from.length > 0 ? `Back to ${here}.` : `Knight to ${here}.`;
    }
    if (to.length === 1 && from.length === 0) return `Queen on ${to[0]}.`;
    if (to.length === 0 && from.length === 1) return `Queen taken off ${from[0]}.`;
    if (to.length === 1 && from.length === 1) return `The queen on ${from[0]} moves to ${to[0]}.`;
    return "Back to another position.";
  }
}
