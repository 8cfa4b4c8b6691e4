/** A board that is being set up, as it is shown. */

import { counted, listed } from "../core/lists.ts";
import { count as grouped } from "../core/numbers.ts";
import { press } from "../core/pointer.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { Ways } from "../engine/generated/thinking.ts";
import { namesOf } from "../state/ids.ts";
import type { Layout } from "../state/state.ts";
import type { Count } from "./count-controller.ts";

/** A board that is being set up, as it is shown. */
export interface DraftView {
  game: GameId;
  layout: Layout;
  /** The locked queens or the start, by name. */
  given: string;
  /** How many solutions there are, in a word or two. */
  ways: string;
  /** From 0, nothing is given, to 1, one solution is left. */
  narrowed: number;
  says: string;
  counting: boolean;
}

/** A board as far as it is set up. */
export interface Drafted {
  game: GameId;
  layout: Layout;
}

/** More queens than this are counted, and not named. */
const NAMED = 4;

/** What stands on a board that is set up, and what to do next. */
export const draftSays = ({ game, layout }: Drafted) =>
  game === "queens" ? queensSay(layout) : knightsSay(layout);

function queensSay(layout: Layout) {
  const locked = layout.squares.length;
  if (locked === 0) return `${press()} squares to lock queens. Every board you set up has a link.`;
  const squares = locked > NAMED ? "" : ` on ${listed(namesOf(layout, layout.squares))}`;
  const [queens, which] =
    locked === 1 ? ["A queen is locked", "it"] : [`${locked} queens are locked`, "one"];
  return `${queens}${squares}. ${press()} ${which} again to unlock it.`;
}

function knightsSay(layout: Layout) {
  const { squares, blocked } = layout;
  const barred = `${counted(blocked.length, "square")} ${blocked.length === 1 ? "is" : "are"} blocked`;
  const others = blocked.length > 0 ? `, and ${barred}` : "";
  if (squares.length > 0) {
    return `The tour starts on ${listed(namesOf(layout, squares))}${others}. Every board has a link.`;
  }
  return blocked.length > 0
    ? `${barred}. ${press()} a square to start there.`
    : `${press()} a square to start there, or block squares. Every board has a link.`;
}

export function draftView(game: GameId, layout: Layout, count: Count): DraftView {
  const given = namesOf(layout, layout.squares).join(" ");
  const { counting } = count;
  return { game, layout, given, counting, ...told(game, count) };
}

function told(game: GameId, { ways, counting, trouble }: Count) {
  if (counting) return { ways: "…", narrowed: -1, says: "Counting the solutions." };
  if (!ways)
    return { ways: "not counted", narrowed: -1, says: trouble || "The count was stopped." };
  const isProper = game === "queens" && ways.answer === "one";
  const says = isProper ? "Exactly one solution: a proper puzzle." : ways.text;
  return { ways: countOf(ways), narrowed: narrowedBy(ways), says };
}

const WORDS = {
  ...{ none: "none", one: "1", several: "several" },
  ...{ "at-least-one": "at least one", "not-known": "not known" },
};

function countOf({ answer, count, total }: Ways) {
  if (count !== null)
    return total === null ? grouped(count) : `${grouped(count)} of ${grouped(total)}`;
  return WORDS[answer];
}

/** From 0, nothing is given, to 1, one solution is left; −1 where there is nothing to compare. */
function narrowedBy({ count, total }: Ways) {
  if (count === null || total === null || total <= 1 || count === 0) return -1;
  return 1 - Math.log(count) / Math.log(total);
}
