/**
 * What is at hand beside a game that is played: the puzzles of today, hints, a board being set up,
 * puzzles being made, and the sheet of what was solved. Answers that take thought come later; the
 * page is told when one has come.
 */

import type { GameId } from "../engine/generated/puzzle.ts";
import type { MadePuzzle } from "../engine/generated/thinking.ts";
import { queensGrades } from "../engine/table.ts";
import { type Asked, Thinker } from "../engine/thinker.ts";
import type { SheetTab } from "../session/actions.ts";
import { toDay } from "../session/changes.ts";
import { type Daily, playedOf, puzzleOf } from "../session/state.ts";
import { dateOf, hasPuzzles, laterBy, untilMidnight } from "../session/today.ts";
import { sizeProblem, wishOf, withGrade } from "../session/wish.ts";
import { draftView } from "./draft-view.ts";
import { Drafting } from "./drafting.ts";
import { Effort } from "./effort.ts";
import { firstHint, firstHintWords, hintsDone } from "./first-hints.ts";
import type { Game } from "./game.ts";
import { cardView, headView, movesView } from "./game-view.ts";
import { Hinting } from "./hinting.ts";
import { homeView } from "./home-view.ts";
import type { PlayView } from "./play-view.ts";
import type { Session } from "./session.ts";
import { sheetView } from "./sheet-view.ts";
import type { Came } from "./sitting.ts";
import { wonView } from "./won-view.ts";

/** A day whose puzzles were asked for. */
interface Inquiry {
  /** Whether the answer is still to come. */
  isOpen: boolean;
  /** Why there was none the last time, in a sentence, or "". */
  problem: string;
  /** How many times there was none. */
  failures: number;
  /** When they are asked for again, in milliseconds. */
  again: number;
}

const GRADES = ["easy", "medium", "hard", "expert"];
const NO_GRADE =
  "No board of this size has a single solution with so many locked queens: choose another number.";

/** How long to wait after so many failures, in milliseconds: 1, 2, 4 … s, at most a minute. */
const pauseAfter = (failures: number) => Math.min(60_000, 1000 * 2 ** (failures - 1));

export class Desk {
  hinting;
  drafting;
  /** The sheet's tab that is open. */
  tab: SheetTab | null = null;
  /** The month of past puzzles, as 2026-11, or "" for this one. */
  month = "";
  /** Whose statistics are seen, if not those of the game that is played. */
  statisticsGame: GameId | null = null;
  #session;
  #changed;
  #thinker;
  /** The days that were asked for and are not known. */
  #days: Map<string, Inquiry> = new Map();
  /** The puzzle that is being made. */
  #made: Asked<MadePuzzle> | null = null;
  /** What is said of it. */
  #says = "";
  #effort: Effort | null = null;

  /** @param changed called when an answer has come */
  constructor(session: Session, changed: () => void, thinker: Thinker = new Thinker()) {
    this.#session = session;
    this.#thinker = thinker;
    this.#changed = changed;
    this.hinting = new Hinting(this.#thinker, changed);
    this.drafting = new Drafting(this.#thinker, changed);
  }

  get #state() {
    return this.#session.state;
  }

  // ---- days ---------------------------------------------------------------------------

  /**
   * Asks for the puzzles that are to be seen, unless they are known, on their way, or were asked for a
   * short while ago.
   * @param time of day, in milliseconds
   */
  ask(time: number) {
    const { wanted } = this.#session;
    if (this.#state.mode === "play") this.#learn(dateOf(time), time);
    if (wanted) this.#learn(wanted.date, time);
  }

  /** Has asked for at once what did not come: it may come now. */
  askAnew() {
    for (const [date, { isOpen }] of this.#days) if (!isOpen) this.#days.delete(date);
  }

  #learn(date: string, time: number) {
    if (this.#state.days[date] || !hasPuzzles(date)) return;
    const before = this.#days.get(date) ?? { isOpen: false, problem: "", failures: 0, again: 0 };
    if (before.isOpen || time < before.again) return;
    this.#days.set(date, { ...before, isOpen: true });
    this.#thinker.think({ ask: "daily", date }).answer.then(
      (daily) => this.#know(daily),
      (error) => this.#miss(date, error.message, before.failures + 1),
    );
  }

  #miss(date: string, problem: string, failures: number) {
    const again = this.#session.now() + pauseAfter(failures);
    this.#days.set(date, { isOpen: false, problem, failures, again });
    this.#changed();
  }

  #know(daily: Daily) {
    this.#days.delete(daily.date);
    this.#session.learn(daily);
    this.#changed();
  }

