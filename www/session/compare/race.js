/**
 * A race as it is set up, and as a link: `8/a8/backtracking,forward-checking@120`, where 120 is a step, or
 * with `?clock=time` a time in microseconds; `@315,51` has a step for each lane.
 */

import { firstRace } from "../../cards/compare/presets.js";
import { checkRun } from "../../engine/table.js";
import { layoutNamed, namedBoard } from "../boards.js";
import { formatBoard, LinkError, numberOf, partsOf } from "../moments.js";
import { formatLanes, parseLanes } from "./lanes.js";

/** @typedef {import("../../engine/engine.js").GameId} GameId */
/** @typedef {import("../state.js").Layout} Layout */
/** @typedef {import("./lanes.js").Lane} Lane */
/** What all lanes share. @typedef {"steps" | "time"} RaceClock */
/**
 * @typedef {Layout & Standing & {lanes: Lane[]}} Race
 */
/**
 * Where the lanes of a race stand.
 * @typedef {object} Standing
 * @property {RaceClock} clock
 * @property {number} at the moment: a step, or microseconds
 * @property {number[]} apart the step of each lane where they do not stand at one moment, else empty
 */

/** The most squares on a side, and how many solvers meet. */
export const LARGEST = 64;
export const LANES = { least: 2, most: 4 };

/** @type {Standing} */
export const AT_START = { clock: "steps", at: 0, apart: [] };

/** The race that there is before any other. @param {GameId} game @returns {Race} */
export function initial(game) {
  const { layout, lanes } = firstRace(game);
  return { ...layout, lanes, ...AT_START };
}

/**
 * A moment of a clock as it is kept: a whole step, or a tenth of a microsecond.
 * @param {RaceClock} clock
 * @param {number} at
 */
export const rounded = (clock, at) =>
  clock === "time" ? Math.round(10 * at) / 10 : Math.floor(at);

/** @param {Race} race @param {GameId} game */
export function format({ lanes, clock, at, apart, ...layout }, game) {
  const asked = clock === "time" ? "clock=time" : "";
  const { path, query } = formatBoard(namedBoard(game, layout), asked);
  const moment = apart.length > 0 ? apart.join(",") : rounded(clock, at);
  const board = path.slice(game.length + 1);
  return `${board}/${formatLanes(lanes)}@${moment}${query && "?"}${query}`;
}

/**
 * Reads what `format` wrote, or what somebody typed; throws, with a sentence, if there is no such
 * race.
 * @param {string} text
 * @param {URLSearchParams} query
 * @param {GameId} game
 * @returns {Race}
 */
export function parse(text, query, game) {
  const { run, ...board } = partsOf(`${game}/${text}?${query}`);
  const [names, moment = "0"] = run.split("@", 2);
  const layout = started(game, layoutNamed(board));
  const lanes = parseLanes(names);
  check(game, { ...layout, lanes });
  return { ...layout, lanes, ...standingOf(moment, query.get("clock"), lanes.length) };
}

/**
 * The layout, with a start where a knight has none: nothing runs without one.
 * @param {GameId} game
 * @param {Layout} layout
 * @returns {Layout}
 */
const started = (game, layout) =>
  game === "knights" && layout.squares.length === 0 ? { ...layout, squares: [0] } : layout;

/**
 * A race at its start; throws, with a sentence, if there is none.
 * @param {GameId} game
 * @param {Layout} layout
 * @param {Lane[]} lanes
 * @returns {Race}
 */
export function raceOn(game, layout, lanes) {
  const { rows, columns, squares, blocked, closed } = started(game, layout);
  const race = { rows, columns, squares, blocked, closed, lanes, ...AT_START };
  check(game, race);
  return race;
}

/**
 * A race on another board, whose words are those of a link; throws, with a sentence, if there is none.
 * @param {GameId} game
 * @param {Race} race
 * @param {{rows: number, columns: number, at: string, closed: boolean}} board
 * @returns {Race}
 */
export function onBoard(game, race, board) {
  const layout = started(game, layoutNamed({ game, ...board, blocked: [] }));
  return altered(game, race, layout);
}

/**
 * A race with other lanes or on another board, at its start; throws, with a sentence, if there is no such
 * race.
 * @param {GameId} game
 * @param {Race} race
 * @param {Partial<Layout & {lanes: Lane[]}>} change
 * @returns {Race}
 */
export function altered(game, race, change) {
  const changed = { ...race, ...change, ...AT_START, clock: race.clock };
  check(game, changed);
  return changed;
}

/**
 * Throws, with a sentence, if there is no such race.
 * @param {GameId} game
 * @param {Layout & {lanes: Lane[]}} race
 */
function check(game, { lanes, ...layout }) {
  checkSize(layout);
  checkLanes({ game, ...layout }, lanes);
}

/** @param {Layout} layout */
function checkSize({ rows, columns }) {
  if (Math.max(rows, columns) <= LARGEST) return;
  throw new LinkError(`A race takes boards up to ${LARGEST} × ${LARGEST}: choose a smaller one.`);
}

/** @param {import("../../engine/engine.js").Puzzle} puzzle @param {Lane[]} lanes */
function checkLanes(puzzle, lanes) {
  if (lanes.length < LANES.least || lanes.length > LANES.most) {
    throw new LinkError("A race takes two to four solvers: write them with commas between them.");
  }
  for (const { solver, options } of lanes) checkRun(puzzle, solver, options);
}

/**
 * @param {string} moment
 * @param {string | null} clock
 * @param {number} lanes how many
 * @returns {Standing}
 */
function standingOf(moment, clock, lanes) {
  if (clock === "time" && /^\d{1,12}(\.\d+)?$/.test(moment)) {
    return { ...AT_START, clock, at: rounded(clock, Number(moment)) };
  }
  const numbers = moment.split(",").map((text) => numberOf(text, "step"));
  if (numbers.length === 1) return { ...AT_START, at: numbers[0] };
  if (numbers.length !== lanes) {
    throw new LinkError(
      "This link has steps for another number of solvers: write one, or one each.",
    );
  }
  return { ...AT_START, apart: numbers };
}
