/** What the controls of Compare ask for, and what is done about it. */

import type { Preset } from "../cards/compare/presets.ts";
import { EnginePanic } from "../engine/door.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { randomLock, randomStart } from "../engine/table.ts";
import { takes } from "../run/roster.ts";
import * as change from "../session/changes.ts";
import type { Chance } from "../session/compare/chance.ts";
import type { Growth } from "../session/compare/growth.ts";
import { altered, onBoard, type Race, type RaceClock, raceOn } from "../session/compare/race.ts";
import type { Starts } from "../session/compare/starts.ts";
import type { Tab } from "../session/compare/tabs.ts";
import { boardOf, runOf, USUAL_SOLVERS } from "../session/state.ts";
import type { Conductor } from "./intents.ts";

export const compareIntents = (conductor: Conductor) => ({
  surveys: surveyIntents(conductor),
  turn: (tab: Tab) => conductor.do(change.toTab(tab)),
  race: raceIntents(conductor),
});

/** What drives a race, by button and by key. */
export function driveRace({ arena: { race }, tell }: Conductor) {
  const then = (act: () => void) => () => {
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

function raceIntents(conductor: Conductor) {
  const { arena, refresh, tell, do: act } = conductor;
  const { race } = arena;
  return {
    ...driveRace(conductor),
    ...lanesIntents(conductor),
    ...ghostIntents(conductor),
    preset: ({ game, layout, lanes }: Preset) => act(change.toRace(game, raceOn(game, layout, lanes))),
    share: (clock: RaceClock) => {
      race.share(clock);
      tell();
    },
    seek: (at: number) => {
      race.pause();
      race.seek(at);
      refresh();
    },
    setSpeed: (speed: number) => {
      race.speed = speed;
      refresh();
    },
  };
}

/** Sets up another race, or says why there is none. */
function setUp({ session, do: act, show }: Conductor, make: (game: GameId, race: Race) => Race) {
  if (session.isFixed) return;
  const { game, compare } = session.present();
  try {
    act(change.toRace(game, make(game, compare.race[game])));
  } catch (error) {
    if (error instanceof EnginePanic || !(error instanceof Error)) throw error;
    show({ notice: error.message });
  }
}

/** Has solvers race on the board that is played or watched. */
export const raceHere = (conductor: Conductor, lanes: Race["lanes"]) =>
  setUp(conductor, (game) => raceOn(game, boardOf(conductor.session.state), lanes));

/**
 * Has the run that is watched race against another: the usual solver, or, if it is that, the first there is that
 * goes back.
 */
export function raceAgainst(conductor: Conductor) {
  const { solver, options, seed, ...board } = runOf(conductor.session.state);
  const usual = USUAL_SOLVERS[conductor.session.state.game];
  const others = conductor.session.solvers.filter((info) => info.goesBack && takes(info, board));
  const other = solver === usual ? others.find(({ id }) => id !== usual) : { id: usual };
  const opponent = { solver: other?.id ?? usual, options: "", seed: 0 };
  raceHere(conductor, [{ solver, options, seed }, opponent]);
}

/** What changes who races, and where. */
function lanesIntents(conductor: Conductor) {
  const set = (make: (game: GameId, race: Race) => Race) => setUp(conductor, make);
  return {
    choose: (index: number, { solver, options, seed }: Race["lanes"][number]) =>
      set((game, race) =>
        altered(game, race, { lanes: race.lanes.with(index, { solver, options, seed }) }),
      ),
    add: () =>
      set((game, race) =>
        altered(game, race, { lanes: [...race.lanes, another(conductor, race)] }),
      ),
    remove: (index: number) =>
      set((game, race) => altered(game, race, { lanes: race.lanes.toSpliced(index, 1) })),
    lock: (square: number) => set((game, race) => altered(game, race, { squares: [square] })),
    draw: () => set((game, race) => altered(game, race, { squares: [drawn(game, race)] })),
    lay: (board: Parameters<typeof onBoard>[2]) => set((game, race) => onBoard(game, race, board)),
  };
}

/** A solver that is not in a race yet, and looks for a solution of its board. */
function another({ session }: Conductor, race: Race) {
  const isIn = new Set(race.lanes.map(({ solver }) => solver));
  const open = session.solvers.filter((info) => takes(info, race) && !info.counts && info.goesBack);
  const next = open.find(({ id }) => !isIn.has(id)) ?? open[0]!;
  return { solver: next.id, options: "", seed: 0 };
}

/** A locked queen, or a start, at random. */
function drawn(game: GameId, { rows, columns, closed, blocked }: Race) {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
  return game === "queens"
    ? randomLock(rows, seed)
    : randomStart(rows, columns, closed, blocked, seed);
}

const ghostIntents = ({ arena: { race }, refresh, tell }: Conductor) => ({
  openSpan: (span: number) => {
    race.openSpan(span);
    tell();
  },
  nextSpan: () => {
    race.openNextSpan();
    tell();
  },
  pair: (chosen: number) => {
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
 */
function surveyIntents({
  session,
  arena,
  do: act,
  adjust,
  refresh,
}: Conductor) {
  const { surveys } = arena;
  const then = (done: () => void) => () => {
    done();
    refresh();
  };
  const work = { cancel: then(() => surveys.cancel()), goOn: then(() => surveys.goOn()) };
  const look = (to: change.Change) => adjust({ compare: to(session.state).compare });
  return {
    starts: {
      set: (starts: Partial<Starts>) => act(change.compared("starts", starts)),
      look: (at: number | null) => look(change.compared("starts", { at })),
      work,
    },
    growth: {
      set: (growth: Partial<Growth>) => act(change.compared("growth", growth)),
      look: (n: number) => look(change.compared("growth", { n })),
      work,
    },
    chance: {
      set: (chance: Partial<Chance>) => act(change.compared("chance", chance)),
      look: (run: number) => look(change.compared("chance", { run })),
      work,
    },
  };
}
