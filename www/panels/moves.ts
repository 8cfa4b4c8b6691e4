/** The row under the board that is played: moves, what a click places, and what comes next. */

import { press } from "../base/pointer.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { room } from "../ui/room.ts";
import { button, element, radios, setText } from "./dom.ts";

/** What is done on the board. */
export type Doing = "game" | "solved" | "draft" | "large";

export interface Moves {
  doing: Doing;
  game: GameId;
  canUndo: boolean;
  canRedo: boolean;
  canRestart: boolean;
  pen: "piece" | "cross";
  knightPen: "start" | "block";
  /** What the button says that leads on from a solved puzzle, or "". */
  next: string;
}

interface Intents {
  undo: () => void;
  redo: () => void;
  restart: () => void;
  pen: (pen: "piece" | "cross") => void;
  knightPen: (pen: "start" | "block") => void;
  share: () => void;
  past: () => void;
  next: () => void;
  /** Places a random queen or start on a board that is set up. */
  random: () => void;
  playDraft: () => void;
  watch: () => void;
}

/** What is seen while what is done. */
const SEEN: Record<string, Doing[]> = {
  "move-keys": ["game", "solved", "draft"],
  pen: ["game"],
  "knight-pen": ["draft"],
  "hint-button": ["game"],
  "share-button": ["solved"],
  "past-button": ["solved"],
  "next-button": ["solved"],
  "draft-random": ["draft"],
  "draft-play": ["draft"],
  "large-watch": ["large"],
};

export class MovesPanel {
  #pen;
  #knightPen;

  constructor(intents: Intents) {
    this.#pen = radios("pen", (value) => intents.pen(value === "cross" ? "cross" : "piece"));
    this.#knightPen = radios("knight-pen", (value) =>
      intents.knightPen(value === "block" ? "block" : "start"),
    );
    const presses = {
      ...{ undo: intents.undo, redo: intents.redo, again: intents.restart },
      ...{ "share-button": intents.share, "past-button": intents.past },
      ...{ "next-button": intents.next, "draft-random": intents.random },
      ...{ "draft-play": intents.playDraft, "large-watch": intents.watch },
    };
    for (const [id, act] of Object.entries(presses)) button(id).addEventListener("click", act);
    button("again-too").addEventListener("click", intents.restart);
  }

  show({ doing, game, canUndo, canRedo, canRestart, pen, knightPen, next }: Moves) {
    for (const [id, when] of Object.entries(SEEN)) element(id).hidden = !when.includes(doing);
    if (game === "knights") element("pen").hidden = true;
    if (game === "queens") element("knight-pen").hidden = true;
    button("again").hidden = doing !== "game";
    button("undo").disabled = !canUndo;
    button("redo").disabled = !canRedo;
    button("again").disabled = button("again-too").disabled = !canRestart;
    if (next === "") button("next-button").hidden = true;
    setText(button("next-button"), next);
    const random = game === "queens" ? "Random queen" : "Random start";
    setText(button("draft-random"), room.isPhone ? "Random" : random);
    button("draft-random").ariaLabel = random;
    setText(button("draft-play"), room.isPhone ? "Play it" : "Play this board");
    element("pen").ariaLabel = `A ${press().toLowerCase()} places`;
    this.#pen.show(pen);
    this.#knightPen.show(knightPen);
  }
}
