/** What a press or a stroke does in the board editor. */

import { coloursOf } from "../../core/regions.ts";
import { drafted } from "../../store/changes.ts";
import { blocked, edited, locked, painted, started } from "../../store/draft.ts";
import { changing, type ModelChange, showing } from "../../store/model.ts";

/** A press, as the board and the pen will have it. */
export const pressing =
  (square: number): ModelChange =>
  (model) => {
    const { state, ui } = model;
    if (state.game === "colour") return painting([square], true)(model);
    const pens = { start: started, block: blocked };
    const edit = state.game !== "knights" ? locked : pens[ui.draftPen];
    return changing(drafted(edit(square)))(model);
  };

/**
 * Paints squares.
 * @param begins whether this is a new stroke, or part of the last one
 * @param colour becomes the brush's
 */
export const painting =
  (squares: number[], begins: boolean, colour?: number): ModelChange =>
  (model) => {
    const { state, ui } = model;
    const { layout } = state.drafts[state.game];
    const chosen = colour ?? ui.brush;
    if (chosen === "queen") return locking(squares, begins)(model);
    const brush = Math.min(chosen, layout.rows - 1);
    const from = begins ? null : ui.strokeFrom;
    const shown = { brush, ...(begins && { strokeFrom: layout }) };
    return changing(drafted(painted(squares, brush, from)), shown)(model);
  };

/** A stroke locks a queen where it begins. */
const locking = ([square]: number[], begins: boolean): ModelChange =>
  begins && square !== undefined ? changing(drafted(locked(square))) : () => ({});

/** The brush takes the colour of a square. */
export const pickingUp =
  (square: number): ModelChange =>
  (model) => {
    const { regions } = model.state.drafts[model.state.game].layout;
    return regions ? showing({ brush: coloursOf(regions)[square] ?? 0 })(model) : {};
  };

/** Locks a queen, or sets the start. */
export const placing =
  (square: number): ModelChange =>
  (model) =>
    changing(
      drafted(model.state.game !== "knights" ? locked(square) : edited({ squares: [square] })),
    )(model);
