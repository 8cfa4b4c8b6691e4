/** The view model of a part that is answered beside the board. */

import type { Choose, Cover, Guess, Net, Part, Predict } from "../content/lessons/lesson.ts";
import { count } from "../core/numbers.ts";
import { choiceOf, DESCENTS, spreadOf, type Trial, timeWords } from "./experiment.ts";
import { type Measured, mean } from "./measure.ts";
import { standing } from "./net.ts";

/** Stands for a figure that is still being measured. */
const TO_COME = "…";

/** Figures by name, in a column for each run. */
type Row = [name: string, ...figures: string[]];

/** A number on a logarithmic scale from 1. */
export interface Spot {
  name: string;
  value: string;
  /** From 0 to 1; null while it is being measured. */
  at: number | null;
  tone: "" | "guess-of" | "truth";
}

export type TrialView = NonNullable<ReturnType<typeof trialView>>;

export function trialView(part: Part, trial: Trial) {
  if (part.kind === "predict") return predictView(part, trial);
  if (part.kind === "guess") return guessView(part, trial);
  if (part.kind === "choose") return chooseView(part, trial);
  return part.kind === "cover" ? coverView(part, trial) : null;
}

// ---- predictions ----------------------------------------------------------------------------

function predictView(part: Predict, { answers, measured }: Trial) {
  const best = measured && choiceOf(part, measured);
  return {
    kind: "predict" as const,
    isAnswered: answers.length > 0,
    choices: part.choices.map((name, at) => ({
      name,
      isChosen: answers[0] === at,
      isRight: best === at,
    })),
    names: part.names,
    rows: part.asks === "most-cut" ? spreadRows(part, measured) : figureRows(part, measured),
    /** Of each run the steps of its seeds, where they are drawn. */
    seeds: part.asks === "most-cut" ? part.runs.map((_, at) => measured?.[at]?.steps ?? []) : null,
  };
}

const rowsOf =
  ({ runs }: Predict, found: Measured[] | null) =>
  (name: string, word: (one: Measured) => string): Row => [
    name,
    ...runs.map((_, at) => (found ? word(found[at]!) : TO_COME)),
  ];

function spreadRows(part: Predict, found: Measured[] | null): Row[] {
  const row = rowsOf(part, found);
  return ["Median", "Mean", "Longest"].map((name, at) =>
    row(name, (one) => count(spreadOf(one)[at]!)),
  );
}

function figureRows(part: Predict, found: Measured[] | null): Row[] {
  const { asks, seeds } = part;
  const row = rowsOf(part, found);
  const steps = row("Steps", (one) => count(mean(one.steps)));
  if (asks === "least-steps") return [steps];
  return [
    steps,
    row("Time", ({ time }) => timeWords(time / seeds)),
    row("Time per step", (one) => timeWords(one.time / seeds / mean(one.steps))),
  ];
}

// ---- guesses --------------------------------------------------------------------------------

const TOTALS: Record<Guess["asks"], string> = {
  nodes: "The whole tree",
  sets: "All sets",
  arrangements: "All boards",
};

function guessView({ most, asks }: Guess, { answers, size }: Trial) {
  const descents = asks === "nodes" ? DESCENTS : [];
  const place = (value: number) => Math.min(1, Math.log10(Math.max(1, value)) / Math.log10(most));
  const spot = (name: string, value: number | undefined, tone: Spot["tone"] = ""): Spot => ({
    name,
    value: value === undefined ? TO_COME : count(value),
    at: value === undefined ? null : place(value),
    tone,
  });
  const guess = answers[0];
  return {
    kind: "guess" as const,
    most,
    powers: Math.log10(most),
    isAnswered: guess !== undefined,
    spots: [
      spot("Your guess", guess, "guess-of"),
      ...descents.map((many, at) =>
        spot(many === 1 ? "1 descent" : `${count(many)} descents`, size?.estimates[at]),
      ),
      spot(TOTALS[asks], size?.total, "truth"),
    ],
  };
}

// ---- choices --------------------------------------------------------------------------------

const chooseView = ({ choices }: Choose, { answers, verdict }: Trial) => ({
  kind: "choose" as const,
  isAnswered: Boolean(verdict?.right),
  choices: choices.map(({ name, isRight }, at) => ({
    name,
    isChosen: answers[0] === at,
    isRight: Boolean(isRight && verdict?.right),
  })),
});

// ---- exact covers ---------------------------------------------------------------------------

const coverView = ({ net }: Cover, { answers }: Trial) => ({
  kind: "cover" as const,
  net: netView(net, answers),
});

export type NetView = ReturnType<typeof netView>;

/** A net as a table: a column for each item, a row for each option. */
export function netView({ items, primary, options }: Net, chosen: number[]) {
  const { times, open } = standing({ items, primary, options }, chosen);
  return {
    items: items.map((name, item) => ({
      name,
      isPrimary: item < primary,
      isFirstBeside: item === primary,
      times: times[item]!,
    })),
    options: options.map(({ name, covers }, at) => ({
      name,
      cells: items.map((_, item) => covers.includes(item)),
      label: covers.map((item) => items[item]!).join(", "),
      isChosen: chosen.includes(at),
      isOpen: open[at]!,
    })),
  };
}
