/**
 * A race: its setup, and its link `8/a8/backtracking,forward-checking@120`. 120 is a step, or
 * microseconds after `?clock=time`; `@315,51` has a step for each lane. `?you=1` adds the lane of your own solve,
 * after the solvers, and `?program=1` that of your program in the Lab.
 */

import { FIRST_RACES, type Preset } from "../../content/compare/first.ts";
import { DRAWN_SIDE } from "../../core/geometry.ts";
import type { GameId, Puzzle } from "../../engine/generated/puzzle.ts";
import type { LaneOrder as Lane } from "../../engine/generated/run.ts";
import { checkRun } from "../../engine/setting-up.ts";
import { firstOpen, layoutNamed, namedBoard } from "../boards.ts";
import { type BoardLayout, layoutOf } from "../layout.ts";
import {
  formatBoard,
  LinkError,
  type NamedBoard,
  numberOf,
  partsOf,
  solversAndMoment,
} from "../moments.ts";
import { formatLanes, parseLanes } from "./lanes.ts";
import { oneOf } from "./words.ts";

/** A board as the setup form has it. */
export type BoardChoice = Omit<NamedBoard, "game" | "blocked">;
const CLOCKS = ["steps", "time"] as const;
export type RaceClock = (typeof CLOCKS)[number];
export type Race = BoardLayout & RaceMoment & Entrants;

interface Entrants {
  lanes: Lane[];
  /** What of yours also races, after the lanes of the solvers. */
  own: Own;
}

/** Your own solve, or your program as the Lab last ran it. */
export type Own = "" | (typeof OWN)[number];

const OWN = ["you", "program"] as const;

export interface RaceMoment {
  clock: RaceClock;
  /** A step, or microseconds. */
  at: number;
  /** Each lane's step, if the lanes are not at the same moment. */
  apart: number[];
}

/** How many solvers race. */
export const LANES = { least: 2, most: 4 };

export const AT_START: RaceMoment = { clock: "steps", at: 0, apart: [] };

/** A ready-made race at its start. Unlike others it needs no check, and so no module. */
export const readyMade = ({ layout, lanes }: Pick<Preset, "layout" | "lanes">): Race => ({
  ...layout,
  lanes,
  own: "",
  ...AT_START,
});

export const initial = (game: GameId): Race => readyMade(FIRST_RACES[game]);

/** A moment as it is saved: a whole step, or tenths of a microsecond. */
export const rounded = (clock: RaceClock, at: number) =>
  clock === "time" ? Math.round(10 * at) / 10 : Math.floor(at);

export function format({ lanes, own, clock, at, apart, ...layout }: Race, game: GameId) {
  const asked = [clock === "time" && "clock=time", own && `${own}=1`].filter(Boolean).join("&");
  const { path, query } = formatBoard(namedBoard(game, layout), asked);
  const moment = apart.length > 0 ? apart.join(",") : rounded(clock, at);
  const board = path.slice(game.length + 1);
  return `${board}/${formatLanes(lanes)}@${moment}${query && "?"}${query}`;
}

export function parse(text: string, query: URLSearchParams, game: GameId): Race {
  const { run, ...board } = partsOf(`${game}/${text}?${query}`);
  const [names, moment] = solversAndMoment(run);
  const layout = started(game, layoutNamed(board));
  const lanes = parseLanes(names);
  const own = OWN.find((one) => query.get(one) === "1") ?? "";
  check(game, { ...layout, lanes, own });
  const clock = oneOf(CLOCKS, query.get("clock"), "clock");
  const standing = standingOf(moment, clock, lanes.length + Number(own !== ""));
  return { ...layout, lanes, own, ...standing };
}

/** A knight needs a start to run, so it gets one. */
const started = (game: GameId, layout: BoardLayout): BoardLayout =>
  game === "knights" && layout.squares.length === 0
    ? { ...layout, squares: [firstOpen(layout)] }
    : layout;

/** A race at its start; throws a sentence if there is none. */
export function raceOn(game: GameId, layout: BoardLayout, lanes: Lane[], own: Own = ""): Race {
  const board = layoutOf(started(game, layout));
  const race = { ...board, lanes, own, ...AT_START };
  check(game, race);
  return race;
}

/** A race on another board; throws a sentence if there is none. */
export function onBoard(game: GameId, race: Race, board: BoardChoice): Race {
  const layout = started(game, layoutNamed({ game, ...board, blocked: [] }));
  return altered(game, race, layout);
}

type Change = Partial<BoardLayout & Entrants>;

/** A race with other lanes or another board, at its start; throws a sentence if there is none. */
export function altered(game: GameId, race: Race, change: Change): Race {
  const changed = { ...race, ...change, ...AT_START, clock: race.clock };
  check(game, changed);
  return changed;
}

function check(game: GameId, { lanes, own, ...layout }: BoardLayout & Entrants) {
  checkSize(layout);
  checkLanes({ game, ...layout }, lanes, own);
}

function checkSize({ rows, columns }: BoardLayout) {
  if (Math.max(rows, columns) <= DRAWN_SIDE) return;
  throw new LinkError(
    `A race takes boards up to ${DRAWN_SIDE} × ${DRAWN_SIDE}. Choose a smaller one.`,
  );
}

function checkLanes(puzzle: Puzzle, lanes: Lane[], own: Own) {
  const all = lanes.length + Number(own !== "");
  if (all < LANES.least || all > LANES.most) {
    throw new LinkError(
      own
        ? "Your own lane races against one to three solvers. Separate them with commas."
        : "A race takes two to four solvers. Separate them with commas.",
    );
  }
  for (const { solver, options, seed } of lanes) {
    numberOf(`${seed}`, "seed");
    checkRun(puzzle, solver, options);
  }
}

function standingOf(moment: string, clock: RaceClock, lanes: number): RaceMoment {
  if (clock === "time" && /^\d{1,12}(\.\d+)?$/.test(moment)) {
    return { ...AT_START, clock, at: rounded(clock, Number(moment)) };
  }
  const numbers = moment.split(",").map((text) => numberOf(text, "step"));
  if (numbers.length === 1) return { ...AT_START, at: numbers[0]! };
  if (numbers.length !== lanes) {
    throw new LinkError(
      "This link has the wrong number of steps. Give one for all solvers, or one for each.",
    );
  }
  return { ...AT_START, apart: numbers };
}
