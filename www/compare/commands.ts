/** Races and measurements. */

import { loaded } from "../core/lazy.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { Drive } from "../panels/travels.ts";
import type { Chance } from "../routes/compare/chance.ts";
import type { Growth } from "../routes/compare/growth.ts";
import {
  type BoardChoice,
  type Own,
  onBoard,
  type Race,
  type RaceClock,
} from "../routes/compare/race.ts";
import type { Starts } from "../routes/compare/starts.ts";
import type { Tab } from "../routes/route.ts";
import { compared, toTab } from "../store/changes.ts";
import type { Commands } from "../store/command.ts";
import { changing } from "../store/model.ts";
import type { Outcome } from "../store/outcome.ts";
import { adjusted, announced, givenAtRandom, silent } from "../store/outcomes.ts";
import { altering, settingUp } from "../store/race-setup.ts";
import type { Chosen } from "../store/state.ts";
import type { ComparingContext } from "./context.ts";
import type { RaceController } from "./race-controller.ts";

export const compare = {
  "compare/turn": (session, { tab }: { tab: Tab }) => session.change(changing(toTab(tab))),
  "compare/starts": (session, { change }: { change: Partial<Starts> }) =>
    session.change(changing(compared("starts", change))),
  "compare/growth": (session, { change }: { change: Partial<Growth> }) =>
    session.change(changing(compared("growth", change))),
  "compare/chance": (session, { change }: { change: Partial<Chance> }) =>
    session.change(changing(compared("chance", change))),
  /** Hovered points: neither announced nor a new setup. */
  "compare/look-at-start": (session, { at }: { at: number | null }) =>
    adjusted(session, compared("starts", { at })),
  "compare/look-at-size": (session, { n }: { n: number }) =>
    adjusted(session, compared("growth", { n })),
  "compare/look-at-run": (session, { run }: { run: number }) =>
    adjusted(session, compared("chance", { run })),
  "compare/cancel": (session) => silent(() => compareRoom(session).surveys.cancel()),
  "compare/continue": (session) => silent(() => compareRoom(session).surveys.goOn()),

  "published/measure": (session) => silent(() => compareRoom(session).published.measure()),
  "published/cancel": (session) => silent(() => compareRoom(session).published.cancel()),

  "race/set": (session, { game, race }: { game: GameId; race: Race }) =>
    session.change(settingUp(() => [game, race])),
  "race/choose": (session, { lane, chosen }: { lane: number; chosen: Chosen }) => {
    const { solver, options, seed } = chosen;
    const change = altering((_, { lanes }) => ({
      lanes: lanes.with(lane, { solver, options, seed }),
    }));
    return session.change(change);
  },
  "race/add": (session) =>
    session.change(
      altering((game, race) => ({
        lanes: [...race.lanes, another(session.allSolvers[game], race)],
      })),
    ),
  "race/remove": (session, { lane }: { lane: number }) =>
    session.change(altering((_, race) => ({ lanes: race.lanes.toSpliced(lane, 1) }))),
  /** Adds the lane of your own solve, or removes what of yours races. */
  "race/own": (session, { own }: { own: Own }) => session.change(altering(() => ({ own }))),
  "race/lock": (session, { square }: { square: number }) => session.change(locking(square)),
  "race/board": (session, { board }: { board: BoardChoice }) =>
    session.change(settingUp((game, race) => [game, onBoard(game, race, board)])),
  "race/random": (session) => {
    const { game, compare } = session.state;
    return givenAtRandom(session, compare.race[game], locking);
  },

  "race/drive": ({ race }, { drive }: { drive: Drive }) => announced(() => DRIVES[drive](race)),
  "race/seek": ({ race }, { at }: { at: number }) =>
    silent(() => {
      race.pause();
      race.seek(at);
    }),
  "race/share": ({ race }, { clock }: { clock: RaceClock }) => announced(() => race.share(clock)),
  /** The lane that is expected to win; null for none. */
  "race/guess": ({ race }, { lane }: { lane: number | null }) =>
    silent(() => {
      race.guess = lane;
    }),
  "race/speed": ({ race }, { speed }: { speed: number }) =>
    silent(() => {
      race.speed = speed;
    }),
  "race/open-span": ({ race }, { span }: { span: number }) => announced(() => race.openSpan(span)),
  "race/next-span": ({ race }) => announced(() => race.openNextSpan()),
  "race/pair": ({ race }, { pair }: { pair: number }) =>
    silent(() => {
      race.rejoin();
      race.ghost.choose(pair);
    }),
  "race/rejoin": ({ race }) => announced(() => race.rejoin()),
} satisfies Commands<ComparingContext, Outcome>;

const compareRoom = (session: ComparingContext) => loaded(session.rooms.compare);

const locking = (square: number) => altering(() => ({ squares: [square] }));

/** A solver for one more lane, if possible a new one. Those that go back take all boards of races. */
function another(solvers: SolverInfo[], race: Race) {
  const isIn = new Set(race.lanes.map(({ solver }) => solver));
  const open = solvers.filter(({ goesBack }) => goesBack);
  const next = open.find(({ id }) => !isIn.has(id)) ?? open[0]!;
  return { solver: next.id, options: "", seed: 0 };
}

const DRIVES: Record<Drive, (race: RaceController) => void> = {
  toggle: (race) => race.toggle(),
  back: (race) => race.step(-1),
  on: (race) => race.step(1),
  start: (race) => {
    race.pause();
    race.seek(0);
  },
  end: (race) => race.seekEnd(),
};
