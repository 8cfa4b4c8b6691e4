/** Adds a lesson to the run on the board: questions, tries, and runs side by side. */

import type { Mark } from "../board/scene/lesson-marks.ts";
import type { Scene } from "../board/scene/scene.ts";
import {
  asksSomething,
  type Exercise,
  isExperiment,
  type Part,
  type Stretch,
} from "../content/lessons/lesson.ts";
import { News, whenever } from "../core/derived.ts";
import { loaded } from "../core/lazy.ts";
import { dateOf } from "../core/today.ts";
import { PageJob, SLICE } from "../engine/job.ts";
import { solvedInDrill, toLesson, withLearned, withQuestions } from "../store/learning.ts";
import {
  canBeMade,
  drawnAt,
  type LessonPlace,
  markOf,
  modelOf,
  partAt,
  stepsAgain,
} from "../store/lessons.ts";
import { changing } from "../store/model.ts";
import type { Outcome } from "../store/outcome.ts";
import { ownMark, questionMark, roundMark } from "../store/practised.ts";
import { runOf, type State } from "../store/state.ts";
import { answeredInDrill } from "./answering.ts";
import { bare, byHand } from "./asked-scene.ts";
import { Grader } from "./checks.ts";
import type { LearnContext } from "./context.ts";
import { attempt, goalsOf, type Try } from "./exercises.ts";
import { Trial } from "./experiment.ts";
import { type Lanes, laboratory, sideBySide } from "./lanes.ts";
import { DRILLS } from "./lazy-drills.ts";
import type { Round } from "./round.ts";
import { profileOfStretch, type StretchProfile } from "./stretch.ts";
import { ring, shownAs, spokenOf, type Verdict } from "./verdict.ts";

/** The steps of the stretch, and their profile. */
export interface Stepper {
  from: number;
  to: number;
  step: number;
  playing: boolean;
  course: StretchProfile;
}

/** The course of a stretch that has not been examined, and of laboratories. */
const NOT_KNOWN: StretchProfile = { heights: [], back: [], what: "" };

const HOW_TO_STEP = "The solver moves on this board: use the keys below it.";
/** The message while runs are measured. */
export const MEASURING = "Measuring.";
const HOW_TO_ANSWER = "This part is answered beside the board.";

/** A stretch plays for at most this many seconds. */
const LONGEST = 24;

export class LessonController {
  verdict: Verdict | null = null;
  played = false;
  /** Whether a question like the one shown can be asked. */
  canAsk = false;
  /** In order of time. */
  tries: Try[] = [];
  /** Squares that were shown as answers. */
  #shown: number[] = [];
  lanes: Lanes | null = null;
  trial: Trial | null = null;
  #session;
  #grader: Grader | null = null;
  /** Whether the question was answered wrong. */
  #wasWrong = false;
  /** When the question was shown, in milliseconds. */
  #since = 0;
  #course: PageJob<StretchProfile> | null = null;
  #making: PageJob<Round> | null = null;
  #news = new News();

  constructor(session: LearnContext) {
    this.#session = session;
    whenever(
      () => this.#key,
      (key) => this.#turnTo(key),
    );
  }

  /** The lesson as it is: what reads this is computed again when it changes. */
  get now(): this {
    this.#news.read();
    return this;
  }

  get part(): Part {
    return partAt(this.#session.state.lesson);
  }

  /** The part that is open, or "". */
  get #key() {
    const { mode, page, lesson } = this.#session.state;
    if (mode !== "learn" || page !== null) return "";
    const asked = asksSomething(this.part) ? lesson.step : null;
    return `${markOf(lesson)} ${lesson.lock} ${asked} ${madeKey(lesson)}`;
  }

