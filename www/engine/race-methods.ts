/** A race in a worker. All its lanes share this one thread, so that equal times are fair. */

import { makeRace, type Race } from "./engine.ts";
import type { Puzzle } from "./generated/puzzle.ts";
import type { RaceRequest, RaceSnapshot } from "./generated/race.ts";
import type { LaneOrder, Snapshot, Wanted } from "./generated/run.ts";

/** What a race is made from; a lane makes up to `limit` steps. */
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
  /** Profiles of the first steps of every lane, with the first answer of a race. */
  openings: Snapshot["profile"][] | null;
  snapshot: RaceSnapshot;
}

const UNSEEN = { sentence: false, board: false, tree: false };

/** Milliseconds of an answer: short, so that the next question does not wait. */
const BUDGET = 16;

/** The first steps of a lane, each with a column of its own in the profile, and the milliseconds they may take. */
const OPENING = { steps: 2000, budget: 120 };

/** Milliseconds and steps for which the code runs before it is timed: browsers speed it up as it runs. */
const WARM_UP = { time: 160, steps: 20_000 };

let race: Race | null = null;
/** What the race is made from. */
let course: RaceOrder | null = null;
/** Milliseconds for which its code has been run. */
let warmed = 0;

/** @param order of another race than before */
export function askRace(question: RaceQuestion, order: RaceOrder | null): RaceAnswer {
  const { request, wanted } = question;
  const openings = order ? begin(order) : null;
  if (!race) throw new Error("There is no race to go on with.");
  const isTimed = request.do === "measure" || (request.do === "go" && request.clock === "time");
  const isCold = isTimed && course !== null && warmed < WARM_UP.time;
  if (course && isCold) warmUp(course);
  const now: RaceRequest = isCold ? { do: "show" } : request;
  const snapshot = race.ask(now, BUDGET, wanted);
  return { openings, snapshot: { ...snapshot, arrived: snapshot.arrived && !isCold } };
}

/** Begins a race, and looks at its first steps. */
function begin(order: RaceOrder): RaceAnswer["openings"] {
  race?.free();
  race = null;
  race = make(order);
  [course, warmed] = [order, 0];
  const { lanes } = race.ask(
    { do: "go", clock: "steps", to: OPENING.steps },
    OPENING.budget,
    UNSEEN,
  );
  return lanes.map(({ moment }) => moment.profile);
}

const make = ({ puzzle, lanes, limit }: RaceOrder) => makeRace(puzzle, lanes, limit);

function warmUp(order: RaceOrder) {
  const begin = performance.now();
  while (performance.now() - begin < BUDGET) {
    const again = make({ ...order, limit: WARM_UP.steps });
    again.ask({ do: "measure" }, BUDGET, UNSEEN);
    again.free();
  }
  warmed += performance.now() - begin;
}
