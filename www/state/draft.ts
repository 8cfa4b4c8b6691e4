/** The board editor, with undo. */

import * as history from "../core/history.ts";
import { ascending } from "../core/lists.ts";
import type { Layout } from "./state.ts";

export interface Draft {
  layout: Layout;
  earlier: Layout[];
  later: Layout[];
}

export type Edit = (draft: Draft) => Draft;

export const newDraft = (layout: Layout): Draft => ({ layout, earlier: [], later: [] });

export const edited =
  (change: Partial<Layout>): Edit =>
  (draft) =>
    fromHistory(history.recorded(historyOf(draft), { ...draft.layout, ...change }));

const historyOf = ({ earlier, layout, later }: Draft): history.History<Layout> => ({
  past: earlier,
  present: layout,
  future: later,
});

const fromHistory = ({ past, present, future }: history.History<Layout>): Draft => ({
  layout: present,
  earlier: past,
  later: future,
});

export const resized = (rows: number, columns: number) =>
  edited({ rows, columns, squares: [], blocked: [] });

export const cleared = edited({ squares: [], blocked: [] });

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
