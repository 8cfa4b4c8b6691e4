/** What the controls of Compare ask for, and what is done about it. */

import { EnginePanic } from "./engine/door.js";
import { randomLock, randomStart } from "./engine/table.js";
import { takes } from "./run/roster.js";
import * as change from "./session/changes.js";
import { altered, onBoard, raceOn } from "./session/compare/race.js";
import { boardOf, runOf, USUAL_SOLVERS } from "./session/state.js";

/** @typedef {import("./intents.js").Conductor} Conductor */
/** @typedef {import("./engine/engine.js").GameId} GameId */
/** @typedef {import("./session/compare/race.js").Race} Race */

/** @param {Conductor} conductor @returns {import("./page.js").CompareHandlers} */
export const compareIntents = (conductor) => ({
  surveys: surveyIntents(conductor),
  turn: (tab) => conductor.do(change.toTab(tab)),
  race: raceIntents(conductor),
});

/**
 * What drives a race, by button and by key.
 * @param {Conductor} conductor
 */
export function driveRace({ arena: { race }, tell }) {
  const then = (/** @type {() => void} */ act) => () => {
    act();
    tell();
  };
  return {
    toggle: then(() => race.toggle()),
    back: then(() => race.step(-1)),
    on: then(() => race.step(1)),
    toStart: then(() => {
      race.pause();
      race.seek(0);
    }),
    toEnd: then(() => race.seekEnd()),
  };
}

/** @param {Conductor} conductor @returns {import("./page.js").CompareHandlers["race"]} */
function raceIntents(conductor) {
  const { arena, refresh, tell, do: act } = conductor;
  const { race } = arena;
  return {
    ...driveRace(conductor),
    ...lanesIntents(conductor),
    ...ghostIntents(conductor),
    preset: ({ game, layout, lanes }) => act(change.toRace(game, raceOn(game, layout, lanes))),
    share: (clock) => {
      race.share(clock);
      tell();
    },
    seek: (at) => {
      race.pause();
      race.seek(at);
      refresh();
    },
    setSpeed: (speed) => {
      race.speed = speed;
      refresh();
    },
  };
}

/**
 * Sets up another race, or says why there is none.
 * @param {Conductor} conductor
 * @param {(game: GameId, race: Race) => Race} make
 */
function setUp({ session, do: act, show }, make) {
  if (session.isFixed) return;
  const { game, compare } = session.present();
  try {
    act(change.toRace(game, make(game, compare.race[game])));
  } catch (error) {
    if (error instanceof EnginePanic || !(error instanceof Error)) throw error;
    show({ notice: error.message });
  }
}

/**
 * Has solvers race on the board that is played or watched.
 * @param {Conductor} conductor
 * @param {Race["lanes"]} lanes
 */
export const raceHere = (conductor, lanes) =>
  setUp(conductor, (game) => raceOn(game, boardOf(conductor.session.state), lanes));

/**
 * Has the run that is watched race against another: the usual solver, or, if it is that, the first there is that
 * goes back.
 * @param {Conductor} conductor
 */
export function raceAgainst(conductor) {
  const { solver, options, seed, ...board } = runOf(conductor.session.state);
  const usual = USUAL_SOLVERS[conductor.session.state.game];
  const others = conductor.session.solvers.filter((info) => info.goesBack && takes(info, board));
  const other = solver === usual ? others.find(({ id }) => id !== usual) : { id: usual };
  const opponent = { solver: other?.id ?? usual, options: "", seed: 0 };
  raceHere(conductor, [{ solver, options, seed }, opponent]);
}

/**
 * What changes who races, and where.
 * @param {Conductor} conductor
 */
function lanesIntents(conductor) {
  const set = (/** @type {(game: GameId, race: Race) => Race} */ make) => setUp(conductor, make);
  return {
    choose: (
      /** @type {number} */ index,
      /** @type {Race["lanes"][number]} */ { solver, options, seed },
    ) =>
      set((game, race) =>
        altered(game, race, { lanes: race.lanes.with(index, { solver, options, seed }) }),
      ),
    add: () =>
      set((game, race) =>
        altered(game, race, { lanes: [...race.lanes, another(conductor, race)] }),
      ),
    remove: (/** @type {number} */ index) =>
      set((game, race) => altered(game, race, { lanes: race.lanes.toSpliced(index, 1) })),
    lock: (/** @type {number} */ square) =>
      set((game, race) => altered(game, race, { squares: [square] })),
    draw: () => set((game, race) => altered(game, race, { squares: [drawn(game, race)] })),
    lay: (/** @type {Parameters<typeof onBoard>[2]} */ board) =>
      set((game, race) => onBoard(game, race, board)),
  };
}

/**
 * A solver that is not in a race yet, and looks for a solution of its board.
 * @param {Conductor} conductor
 * @param {Race} race
 */
function another({ session }, race) {
  const isIn = new Set(race.lanes.map(({ solver }) => solver));
  const open = session.solvers.filter((info) => takes(info, race) && !info.counts && info.goesBack);
  const next = open.find(({ id }) => !isIn.has(id)) ?? open[0];
  return { solver: next.id, options: "", seed: 0 };
}

/** A locked queen, or a start, at random. @param {GameId} game @param {Race} race */
function drawn(game, { rows, columns, closed, blocked }) {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0];
  return game === "queens"
    ? randomLock(rows, seed)
    : randomStart(rows, columns, closed, blocked, seed);
}

/** @param {Conductor} conductor */
const ghostIntents = ({ arena: { race }, refresh, tell }) => ({
  openSpan: (/** @type {number} */ span) => {
    race.openSpan(span);
    tell();
  },
  nextSpan: () => {
    race.openNextSpan();
    tell();
  },
  pair: (/** @type {number} */ chosen) => {
    race.rejoin();
    race.ghost.choose(chosen);
    refresh();
  },
  rejoin: () => {
    race.rejoin();
    tell();
  },
});

/**
 * What is done about the charts of Compare. Something else is set up by a change of the page; what is
 * looked at changes with every move of the pointer, and is not spoken of.
 * @param {import("./intents.js").Conductor} conductor
 * @returns {import("./page.js").CompareHandlers["surveys"]}
 */
function surveyIntents({ session, arena, do: act, adjust, refresh }) {
  const { surveys } = arena;
  const then = (/** @type {() => void} */ done) => () => {
    done();
    refresh();
  };
  const work = { cancel: then(() => surveys.cancel()), goOn: then(() => surveys.goOn()) };
  const look = (/** @type {change.Change} */ to) => adjust({ compare: to(session.state).compare });
  return {
    starts: {
      set: (starts) => act(change.compared("starts", starts)),
      look: (at) => look(change.compared("starts", { at })),
      work,
    },
    growth: {
      set: (growth) => act(change.compared("growth", growth)),
      look: (n) => look(change.compared("growth", { n })),
      work,
    },
    chance: {
      set: (chance) => act(change.compared("chance", chance)),
      look: (run) => look(change.compared("chance", { run })),
      work,
    },
  };
}
