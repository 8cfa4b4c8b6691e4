/** Parts that are answered beside the board: predictions, guesses, choices and exact covers. */

import type {
  Amount,
  Choose,
  Cover,
  Experiment,
  Guess,
  Net,
  Predict,
} from "../content/lessons/lesson.ts";
import type { Moment } from "../content/moment.ts";
import { counted, listed } from "../core/lists.ts";
import { count, tenths } from "../core/numbers.ts";
import { timeWords as longerWords } from "../core/time-words.ts";
import { lower } from "../core/words.ts";
import { makeRun } from "../engine/engine.ts";
import { PageJob, SLICE, type Task } from "../engine/job.ts";
import { FIGURES } from "../engine/wanted.ts";
import { childrenAhead, childrenOf, estimates, rootOf } from "./descents.ts";
import { type Measured, mean, measured, median } from "./measure.ts";
import { isSolution, solutionsOf, standing } from "./net.ts";
import { right, type Verdict, wrong } from "./verdict.ts";

/** The number of descents for the estimates of a guess. */
export const DESCENTS = [1, 10, 100, 1_000];
/** Makes the descents; any other would do. */
const SEED = 3;
/** A guess this many times too large or too small is a good one. */
const NEAR = 3;
/**
 * Two runs are as far apart as their steps say if the ratio of times is this close to that of
 * steps.
 */
const ALIKE = 1.4;

/** The figures that a guess is compared with. */
interface Size {
  /** From random descents; none of what is simply counted. */
  estimates: number[];
  total: number;
}

/** A part that is being answered. */
export class Trial {
  /** The index of the choice, the number guessed, or the options chosen. */
  answers: number[] = [];
  verdict: Verdict | null = null;
  #part;
  #measured: PageJob<Measured[]> | null = null;
  #size: PageJob<Size> | null = null;

  constructor(part: Experiment) {
    this.#part = part;
  }

  /** Cancels the measurement. */
  free() {
    this.#measured?.cancel();
    this.#size?.cancel();
  }

  /** Whether something is being measured. */
  get isOpen() {
    return Boolean(this.#measured?.isOpen || this.#size?.isOpen);
  }

  get measured() {
    return this.#measured?.value ?? null;
  }

  get size() {
    return this.#size?.value ?? null;
  }

  /** Takes an answer; later ones count only where they are judged at once. */
  answer(value: number) {
    const part = this.#part;
    if (part.kind === "cover") return this.#toggle(part, value);
    if (part.kind === "choose") return this.#choose(part, value);
    if (this.answers.length > 0) return;
    this.answers = [value];
    if (part.kind === "predict") this.#measured = new PageJob(measured(part));
    else this.#size = new PageJob(sizeOf(part));
  }

  #toggle({ net, means }: Cover, option: number) {
    const { answers } = this;
    if (this.verdict?.right) return;
    this.answers = answers.includes(option)
      ? answers.filter((one) => one !== option)
      : [...answers, option];
    this.verdict = this.answers.length === 0 ? null : coverVerdict(net, this.answers, means);
  }

