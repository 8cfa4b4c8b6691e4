/** A race in a worker. All lanes share its thread, so that equal times are fair. */

import { makeRace, type Race } from "./engine.ts";
import type { Puzzle } from "./generated/puzzle.ts";
import type { RaceRequest, RaceSnapshot } from "./generated/race.ts";
import type { LaneOrder, Snapshot, Wanted } from "./generated/run.ts";
import { FIGURES } from "./wanted.ts";

/** Describes a race; each lane makes up to `limit` steps. */
export interface RaceOrder {
  puzzle: Puzzle;
  lanes: LaneOrder[];
  limit: number;
}

export interface RaceQuestion {
  request: RaceRequest;
  wanted: Wanted;
}

export interface RaceAnswer {
  /** Profiles of every lane's first steps, sent with a race's first answer. */
  openings: Snapshot["profile"][] | null;
  snapshot: RaceSnapshot;
}

/** Milliseconds an answer may take: short, so that the next question does not wait. */
const BUDGET = 16;

/** How many first steps of a lane have their own column in the profile, and the milliseconds they may take. */
const OPENING = { steps: 2000, budget: 120 };

/** Milliseconds and steps to run the code before timing it: browsers optimise code as it runs. */
const WARM_UP = { time: 160, steps: 20_000 };

let race: Race | null = null;
/** The race's description. */
let course: RaceOrder | null = null;
/** Milliseconds for which its code has run. */
let warmed = 0;

/** @param order a new race */
export function askRace(question: RaceQuestion, order: RaceOrder | null): RaceAnswer {
  const { request, wanted } = question;
  const openings = order ? begin(order) : null;
  if (!race) throw new Error("There is no race to continue.");
  const isTimed = request.do === "measure" || (request.do === "go" && request.clock === "time");
  const isCold = isTimed && course !== null && warmed < WARM_UP.time;
  if (course && isCold) warmUp(course);
  const now: RaceRequest = isCold ? { do: "show" } : request;
  const snapshot = race.ask(now, BUDGET, wanted);
  return { openings, snapshot: { ...snapshot, arrived: snapshot.arrived && !isCold } };
}

/** Starts a race, and profiles its first steps. */
function begin(order: RaceOrder): RaceAnswer["openings"] {
  race?.free();
  race = null;
  race = make(order);
  [course, warmed] = [order, 0];
  const { lanes } = race.ask(
    { do: "go", clock: "steps", to: OPENING.steps },
    OPENING.budget,
    FIGURES,
  );
  return lanes.map(({ moment }) => moment.profile);
}

const make = ({ puzzle, lanes, limit }: RaceOrder) => makeRace(puzzle, lanes, limit);

function warmUp(order: RaceOrder) {
  const begin = performance.now();
  while (performance.now() - begin < BUDGET) {
    const again = make({ ...order, limit: WARM_UP.steps });
    again.ask({ do: "measure" }, BUDGET, FIGURES);
    again.free();
  }
  warmed += performance.now() - begin;
}
