/** A board before anything is placed on it: a locked queen shades the squares it attacks. */

import type { Puzzle } from "../engine/generated/puzzle.ts";
import { makePlay } from "../engine/table.ts";
import { emptyScene, MARKS, playScene, type Scene } from "../scene/scene.ts";

export function setUpScene(puzzle: Puzzle): Scene {
  const empty = emptyScene(puzzle);
  if (empty.kind === "knights") return { ...empty, path: puzzle.squares };
  const play = makePlay(puzzle, true);
  const scene = playScene({ puzzle, play, settings: MARKS, lost: [], hint: null });
  play.free();
  return scene;
}