  /** Opens the puzzle of a day: at once, if it is known, or when it is. */
  openDay(date: string, game: GameId): Came {
    const state = this.#state;
    if (state.days[date]) return this.#session.do(toDay(date, game));
    // What could not be found out before may be now.
    this.#days.delete(date);
    return this.#session.open({ state, problem: "", day: { date, game, screen: "board" } });
  }

  // ---- puzzles made to measure ------------------------------------------------------------

  /** Makes a puzzle as it is wished for, and opens it. */
  make() {
    const { game, wishes } = this.#state;
    const grades = this.#grades();
    this.#says = sizeProblem(game, wishes[game]) || (grades.length === 0 ? NO_GRADE : "");
    if (this.#says) return;
    this.#says = "Making a puzzle …";
    const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
    const wish = wishOf(game, withGrade(wishes[game], grades), seed);
    const asked = this.#thinker.think({ ask: "generate", wish });
    this.#made = asked;
    asked.answer.then(
      (made) => this.#open(game, made),
      (error) => this.#end(error.message),
    );
  }

  /** @param made a setup with its grade, or the problem with the wish */
  #open(game: GameId, made: MadePuzzle) {
    if ("problem" in made) return this.#end(made.problem);
    const { rows, columns, squares, blocked = [], closed, grade } = made;
    const came = this.#session.openMade(game, { rows, columns, squares, blocked, closed }, grade);
    this.#end(came.notice ?? "");
  }

