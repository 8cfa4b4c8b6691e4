/** The boards that you made or brought, to open again. */

import { setUpScene } from "../../board/scene/set-up-scene.ts";
import { GAME_NAMES } from "../../content/game-names.ts";
import { ownBoards } from "../../store/games.ts";
import { linkToPlayed } from "../../store/links.ts";
import { type Kept, type Origin, puzzleAs, type State } from "../../store/state.ts";

const FROM: Record<Origin, string> = {
  picture: "From a picture",
  text: "From a text",
  editor: "From the editor",
};

export type OwnBoard = ReturnType<typeof ownBoard>;

/** The last changed first. */
export const ownView = (state: State) => ownBoards(state).map(ownBoard);

function ownBoard(kept: Kept) {
  const { id, game, rows, columns, from = "editor", begun, solved } = kept;
  const how = solved ? " · solved" : begun > 0 ? " · begun" : "";
  return {
    id,
    scene: setUpScene(puzzleAs(game, kept)),
    link: linkToPlayed(kept),
    title: `${GAME_NAMES[game]} · ${columns} × ${rows}`,
    about: `${FROM[from]}${how}`,
  };
}
