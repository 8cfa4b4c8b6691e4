/** A board as read, and as its reader corrects it: a proposal, until it is played or edited. */

import { paletteOf } from "../../board/games/palette.ts";
import { ascending } from "../../core/lists.ts";
import { coloursOf, letterOf } from "../../core/regions.ts";
import type { ReadBoard } from "../../engine/reader.ts";

export interface Proposal {
  side: number;
  /** Of all squares. */
  letters: string;
  /** The place in the palette of every colour; it stays while the board changes. */
  palette: number[];
  /** The squares whose colour may be another. */
  doubtful: number[];
  /** Those of them that a person has looked at. */
  checked: number[];
  queens: number[];
  /** Squares with a cross or a dot. */
  crosses: number[];
}

export const proposalOf = (board: ReadBoard): Proposal => ({
  side: board.side,
  letters: board.letters,
  palette: paletteOf(coloursOf(board.letters)),
  doubtful: board.doubtful,
  checked: [],
  queens: board.queens,
  crosses: ascending([...new Set([...board.crosses, ...board.dots])]),
});

/** The squares still to be checked. */
export const openDoubts = ({ doubtful, checked }: Proposal) =>
  doubtful.filter((square) => !checked.includes(square));

const colourAt = ({ letters }: Proposal, square: number) => coloursOf(letters)[square] ?? 0;

/** A square in another colour, which counts as checked. */
export function recoloured(proposal: Proposal, square: number, colour: number): Proposal {
  const letters = [...proposal.letters];
  letters[square] = letterOf(colour);
  return confirmed({ ...proposal, letters: letters.join("") }, [square]);
}

/** These squares are right. */
export const confirmed = (proposal: Proposal, squares: number[]): Proposal => ({
  ...proposal,
  checked: [...new Set([...proposal.checked, ...squares])],
});

/** The squares beside a square: across its sides, and then across its corners. */
function around(side: number, square: number) {
  const [row, column] = [Math.floor(square / side), square % side];
  const at = (steps: [number, number][]) =>
    steps.flatMap(([down, right]) => {
      const [y, x] = [row + down, column + right];
      return y >= 0 && x >= 0 && y < side && x < side ? [y * side + x] : [];
    });
  return {
    near: at([
      [-1, 0],
      [0, -1],
      [0, 1],
      [1, 0],
    ]),
    far: at([
      [-1, -1],
      [-1, 1],
      [1, -1],
      [1, 1],
    ]),
  };
}

/** The colours that a square may have instead, the likeliest first: those of its neighbours. */
export function otherColours(proposal: Proposal, square: number): number[] {
  const own = colourAt(proposal, square);
  const { near, far } = around(proposal.side, square);
  const others = (squares: number[]) => {
    const counts = new Map<number, number>();
    for (const one of squares) {
      const colour = colourAt(proposal, one);
      if (colour !== own) counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return [...counts].toSorted(([, a], [, b]) => b - a).map(([colour]) => colour);
  };
  const found = others(near);
  return found.length > 0 ? found : others(far);
}

export interface Trial {
  square: number;
  colour: number;
  letters: string;
}

/** The most changes that are tried. */
const MOST_TRIALS = 48;

/** Every change of one square in doubt to another colour that it may have. */
export const trialsOf = (proposal: Proposal): Trial[] =>
  openDoubts(proposal)
    .flatMap((square) =>
      otherColours(proposal, square).map((colour) => {
        const { letters } = recoloured(proposal, square, colour);
        return { square, colour, letters };
      }),
    )
    .slice(0, MOST_TRIALS);
