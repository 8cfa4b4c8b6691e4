/** Whatever is seen, as something that can be played: what an embed tells of it and has it do. */

import { linkTo } from "./session/links.js";
import { puzzleWords } from "./session/state.js";

/** @typedef {import("./intents.js").Conductor} Conductor */
/** @typedef {import("./session/embedding.js").Seen} Seen */
/**
 * @typedef {object} Player
 * @property {Seen} seen
 * @property {boolean} ended whether it stands at its end
 * @property {() => void} toggle plays, from the beginning if it stands at its end, or pauses
 * @property {(step: number) => void} seek
 */

/** @param {Conductor} conductor @returns {Player} */
export function playerOf({ session, show, travel }) {
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
