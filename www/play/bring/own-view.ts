/** The boards that you made or brought, to open again. */

import { keptBoard } from "../../board/kept-board.ts";
import { titleOf } from "../../board/puzzle-words.ts";
import { ownBoards } from "../../store/games.ts";
import { linkToPlayed } from "../../store/links.ts";
import type { Kept, Origin, State } from "../../store/state.ts";

const FROM: Record<Origin, string> = {
  picture: "From a picture",
  text: "From a text",
  editor: "From the editor",
};

export type OwnBoard = ReturnType<typeof ownBoard>;

/** The last changed first. */
export const ownView = (state: State) => ownBoards(state).map(ownBoard);

function ownBoard(kept: Kept) {
  const { id, rows, columns, from = "editor", solved } = kept;
  const { board, progress } = keptBoard(kept);
  return {
    id,
    scene: board,
    link: linkToPlayed(kept),
    title: `${titleOf(kept)} · ${columns} × ${rows}`,
    about: `${FROM[from]} · ${solved ? "solved" : progress}`,
  };
}
