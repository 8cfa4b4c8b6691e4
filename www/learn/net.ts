/** Exact covers: queens as one, the state of a choice of options, and the solutions. */

import type { Net } from "../content/lessons/lesson.ts";
import { squareNames } from "../engine/setting-up.ts";

/**
 * Queens as an exact cover: every square is an option. It covers its row and its column, which need a queen, and
 * its diagonals, which may have one.
 */
export function queensNet(side: number): Net {
  const lines = Array.from({ length: side }, (_, at) => at);
  // The corners have a diagonal to themselves.
  const diagonals = Array.from({ length: 2 * side - 3 }, (_, at) => at + 1);
  const rows = lines.map((row) => String(side - row));
  const columns = lines.map((column) => String.fromCharCode(97 + column));
  const items = [...rows, ...columns, ...diagonals.map(() => "╱"), ...diagonals.map(() => "╲")];
  const options = squareNames(side, side).map((name, square) => {
    const [row, column] = [Math.floor(square / side), square % side];
    const [rising, falling] = [
      diagonals.indexOf(row + column),
      diagonals.indexOf(row - column + side - 1),
    ];
    const crossed = [
      ...(rising < 0 ? [] : [2 * side + rising]),
      ...(falling < 0 ? [] : [2 * side + diagonals.length + falling]),
    ];
    return { name, covers: [row, side + column, ...crossed] };
  });
  return { items, primary: 2 * side, options };
}

/** The number of times each item is covered, and the options that no chosen one rules out. */
export function standing({ items, options }: Net, chosen: number[]) {
  const times = items.map(
    (_, item) => chosen.filter((at) => options[at]!.covers.includes(item)).length,
  );
  const open = options.map(({ covers }) => covers.every((item) => times[item] === 0));
  return { times, open };
}

export const isSolution = (net: Net, chosen: number[]) =>
  standing(net, chosen).times.every(
    (times, item) => times === 1 || (times === 0 && item >= net.primary),
  );

/** Every solution: Algorithm X, the item with the fewest options first. */
export function solutionsOf(net: Net, chosen: number[] = []): number[][] {
  const { times, open } = standing(net, chosen);
  const toCover = net.items
    .slice(0, net.primary)
    .flatMap((_, item) => (times[item] === 0 ? [item] : []));
  if (toCover.length === 0) return [chosen];
  const choices = toCover.map((item) => optionsFor(net, item, open));
  const fewest = choices.reduce((best, one) => (one.length < best.length ? one : best));
  return fewest.flatMap((option) => solutionsOf(net, [...chosen, option]));
}

const optionsFor = ({ options }: Net, item: number, open: boolean[]) =>
  options.flatMap(({ covers }, at) => (open[at] && covers.includes(item) ? [at] : []));
