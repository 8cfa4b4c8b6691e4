/** The solvers being compared, each with its name and its look. */

import { apart } from "../content/colours.ts";
import { colourOf } from "../content/solvers.ts";
import type { LaneOrder as Lane } from "../engine/generated/run.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import { optionWords } from "./race-view.ts";

export interface Contender {
  lane: Lane;
  info: SolverInfo;
  /** With its options: `Forward checking, fewest squares left`. */
  name: string;
  /** A token of the style sheet. */
  colour: string;
  /** Selects its mark and its dashes. */
  look: number;
}

/**
 * Solvers as they are shown side by side.
 * @param solvers of the game
 */
export function contenders(lanes: Lane[], solvers: SolverInfo[]): Contender[] {
  const known = lanes.flatMap((lane) => {
    const info = solvers.find(({ id }) => id === lane.solver);
    return info ? [{ lane, info }] : [];
  });
  const colours = apart(known.map(({ info }) => colourOf(info)));
  return known.map(({ lane, info }, look) => ({
    lane,
    info,
    look,
    name: laneName(info, lane),
    colour: `var(--s-${colours[look]})`,
  }));
}

/** Whether two lanes have the same solver with the same options. */
export const isSame = (one: Lane, other: Lane) =>
  one.solver === other.solver && one.options === other.options;

/** A solver, with its options if it has any. */
export const laneName = (info: SolverInfo, lane: Lane) =>
  lane.options === "" ? info.name : `${info.name}, ${optionWords(info, { ...lane, seed: 0 })}`;

/**
 * Every solver that can be compared, each with its options.
 * @param solvers of the game
 * @param isFit whether a solver takes the boards
 */
export const comparable = (
  solvers: SolverInfo[],
  isFit: (info: SolverInfo) => boolean = () => true,
): Lane[] =>
  solvers
    .filter((info) => !info.counts && isFit(info))
    .flatMap((info) => [{ solver: info.id, options: "", seed: 0 }, ...variants(info)]);

const variants = ({ id, options }: SolverInfo): Lane[] =>
  options
    .filter(({ kind }) => kind === "choice")
    .flatMap(({ name, choices }) =>
      choices.slice(1).map((choice) => ({ solver: id, options: `${name}=${choice.id}`, seed: 0 })),
    );

export type Offered = Contender & { shown: boolean };

/** The solvers that can be ticked, with the chosen ones ticked. */
export const offered = (lanes: Lane[], chosen: Lane[], solvers: SolverInfo[]): Offered[] =>
  contenders(lanes, solvers).map((contender) => ({
    ...contender,
    shown: chosen.some((lane) => isSame(lane, contender.lane)),
  }));