  /** Starts over when another part is opened. */
  #turnTo(key: string) {
    this.#rest();
    if (key) this.#begin(this.#session.state.lesson);
    this.#news.tell();
  }

  #rest() {
    this.#grader?.free();
    this.#course?.cancel();
    this.#making?.cancel();
    this.lanes?.free();
    this.trial?.free();
    [this.#grader, this.lanes, this.verdict, this.#course] = [null, null, null, null];
    [this.trial, this.#making] = [null, null];
    [this.played, this.#wasWrong] = [false, false];
    [this.tries, this.#shown] = [[], []];
  }

  #begin(place: LessonPlace) {
    const { part } = this;
    const seed = seedToMake(place);
    if (seed !== null) return this.#make(place, seed);
    this.#since = this.#session.now();
    if (part.kind === "question") this.#grader = new Grader(part);
    else if (part.kind === "side") this.lanes = sideBySide(part);
    else if (part.kind === "lab") this.lanes = laboratory(part, place.lock);
    else if (isExperiment(part)) this.trial = new Trial(part);
    if (this.lanes && place.step !== null) this.lanes.seek(place.step);
    if ("stretch" in part) this.#course = this.#courseOf(part.stretch);
    if (!asksSomething(part)) this.#learn();
  }

  /** Makes the drill, or one question like that of the part. */
  #make(place: LessonPlace, seed: number) {
    const model = modelOf(place);
    if (!model) return;
    const { gamesFor, questionsOf } = loaded(DRILLS.module);
    this.#making = new PageJob(questionsOf(place, model, seed, gamesFor(this.#session, place)));
  }

  get isMaking() {
    return this.#making !== null;
  }

  #courseOf(stretch: Stretch) {
    const { state, board, solver } = this.#session;
    const moment = { game: board.puzzle.game, ...runOf(state) };
    return new PageJob(profileOfStretch(moment, stretch, solver.profile));
  }

  #learn() {
    const { learned, lesson } = this.#session.state;
    if (lesson.practice) {
      this.#session.adjust(changing(solvedInDrill));
      return;
    }
    const mark = markOf(lesson);
    if (!learned.includes(mark)) this.#session.adjust(changing(withLearned([mark])));
  }

  choose(square: number): Outcome {
    const { part } = this;
    if (this.#making) return {};
    if (this.trial) return { hint: HOW_TO_ANSWER };
    if (part.kind === "watch") return { hint: HOW_TO_STEP };
    if (this.#shown.includes(square)) return {};
    if (part.kind === "exercise") return this.#try(attempt(part, square, this.parts));
    if (!this.#grader || this.played || this.verdict?.shown) return {};
    return this.#judge(this.#grader.answer(square));
  }

  /** Takes an answer given beside the board. */
  answer(value: number): Outcome {
    this.trial?.answer(value);
    return this.#tried();
  }

  #tried(): Outcome {
    if (!this.trial) return {};
    this.verdict = this.trial.verdict;
    this.#news.tell();
    return this.verdict ? this.#judge(this.verdict) : { done: this.trial.isOpen ? MEASURING : "" };
  }

  #judge(verdict: Verdict): Outcome {
    this.verdict = verdict;
    this.#news.tell();
    this.#noteRound(verdict);
    this.#session.adjust(changing(answeredInDrill(verdict, spokenOf(verdict))));
    if (verdict.right && !verdict.shown) this.#learn();
    return { done: spokenOf(verdict) };
  }

  /** Notes how a question of a round went, once. */
  #noteRound({ right, shown }: Verdict) {
    const { state } = this.#session;
    const { practice } = state.lesson;
    if (!practice?.board) return;
    const went = shown ? "shown" : this.#wasWrong ? "later" : "first";
    const now = this.#session.now();
    const at = drawnAt(practice);
    const question = questionMark({ ...practice, at }, dateOf(now));
    this.#wasWrong ||= !right;
    if (!right || state.learned.some((other) => other.startsWith(question))) return;
    const mark = roundMark({ ...practice, at }, dateOf(now), went, (now - this.#since) / 1_000);
    const own = practice.own?.[at];
    const marks = own && !shown ? [mark, ownMark(practice.asks, own)] : [mark];
    this.#session.adjust(changing(withLearned(marks)));
  }

  #try(tried: Try): Outcome {
    this.tries = [...this.tries.filter(({ square }) => square !== tried.square), tried];
    return this.#judge(tried.verdict);
  }

  /** The try that reached the goal; shown answers don't count. */
  get found() {
    return this.tries.findLast(({ hit }) => hit);
  }

  /** The right squares chosen so far. */
  get parts() {
    return this.tries.filter(({ counts }) => counts).map(({ square }) => square);
  }

  showMe(): Outcome {
    const { part } = this;
    if (this.trial) {
      this.trial.show();
      return this.#tried();
    }
    if (part.kind === "exercise") return this.#showGoal(part);
    const square = this.#grader?.solution(this.#shown);
    if (square === undefined) return {};
    this.#shown.push(square);
    this.canAsk = this.#hasAnother();
    return this.#judge(shownAs(this.#grader!.answer(square)));
  }

  #showGoal(exercise: Exercise): Outcome {
    const goals = goalsOf(exercise);
    this.#shown.push(...goals);
    this.canAsk = this.#hasAnother();
    const tried = attempt(exercise, goals[0]!, goals);
    return this.#try({ ...tried, hit: false, verdict: shownAs(tried.verdict) });
  }

  #hasAnother() {
    if (this.#session.state.lesson.practice) return false;
    return stepsAgain(this.part).length > 0 || canBeMade(this.part);
  }

  /**
   * Asks the same on another board, or at another step of the run.
   * @param seed of a board to generate
   */
  another(seed: number): Outcome {
    const { part } = this;
    const { lesson } = this.#session.state;
    const steps = stepsAgain(part);
    const step = steps[steps.indexOf(lesson.step ?? -1) + 1] ?? null;
    const like = steps.length === 0 ? { like: { seed } } : {};
    const outcome = this.#session.change(changing(toLesson({ ...lesson, step, ...like })));
    return { ...outcome, done: "goal" in part ? part.goal : "prompt" in part ? part.prompt : "" };
  }

  /** The scene with the lesson's marks, and without what would give the answer away. */
  marked(scene: Scene): Scene {
    const { part } = this.now;
    if (part.kind === "exercise") return { ...bare(scene), lesson: this.verdict?.mark ?? [] };
    if (part.kind !== "question" || this.played) return scene;
    const ghost = this.#grader?.ghost ?? null;
    const asked: Mark[] = ghost === null ? [] : [{ kind: "ghost", square: ghost }];
    const shown = this.#shown.map((square) => ring(square, "plain"));
    const lesson = [...asked, ...shown, ...(this.verdict?.mark ?? [])];
    return { ...byHand(bare(scene, part.asks), part), lesson };
  }

  get stepper(): Stepper | null {
    const { part, lanes } = this;
    if (lanes) {
      const { from, to, step, playing } = lanes;
      return { from, to, step, playing, course: this.#known };
    }
    const { watch } = this.#session.board;
    if (part.kind !== "watch" || !watch || this.#making) return null;
    const [from, to] = part.stretch;
    return { from, to, step: watch.steps, playing: watch.playing, course: this.#known };
  }

  get #known() {
    return this.#course?.value ?? NOT_KNOWN;
  }

  /**
   * Examines more of the stretch, and prepares for answers.
   * @returns whether there is something new to show
   */
  work(): boolean {
    this.#grader?.prepare(SLICE);
    if (this.#making?.work() && this.#making.value) {
      const { questions, own } = this.#making.value;
      this.#session.receive(changing(withQuestions(questions, own)));
      return true;
    }
    if (this.trial?.work()) {
      this.verdict = this.trial.verdict;
      this.#learn();
      this.#news.tell();
      return true;
    }
    return this.#course?.work() ?? false;
  }

  /** Long stretches play faster. */
  get pace() {
    const { rate } = this.#session.state;
    const { part, lanes } = this;
    const [from, to] = lanes ? [lanes.from, lanes.to] : "stretch" in part ? part.stretch : [0, 0];
    return { speed: "normal" as const, rate: Math.max(rate, (to - from) / LONGEST) };
  }

  /** The sentence of a step could give the answer away. */
  get speaks() {
    return this.part.kind === "watch" || this.played;
  }

  /** Plays or pauses; starts over at the end. */
  toggle() {
    if (this.lanes) return this.lanes.toggle();
    const [stepper, { watch }] = [this.stepper, this.#session.board];
    if (!stepper || !watch) return;
    if (watch.playing) return watch.pause();
    if (watch.steps >= stepper.to) watch.seek(stepper.from);
    watch.start();
  }

  seek(step: number) {
    const stepper = this.stepper;
    if (!stepper) return;
    const within = Math.max(stepper.from, Math.min(stepper.to, step));
    if (this.lanes) this.lanes.seek(within);
    else this.#session.board.watch?.reach(within);
  }

  /** Stops at the end of the stretch. */
  halt() {
    const { state, board } = this.#session;
    const { watch } = board;
    if (state.mode !== "learn" || !watch?.playing) return;
    if (this.part.kind === "watch" && watch.steps >= this.part.stretch[1]) watch.pause();
  }

  /** Plays the step that shows the answer. */
  play() {
    const { watch } = this.#session.board;
    const step = this.verdict?.step ?? null;
    if (!watch || step === null) return;
    this.played = true;
    watch.reach(step);
    this.#news.tell();
  }

  /** The state with the step that is shown. */
  present(state: State): State {
    if (!this.lanes || state.mode !== "learn") return state;
    const { step, from } = this.lanes;
    const at = step === from && state.lesson.step === null ? null : step;
    return { ...state, lesson: { ...state.lesson, step: at } };
  }
}

/** The seed of the board to generate before a place can be shown, or null. */
function seedToMake({ practice, like }: LessonPlace) {
  if (practice) return practice.questions ? null : practice.seed;
  return like && !like.question ? like.seed : null;
}

/** The key of a generated question. */
function madeKey({ practice, like }: LessonPlace) {
  if (!practice) return like ? `${like.seed} ${like.question !== undefined}` : "";
  const { asks, board, seed, at, questions, ended } = practice;
  return [asks, board, seed, at, questions !== undefined, ended].join(" ");
}
