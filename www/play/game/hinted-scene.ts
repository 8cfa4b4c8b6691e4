/** The scene of a game, or of the earlier position in which the what-if of a hint begins. */
import { playScene } from "../../board/scene/by-game.ts";
import type { InPlay } from "../../board/scene/scene.ts";
import { makePlay } from "../../engine/table.ts";

export function hintedScene(now: InPlay) {
  const { puzzle, hint } = now;
  if (!hint?.imagined || hint.before === undefined) return playScene(now);
  const play = makePlay(puzzle, true);
  play.restore(hint.before);
  const scene = playScene({ ...now, play, lost: [] });
  play.free();
  return scene;
}
