/** The solvers that are compared, each with what it is called and what tells it apart. */

import { apart } from "../cards/colours.js";
import { cardOf } from "../cards/index.js";
import { optionWords } from "./race-view.js";

/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../engine/engine.js").LaneOrder} Lane */
/**
 * @typedef {object} Contender
 * @property {Lane} lane
 * @property {SolverInfo} info
 * @property {string} name with its options: `Forward checking, fewest squares left`
 * @property {string} colour a token of the style sheet
 * @property {number} look tells marks and dashes apart
 */

/**
 * Solvers as they are shown beside one another.
 * @param {Lane[]} lanes
 * @param {SolverInfo[]} solvers of the game
 * @returns {Contender[]}
 */
export function contenders(lanes, solvers) {
  const known = lanes.flatMap((lane) => {
    const info = solvers.find(({ id }) => id === lane.solver);
    return info ? [{ lane, info }] : [];
  });
  const colours = apart(known.map(({ info }) => cardOf(info).colour));
  return known.map(({ lane, info }, look) => ({
    ...{ lane, info, look, name: laneName(info, lane) },
    colour: `var(--s-${colours[look]})`,
  }));
}

/** Whether two lanes have the same solver with the same options. @param {Lane} one @param {Lane} other */
export const isSame = (one, other) => one.solver === other.solver && one.options === other.options;

/**
 * A solver, with its options where it has any.
 * @param {SolverInfo} info
 * @param {Lane} lane
 */
export const laneName = (info, lane) =>
  lane.options === "" ? info.name : `${info.name}, ${optionWords(info, { ...lane, seed: 0 })}`;

/**
 * Every solver that can be compared, and each with what its lists of choices offer.
 * @param {SolverInfo[]} solvers of the game
 * @returns {Lane[]}
 */
export const comparable = (solvers) =>
  solvers
    .filter(({ counts }) => !counts)
    .flatMap((info) => [{ solver: info.id, options: "", seed: 0 }, ...variants(info)]);

/** @param {SolverInfo} info @returns {Lane[]} */
const variants = ({ id, options }) =>
  options
    .filter(({ kind }) => kind === "choice")
    .flatMap(({ name, choices }) =>
      choices.slice(1).map((choice) => ({ solver: id, options: `${name}=${choice.id}`, seed: 0 })),
    );
