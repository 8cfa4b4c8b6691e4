/** Effects of actions on races and measurements. */

import type { Drive } from "../../state/actions.ts";
import { type Race, raceOn } from "../../state/compare/race.ts";
import { takes } from "../../state/roster.ts";
import { boardOf, runOf, USUAL_SOLVERS } from "../../state/state.ts";
import type { Outcome } from "../outcome.ts";
import type { RaceController } from "../race-controller.ts";
import type { Session } from "../session.ts";
import { adjusted, attempted, type Effects, randomSquare, said, unsaid } from "./effect.ts";

export const compare: Effects = {
  "compare/look-at-start": adjusted,
  "compare/look-at-size": adjusted,
  "compare/look-at-run": adjusted,
  "compare/cancel": ({ surveys }) => unsaid(() => surveys.cancel()),
  "compare/continue": ({ surveys }) => unsaid(() => surveys.goOn()),

  "published/measure": ({ published }) => unsaid(() => published.measure()),
  "published/cancel": ({ published }) => unsaid(() => published.cancel()),

  "race/drive": ({ race }, { drive }) => said(() => DRIVES[drive](race)),
  "race/seek": ({ race }, { at }) =>
    unsaid(() => {
      race.pause();
      race.seek(at);
    }),
  "race/share": ({ race }, { clock }) => said(() => race.share(clock)),
  "race/guess": ({ race }, { lane }) =>
    unsaid(() => {
      race.guess = lane;
    }),
  "race/speed": ({ race }, { speed }) =>
    unsaid(() => {
      race.speed = speed;
    }),
  "race/random": (session) => randomRace(session),
  "race/open-span": ({ race }, { span }) => said(() => race.openSpan(span)),
  "race/next-span": ({ race }) => said(() => race.openNextSpan()),
  "race/pair": ({ race }, { pair }) =>
    unsaid(() => {
      race.rejoin();
      race.ghost.choose(pair);
    }),
  "race/rejoin": ({ race }) => said(() => race.rejoin()),

  "watch/race": (session) => raceAgainst(session),
  "play/race-solvers": (session) => raceHere(session, session.effort.lanes),
};

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

/** Locks a random queen, or chooses a random start. */
function randomRace(session: Session): Outcome {
  const { game, compare } = session.state;
  return attempted(() => {
    const square = randomSquare(game, compare.race[game]);
    return session.commit({ type: "race/lock", square });
  });
}

/** Starts a race on the board that is played or watched. */
const raceHere = (session: Session, lanes: Race["lanes"]) =>
  attempted(() => {
    const { game } = session.state;
    const race = raceOn(game, boardOf(session.state), lanes);
    return session.commit({ type: "race/set", game, race });
  });

/**
 * Races the watched run against the default solver, or, if that is the one watched, against the first other solver
 * that backtracks.
 */
function raceAgainst(session: Session): Outcome {
  const { game } = session.state;
  const { solver, options, seed, ...board } = runOf(session.state);
  const usual = USUAL_SOLVERS[game];
  const others = session.solvers.filter((info) => info.goesBack && takes(info, board));
  const other = solver === usual ? others.find(({ id }) => id !== usual) : { id: usual };
  const opponent = { solver: other?.id ?? usual, options: "", seed: 0 };
  return raceHere(session, [{ solver, options, seed }, opponent]);
}