  #end(says: string) {
    this.#made = null;
    this.#says = says;
    this.#changed();
  }

  /** Makes the puzzle no further. */
  cancel() {
    this.#made?.drop();
    this.#made = null;
    this.#says = "";
  }

  /** What was said of a wish is no longer of use. */
  wish() {
    if (!this.#made) this.#says = "";
  }

  // ---- what there is to show ----------------------------------------------------------------

  /** The solvers that were asked how they would do with the puzzle solved, as lanes of a race. */
  get rivals() {
    const bars = this.#effort?.bars ?? [];
    return bars.map(({ solver }) => ({ solver, options: "", seed: 0 }));
  }

  /** What helps on a first visit, in a sentence, or "". */
  tip(game: Game) {
    const hint = game.begun ? firstHint(this.#state, game) : null;
    return hint ? firstHintWords(hint, game) : "";
  }

  /** Notes what has been done for the first time: it needs no telling again. */
  #noteFirsts() {
    const { game } = this.#session.stage;
    const { hintsSeen } = this.#state;
    const seen = game ? hintsDone(hintsSeen, game, this.hinting.view !== null) : hintsSeen;
    if (seen !== hintsSeen) this.#session.adjust({ hintsSeen: seen });
  }

  /**
   * Has what thinks heed the board that is seen.
   * @param time of day, in milliseconds
   */
  heed(time: number) {
    const { mode, screen } = this.#state;
    const { game } = this.#session.stage;
    this.ask(time);
    if (mode === "play" && screen === "draft") this.drafting.heed(puzzleOf(this.#state));
    else this.drafting.leave();
    if (mode !== "play" || !game || game.solved) this.hinting.close();
    else this.hinting.heed(game.record);
    this.#noteFirsts();
    this.#measure();
  }

  /** Finds out how solvers would do with a puzzle that is solved. */
  #measure() {
    const { game } = this.#session.stage;
    if (!game?.solved || this.#state.mode !== "play") return;
    if (this.#effort?.puzzle === game.puzzle) return;
    this.#effort = new Effort(game.puzzle, this.#session.solvers);
  }

  /** Works on what there is to find out, a little at a time; tells whether there is news. */
  work() {
    if (this.#state.mode !== "play" || !this.#effort?.next()) return false;
    return this.#effort.bars.length > 0;
  }

  /**
   * @param seconds played
   * @param time of day, in milliseconds
   */
  view(seconds: number, time: number): PlayView {
    const state = this.#state;
    const { stage } = this.#session;
    const today = dateOf(time);
    const inDraft = state.screen === "draft";
    const game = inDraft ? null : stage.game;
    const isSolved = game?.solved ?? false;
    return {
      home: homeView(state, today, this.#days.get(today)?.problem ?? ""),
      free: this.#free(),
      head: headView(state, game ? seconds : null),
      moves: movesView(state, game, this.#next(today).label, this.#session.knightPen),
      hint: { view: this.hinting.view, used: game?.hints ?? 0 },
      card: game ? cardView(state, game) : null,
      isWaiting: this.#isWaiting,
      won: game && isSolved ? wonView(state, game, today, this.#effort?.bars ?? []) : null,
      draft: inDraft
        ? draftView(state.game, state.drafts[state.game].layout, this.drafting.count)
        : null,
      soon:
        isSolved && playedOf(state).day === today ? `New puzzles in ${untilMidnight(time)}` : "",
      tab: this.tab,
      page: `${this.month} ${this.statisticsGame}`,
      sheet: () => sheetView(state, today, this.month, this.statisticsGame ?? state.game),
    };
  }

  /** Whether a day's puzzle is to be seen, and not there yet. */
  get #isWaiting() {
    const { wanted } = this.#session;
    return wanted !== null && this.#days.get(wanted.date)?.isOpen === true;
  }

  /** What is wished for, as far as there is such a puzzle. */
  #free(): PlayView["free"] {
    const { game, wishes } = this.#state;
    const grades = this.#grades();
    const problem = sizeProblem(game, wishes[game]) || (grades.length === 0 ? NO_GRADE : "");
    const wish = withGrade(wishes[game], grades);
    return { wish, grades, making: this.#made !== null, says: this.#says || problem };
  }

  /** The grades that a board as it is wished for can have. */
  #grades() {
    const { game, wishes } = this.#state;
    const wish = wishes[game];
    if (sizeProblem(game, wish)) return [];
    return game === "queens" ? queensGrades(wish.rows, wish.locks) : GRADES;
  }

  /** What comes after a puzzle that is solved. */
  #next(today: string) {
    const state = this.#state;
    const kept = playedOf(state);
    const other = state.game === "queens" ? "knights" : "queens";
    const isOtherOpen = !state.play.games[`day/${kept.day}/${other}`]?.solved;
    if (kept.day && isOtherOpen) {
      const label = other === "queens" ? "Next: Queen’s puzzle" : "Next: Knight’s puzzle";
      return { label, go: () => this.openDay(kept.day ?? today, other) };
    }
    if (kept.grade && !kept.day) return { label: "New puzzle", go: () => this.#again() };
    return { label: "Free play", go: () => this.#again() };
  }

  #again() {
    this.make();
    return {};
  }

  /**
   * Goes on to it.
   * @param time of day, in milliseconds
   */
  goNext(time: number) {
    return this.#next(dateOf(time)).go();
  }

  /** Turns to another month of past puzzles. */
  turn(by: number, time: number) {
    const first = `${this.month || dateOf(time).slice(0, 7)}-01`;
    this.month = laterBy(first, by > 0 ? 32 : -1).slice(0, 7);
  }
}
