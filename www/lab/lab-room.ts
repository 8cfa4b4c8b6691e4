/** The parts of the session for the Lab. */

import { computed, type ReadonlySignal, signal } from "@preact/signals-core";
import { whenever } from "../core/derived.ts";
import { same } from "../core/same.ts";
import type { Puzzle } from "../engine/generated/puzzle.ts";
import type { LaneOrder } from "../engine/generated/run.ts";
import type { Recorded } from "../engine/tape.ts";
import { raceOn } from "../routes/compare/race.ts";
import { requirementsIn } from "../routes/requirements.ts";
import { withLearned } from "../store/changes.ts";
import { inLab, labBoard, slotOf } from "../store/lab.ts";
import { changing } from "../store/model.ts";
import type { Outcome } from "../store/outcome.ts";
import { attempted } from "../store/outcomes.ts";
import { settingUp } from "../store/race-setup.ts";
import { type BoardLayout, puzzleOf } from "../store/state.ts";
import type { LabContext } from "./context.ts";
import { GradingController } from "./grading-controller.ts";
import { GrowthController } from "./growth-controller.ts";
import { type LabView, labView } from "./lab-view.ts";
import { encoded } from "./link.ts";
import { ProgramController } from "./program-controller.ts";
import { programInfo } from "./program-info.ts";
import { RunOfProgram } from "./run-of-program.ts";

export { lab as commands } from "./commands.ts";
export { situationOf, titleOf } from "./speech.ts";

/** What a run belongs to. */
interface Place {
  slot: string;
  code: string;
  seed: number;
  puzzle: Puzzle;
  /** Counts the runs on another board. */
  run: number;
}

export class LabRoom {
  readonly program;
  readonly run;
  readonly grading = new GradingController();
  readonly growth = new GrowthController();
  /** Whether the first difference is shown in place of the board. */
  readonly differs = signal(false);
  readonly view: ReadonlySignal<LabView>;
  #context;
  /** Counts the runs on another board. */
  #reruns = signal(0);
  #startsNext = false;
  /** What the last run belongs to. */
  #last: Place | null = null;

  constructor(context: LabContext) {
    this.#context = context;
    this.program = new ProgramController(context);
    this.run = new RunOfProgram(context);
    this.view = computed(() => labView(context, this));
    whenever(
      () => this.#passed,
      (mark) => mark && context.adjust(changing(withLearned([mark]))),
    );
    whenever(
      () => this.#place,
      (place) => this.#follow(place),
      same,
    );
  }

  /** The mark of a task whose checks have passed, with a program of your own. */
  get #passed() {
    const { checks } = this.grading;
    const isPassed = checks?.boards.every(({ grade }) => grade?.verdict === "pass");
    return isPassed && checks!.isOwn ? `lab/${checks!.task}` : null;
  }

  get #place(): Place | null {
    const { state } = this.#context;
    if (state.mode !== "lab") return null;
    const { code, seed } = state.lab;
    return {
      slot: slotOf(state.lab),
      code,
      seed,
      puzzle: puzzleOf(state),
      run: this.#reruns.value,
    };
  }

  /** Elsewhere nothing runs. What was found stays until there is another program or another board. */
  #follow(place: Place | null) {
    if (place === null) {
      this.run.stop();
      this.grading.stop();
      this.growth.stop();
    } else if (!same(place, this.#last)) {
      this.#last = place;
      this.#leave();
    }
  }

  #leave() {
    this.program.showSolution(false);
    this.run.stop();
    this.run.clear();
    this.growth.clear();
    this.differs.value = false;
    // The checks led there.
    if (this.#startsNext) this.start();
    else this.grading.clear();
    this.#startsNext = false;
  }

  /** Runs the program on another board, up to a step. */
  rerun(board: BoardLayout, step: number) {
    this.#startsNext = true;
    this.#reruns.value += 1;
    return this.#context.change(changing((state) => inLab({ step })(labBoard(state, board))));
  }

  /** What the panels call a solver. */
  get solver() {
    const { game } = this.#context.state;
    return programInfo(game, this.run.done?.rulesOut ?? false);
  }

  /** Runs the program in the editor on the board. */
  start() {
    const { shown } = this.program;
    const { state } = this.#context;
    if (!shown) return;
    const { language, text } = shown;
    const step = this.run.done ? 0 : state.lab.step;
    this.differs.value = false;
    this.run.start({ language, source: text }, puzzleOf(state), state.lab.seed, step);
  }

  /** Checks the program in the editor on the boards of the task. */
  check() {
    const { shown } = this.program;
    if (!shown) return;
    const { language, text } = shown;
    this.differs.value = true;
    const { task, seed } = this.#context.state.lab;
    this.grading.start({ language, source: text }, task, seed, this.program.isOwn());
  }

  /** Measures the program in the editor on boards of several sizes, beside a solver. */
  measure(lane: LaneOrder) {
    const { shown } = this.program;
    if (!shown) return;
    const { language, text } = shown;
    const { game, lab } = this.#context.state;
    this.growth.start({ language, source: text }, game, lane, lab.seed);
  }

  /** Races what the program last did. */
  race(lane: LaneOrder): Outcome {
    const { done } = this.run;
    return done ? this.#race(done.recorded, lane, []) : {};
  }

  /** Opens the first difference as a race, with each lane at its step. */
  openBoth(): Outcome {
    const both = this.view.value.difference?.both;
    return both ? this.#race(both.recorded, both.lane, both.steps) : {};
  }

  #race(recorded: Recorded, lane: LaneOrder, apart: number[]): Outcome {
    const { game, blocked = [], regions = null, ...board } = recorded.puzzle;
    const required = requirementsIn("compare", { game, you: false });
    if (!this.#context.has(required)) return { waitsFor: required };
    return attempted(() => {
      const race = raceOn(game, { ...board, blocked, regions }, [lane], "program");
      this.#context.program.value = recorded;
      return this.#context.change(settingUp(() => [game, { ...race, apart }]));
    });
  }

  /** The program in the editor, for a link. */
  async code() {
    return encoded(this.program.shown?.text ?? "");
  }
}
