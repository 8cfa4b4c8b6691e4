/** The row under the board that is played: moves, what a click places, and what comes next. */
import { press } from "../base/pointer.js";
import { button, element, radios, setText } from "./dom.js";
import { room } from "./room.js";

/** @typedef {import("../session/state.js").GameId} GameId */
/** What is done on the board. @typedef {"game" | "solved" | "draft" | "large"} Doing */
/**
 * @typedef {object} Moves
 * @property {Doing} doing
 * @property {GameId} game
 * @property {boolean} canUndo
 * @property {boolean} canRedo
 * @property {boolean} canRestart
 * @property {"piece" | "cross"} pen
 * @property {"start" | "block"} knightPen
 * @property {string} next what the button says that leads on from a solved puzzle, or ""
 */
/**
 * @typedef {object} Intents
 * @property {() => void} undo
 * @property {() => void} redo
 * @property {() => void} restart
 * @property {(pen: "piece" | "cross") => void} pen
 * @property {(pen: "start" | "block") => void} knightPen
 * @property {() => void} share
 * @property {() => void} past
 * @property {() => void} next
 * @property {() => void} random a queen or a start, on a board that is set up
 * @property {() => void} playDraft
 * @property {() => void} watch
 */

/** What is seen while what is done. @type {Record<string, Doing[]>} */
const SEEN = {
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

  /** @param {Intents} intents */
  constructor(intents) {
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

  /** @param {Moves} moves */
  show({ doing, game, canUndo, canRedo, canRestart, pen, knightPen, next }) {
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
