/** Effects of actions on races and measurements. */

import { here } from "../../core/late.ts";
import type { Drive } from "../../state/actions.ts";
import type { RaceController } from "../race-controller.ts";
import type { Session } from "../session.ts";
import { adjusted, type Effects, givenAtRandom, said, unsaid } from "./effect.ts";

const comparing = (session: Session) => here(session.added.comparing);

export const compare: Effects = {
  "compare/look-at-start": adjusted,
  "compare/look-at-size": adjusted,
  "compare/look-at-run": adjusted,
  "compare/cancel": (session) => unsaid(() => comparing(session).surveys.cancel()),
  "compare/continue": (session) => unsaid(() => comparing(session).surveys.goOn()),

  "published/measure": (session) => unsaid(() => comparing(session).published.measure()),
  "published/cancel": (session) => unsaid(() => comparing(session).published.cancel()),

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
  "race/random": (session) => {
    const { game, compare } = session.state;
    return givenAtRandom(session, compare.race[game], (square) => ({ type: "race/lock", square }));
  },
  "race/open-span": ({ race }, { span }) => said(() => race.openSpan(span)),
  "race/next-span": ({ race }) => said(() => race.openNextSpan()),
  "race/pair": ({ race }, { pair }) =>
    unsaid(() => {
      race.rejoin();
      race.ghost.choose(pair);
    }),
  "race/rejoin": ({ race }) => said(() => race.rejoin()),
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
