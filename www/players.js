/** Whatever is seen, as something that can be played: what an embed tells of it and has it do. */

import { listed } from "./base/lists.js";
import { nameInText } from "./cards/index.js";
import { solverOf } from "./run/roster.js";
import { linkTo } from "./session/links.js";
import { layoutWords, puzzleWords } from "./session/state.js";

/** @typedef {import("./intents.js").Conductor} Conductor */
/** @typedef {import("./session/embedding.js").Seen} Seen */
/** @typedef {import("./session/state.js").Mode} Mode */
/**
 * @typedef {object} Player
 * @property {Seen} seen
 * @property {boolean} ended whether it stands at its end
 * @property {() => void} toggle plays, from the beginning if it stands at its end, or pauses
 * @property {(step: number) => void} seek
 */

/** What plays in each mode but Play, where a person does. @type {Record<Exclude<Mode, "play">, (conductor: Conductor) => Player>} */
const PLAYERS = { watch: playerOfRun, learn: playerOfRun, compare: playerOfRace };

/** @param {Conductor} conductor */
export function playerOf(conductor) {
  const { mode } = conductor.session.state;
  return PLAYERS[mode === "play" ? "watch" : mode](conductor);
}

/** @param {Conductor} conductor @returns {Player} */
function playerOfRun({ session, show, travel }) {
  const { watch } = session.stage;
  const state = session.present();
  return {
    seen: {
      title: `${session.solver.name}: ${puzzleWords(state)}`,
      moment: linkTo(state),
      step: watch?.steps ?? 0,
      steps: watch?.snapshot.reached ?? 0,
      outcome: watch?.outcome ?? null,
      playing: watch?.playing ?? false,
    },
    ended: watch?.ended ?? false,
    toggle: () => show(session.toggle()),
    seek: (step) => travel((run) => run.seek(step), false),
  };
}

/** @param {Conductor} conductor @returns {Player} */
function playerOfRace({ session, arena: { race }, refresh }) {
  const state = session.present();
  const { lanes, ...layout } = state.compare.race[state.game];
  const names = lanes.map(({ solver }) => nameInText(solverOf(session.solvers, solver)));
  return {
    seen: {
      title: `Race of ${listed(names)}: ${layoutWords(state.game, layout)}`,
      moment: linkTo(state),
      step: Math.floor(race.standing.at),
      steps: Math.ceil(race.scale.longest),
      outcome: race.ended ? "finished" : null,
      playing: race.playing,
    },
    ended: race.ended,
    toggle: () => {
      race.toggle();
      refresh();
    },
    seek: (step) => {
      race.pause();
      race.seek(step);
      refresh();
    },
  };
}
