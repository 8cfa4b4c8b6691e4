/** The board editor, with undo. */

import * as history from "../core/history.ts";
import { ascending } from "../core/lists.ts";
import { blankOf, letterOf } from "../core/regions.ts";
import type { BoardLayout } from "../routes/layout.ts";

export interface Draft {
  layout: BoardLayout;
  earlier: BoardLayout[];
  later: BoardLayout[];
}

export type Edit = (draft: Draft) => Draft;

export const newDraft = (layout: BoardLayout): Draft => ({ layout, earlier: [], later: [] });

export const edited =
  (change: Partial<BoardLayout>): Edit =>
  (draft) =>
    fromHistory(history.recorded(historyOf(draft), { ...draft.layout, ...change }));

const historyOf = ({ earlier, layout, later }: Draft): history.History<BoardLayout> => ({
  past: earlier,
  present: layout,
  future: later,
});

const fromHistory = ({ past, present, future }: history.History<BoardLayout>): Draft => ({
  layout: present,
  earlier: past,
  later: future,
});

/** A board of colours becomes blank. */
export const resized =
  (rows: number, columns: number): Edit =>
  (draft) =>
    edited({ rows, columns, squares: [], blocked: [], regions: blankIf(draft.layout, rows) })(
      draft,
    );

export const cleared: Edit = (draft) =>
  edited({ squares: [], blocked: [], regions: blankIf(draft.layout, draft.layout.rows) })(draft);

const blankIf = ({ regions }: BoardLayout, side: number) =>
  regions === null ? null : blankOf(side);

/**
 * Paints squares in a colour, from 0 for A. Strokes are undone as a whole.
 * @param from the board before the stroke that goes on, or null for a new stroke
 */
export const painted =
  (squares: number[], colour: number, from: BoardLayout | null = null): Edit =>
  (draft) => {
    const letters = [...(draft.layout.regions ?? "")];
    for (const square of squares) if (letters[square]) letters[square] = letterOf(colour);
    const regions = letters.join("");
    if (regions === (draft.layout.regions ?? "")) return draft;
    const goesOn = from !== null && draft.earlier.at(-1) === from;
    return goesOn ? { ...draft, layout: { ...draft.layout, regions } } : edited({ regions })(draft);
  };

/** Locks or unlocks a queen. */
export const locked =
  (square: number): Edit =>
  (draft) =>
    edited({ squares: toggled(draft.layout.squares, square) })(draft);

/** Sets or removes the knight's start. */
export const started =
  (square: number): Edit =>
  (draft) => {
    const { squares, blocked } = draft.layout;
    const others = blocked.filter((other) => other !== square);
    return edited({ squares: squares[0] === square ? [] : [square], blocked: others })(draft);
  };

/** Toggles a blocked square. */
export const blocked =
  (square: number): Edit =>
  (draft) => {
    const { layout } = draft;
    const squares = layout.squares.filter((other) => other !== square);
    return edited({ squares, blocked: toggled(layout.blocked, square) })(draft);
  };

const travelled =
  (travel: typeof history.undone): Edit =>
  (draft) => {
    const to = travel(historyOf(draft));
    return to ? fromHistory(to) : draft;
  };

export const undone = travelled(history.undone);
export const redone = travelled(history.redone);

export function toggled(squares: number[], square: number) {
  const others = squares.filter((other) => other !== square);
  return ascending(others.length < squares.length ? others : [...squares, square]);
}