  #choose(part: Choose, choice: number) {
    if (this.verdict?.right) return;
    this.answers = [choice];
    this.verdict = choiceVerdict(part, choice);
  }

  /** Gives the answer away, unless it has to be measured. */
  show() {
    const part = this.#part;
    if (part.kind === "cover") this.answers = solutionsOf(part.net)[0] ?? [];
    else if (part.kind === "choose") this.answers = [rightChoice(part)];
    else return;
    const { text, more } =
      part.kind === "cover"
        ? coverVerdict(part.net, this.answers, part.means)
        : choiceVerdict(part, this.answers[0]!);
    this.verdict = { ...right("Here it is.", text, []), shown: true, more };
  }

  /** The answer in words, once it is known: a choice, a number of nodes, or options. */
  get solution(): string[] {
    const { measured, size, answers } = this;
    const part = this.#part;
    if (part.kind === "cover") return answers.map((at) => part.net.options[at]!.name);
    if (part.kind === "choose") return answers.map((at) => part.choices[at]!.name);
    if (part.kind === "guess") return size ? [amountWords(part, size.total)] : [];
    return measured ? [part.choices[choiceOf(part, measured)]!] : [];
  }

  /** Why that is the answer. */
  get reason() {
    const { size } = this;
    if (!size) return this.verdict?.text ?? "";
    if (size.estimates.length === 0) return "";
    return `The estimate from ${count(DESCENTS.at(-1)!)} descents is ${count(size.estimates.at(-1)!)}.`;
  }

  /** Measures more. @returns whether it is done now */
  work() {
    const part = this.#part;
    if (this.verdict) return false;
    if (this.#measured?.work() && part.kind === "predict") {
      this.verdict = predictVerdict(part, this.answers[0]!, this.#measured.value!);
    }
    if (this.#size?.work() && part.kind === "guess") {
      this.verdict = guessVerdict(part, this.answers[0]!, this.#size.value!);
    }
    return this.verdict !== null;
  }
}

// ---- predictions ----------------------------------------------------------------------------

const TO_THE_END = { do: "reach", step: 2 ** 53 } as const;

/** How many times as large the first is. */
const ratio = ([first, second]: number[]) => first! / second!;

/** The index of the smallest. */
const smallest = (numbers: number[]) => numbers.indexOf(Math.min(...numbers));

const stepsOf = (found: Measured[]) => found.map(({ steps }) => mean(steps));
const timesOf = (found: Measured[]) => found.map(({ time }) => time);

/** The median, the mean and the longest. */
export const spreadOf = ({ steps }: Measured) => [median(steps), mean(steps), Math.max(...steps)];

/** The index of the largest. */
const largest = (numbers: number[]) => numbers.indexOf(Math.max(...numbers));

/** The choice that the measurement makes. */
export function choiceOf({ asks }: Pick<Predict, "asks">, found: Measured[]) {
  if (asks === "least-time") return smallest(timesOf(found));
  if (asks === "least-steps") return smallest(stepsOf(found));
  if (asks === "most-cut") {
    const [without, having] = found.map(spreadOf);
    return largest(without!.map((one, at) => one / having![at]!));
  }
  const apart = ratio(timesOf(found)) / ratio(stepsOf(found));
  return apart < 1 / ALIKE ? 0 : apart > ALIKE ? 2 : 1;
}

export function predictVerdict(part: Predict, chosen: number, found: Measured[]): Verdict {
  const choice = choiceOf(part, found);
  const name = lower(part.choices[choice]!);
  const text = toldOf(part, choice, found);
  const verdict =
    chosen === choice ? right(`Right: ${name}.`, text, []) : wrong(`No: ${name}.`, text, []);
  return { ...verdict, more: part.means };
}

function toldOf({ asks, names, seeds }: Predict, choice: number, found: Measured[]) {
  if (asks === "slower-by") {
    const [steps, times] = [ratio(stepsOf(found)), ratio(timesOf(found))].map(tenths);
    return `${names[0]} took ${steps} times as many steps and ${times} times as long.`;
  }
  if (asks === "most-cut") {
    const [without, having] = found.map((one) => count(spreadOf(one)[choice]!));
    return `It fell from ${without} steps to ${having}.`;
  }
  const figures = found.map(({ steps, time }) =>
    asks === "least-time" ? timeWords(time / seeds) : counted(mean(steps), "step"),
  );
  const others = names.flatMap((name, at) =>
    at === choice ? [] : `${lower(name)} ${figures[at]}`,
  );
  return `It took ${figures[choice]}, ${listed(others)}.`;
}

/** A time such as `33 ns`, `4.4 µs`, `120 ms`. */
export const timeWords = (milliseconds: number) =>
  milliseconds < 1e-3 ? `${tenths(1e6 * milliseconds)} ns` : longerWords(1000 * milliseconds);

// ---- guesses --------------------------------------------------------------------------------

const UNITS: Record<Amount, string> = {
  nodes: "node",
  sets: "set",
  arrangements: "board",
};

const amountWords = ({ asks }: Pick<Guess, "asks">, total: number) => counted(total, UNITS[asks]);

export function* sizeOf({ asks, moment, looksAhead = false }: Guess): Task<Size> {
  if (asks === "nodes") return yield* treeOf(moment, looksAhead);
  const { rows, columns, squares } = moment;
  const queens = rows - squares.length;
  const free = asks === "sets" ? rows * columns - squares.length : queens;
  const total = waysToPlace(queens, free) / (asks === "sets" ? waysToPlace(queens, queens) : 1);
  return { estimates: [], total };
}

/** The number of ways to put queens on different squares, in an order. */
const waysToPlace = (queens: number, squares: number) =>
  Array.from({ length: queens }, (_, at) => squares - at).reduce((all, one) => all * one, 1);

/** The estimates, and the nodes that the engine counts. */
function* treeOf(moment: Moment, looksAhead: boolean): Task<Size> {
  const { solver, options, seed, ...puzzle } = moment;
  const run = makeRun({ puzzle, solver, options, seed });
  try {
    for (;;) {
      const { arrived, tally } = run.ask(TO_THE_END, SLICE, FIGURES);
      if (arrived) {
        const below = looksAhead ? childrenAhead : childrenOf;
        // Backtracking's first queen is there before its first step, and attacked queens are not nodes.
        const total = looksAhead ? tally.placements! : tally.placements! + 1 - tally.conflicts!;
        return { estimates: estimates(rootOf(moment), below, DESCENTS, SEED), total };
      }
      yield;
    }
  } finally {
    run.free();
  }
}

export function guessVerdict(part: Guess, guess: number, { total }: Size): Verdict {
  const is = amountWords(part, total);
  const verdict =
    timesApart(guess, total) <= (part.asks === "arrangements" ? 1 : NEAR)
      ? right(guess === total ? "Exactly right:" : "Well guessed:", `${is}.`, [])
      : wrong(`${is}:`, `your guess was ${farOff(guess, total)}.`, []);
  return { ...verdict, more: part.means };
}

const timesApart = (one: number, other: number) => Math.max(one, other) / Math.min(one, other);

/** Below this, a ratio says less than the number itself. */
const CLOSE = 1.1;

function farOff(guess: number, total: number) {
  const times = timesApart(guess, total);
  if (times < CLOSE) return count(guess);
  return `${tenths(times)} times too ${guess < total ? "small" : "large"}`;
}

// ---- choices --------------------------------------------------------------------------------

export const rightChoice = ({ choices }: Choose) => choices.findIndex(({ isRight }) => isRight);

function choiceVerdict({ choices, means }: Choose, choice: number): Verdict {
  const { why, isRight } = choices[choice]!;
  return isRight ? { ...right("Right.", why, []), more: means } : wrong("Not this one.", why, []);
}

// ---- exact covers ---------------------------------------------------------------------------

function coverVerdict(net: Net, chosen: number[], means: string): Verdict {
  if (isSolution(net, chosen)) {
    return { ...right("Right.", "Every item is covered exactly once.", []), more: means };
  }
  const { times } = standing(net, chosen);
  const named = (test: (times: number) => boolean) =>
    net.items.filter((_, item) => test(times[item]!) && item < net.primary);
  const twice = named((times) => times > 1);
  if (twice.length > 0) return wrong("Not yet:", `${listed(twice)} covered twice.`, []);
  return wrong("Not yet:", `${listed(named((times) => times === 0))} still to be covered.`, []);
}
