/**
 * The other side of `racer.js`: a race at work. All its lanes share this one thread, so that equal times
 * are fair. It gives an `Answer` to every `Ask`.
 */
import { makeRace } from "./engine.js";
import { answer } from "./workers.js";

/** @typedef {import("./engine.js").Race} Race */
/** @typedef {import("./racer.js").Answer} Answer */
/** @typedef {import("./racer.js").Ask} Ask */
/** @typedef {import("./racer.js").RaceOrder} RaceOrder */

const UNSEEN = { sentence: false, board: false, tree: false };

/** So many steps of every lane have a column of the profile each, and so long that may take, in milliseconds. */
const OPENING = { steps: 2000, budget: 120 };

/** For so long, in milliseconds, the code is run before it is timed, on so many steps: browsers make it faster as they go. */
const WARM_UP = { time: 160, steps: 20_000 };

/** @type {Race | null} */
let race = null;
/** What the race is made from. @type {RaceOrder | null} */
let course = null;
/** Milliseconds for which its code has been run. */
let warmed = 0;

answer(
  (/** @type {Ask} */ ask) => postMessage(work(ask)),
  (failure) => postMessage(failure),
);

/** @param {Ask} ask @returns {Answer} */
function work({ id, order, request, budget, wanted }) {
  const openings = order ? begin(order) : null;
  if (!race) throw new Error("There is no race to go on with.");
  const isTimed = request.do === "measure" || (request.do === "go" && request.clock === "time");
  const isCold = isTimed && course !== null && warmed < WARM_UP.time;
  if (course && isCold) warmUp(course, budget);
  /** @type {import("./engine.js").RaceRequest} */
  const now = isCold ? { do: "show" } : request;
  const snapshot = race.ask(now, budget, wanted);
  return { id, openings, snapshot: { ...snapshot, arrived: snapshot.arrived && !isCold } };
}

/**
 * Begins a race, and looks at its first steps.
 * @param {RaceOrder} order
 * @returns {Answer["openings"]}
 */
function begin(order) {
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

/** @param {RaceOrder} order */
const make = ({ puzzle, lanes, limit }) => makeRace(puzzle, lanes, limit);

/** @param {RaceOrder} order @param {number} budget milliseconds */
function warmUp(order, budget) {
  const begin = performance.now();
  while (performance.now() - begin < budget) {
    const again = make({ ...order, limit: WARM_UP.steps });
    again.ask({ do: "measure" }, budget, UNSEEN);
    again.free();
  }
  warmed += performance.now() - begin;
}
