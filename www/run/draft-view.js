/** A board that is being set up, as it is shown. */
import { counted, listed } from "../base/lists.js";
import { count as grouped } from "../base/numbers.js";
import { press } from "../base/pointer.js";
import { namesOf } from "../session/ids.js";

/** @typedef {import("../engine/engine.js").GameId} GameId */
/** @typedef {import("../panels/draft.js").DraftView} DraftView */
/** @typedef {import("../session/state.js").Layout} Layout */
/** @typedef {import("../engine/engine.js").Ways} Ways */
/** @typedef {import("./drafting.js").Count} Count */
/** @typedef {{game: GameId, layout: Layout}} Drafted a board as far as it is set up */

/** More queens than this are counted, and not named. */
const NAMED = 4;

/** What stands on a board that is set up, and what to do next. @param {Drafted} drafted */
export const draftSays = ({ game, layout }) =>
  game === "queens" ? queensSay(layout) : knightsSay(layout);

/** @param {Layout} layout */
function queensSay(layout) {
  const locked = layout.squares.length;
  if (locked === 0) return `${press()} squares to lock queens. Every board you set up has a link.`;
  const squares = locked > NAMED ? "" : ` on ${listed(namesOf(layout, layout.squares))}`;
  const [queens, which] =
    locked === 1 ? ["A queen is locked", "it"] : [`${locked} queens are locked`, "one"];
  return `${queens}${squares}. ${press()} ${which} again to unlock it.`;
}

/** @param {Layout} layout */
function knightsSay(layout) {
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

/**
 * @param {GameId} game
 * @param {Layout} layout
 * @param {Count} count
 * @returns {DraftView}
 */
export function draftView(game, layout, count) {
  const given = namesOf(layout, layout.squares).join(" ");
  const { counting } = count;
  return { game, layout, given, counting, ...told(game, count) };
}

/**
 * @param {GameId} game
 * @param {Count} count
 */
function told(game, { ways, counting, trouble }) {
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

/** @param {Ways} ways */
function countOf({ answer, count, total }) {
  if (count !== null)
    return total === null ? grouped(count) : `${grouped(count)} of ${grouped(total)}`;
  return WORDS[answer];
}

/**
 * From 0, nothing is given, to 1, one solution is left; −1 where there is nothing to compare.
 * @param {Ways} ways
 */
function narrowedBy({ count, total }) {
  if (count === null || total === null || total <= 1 || count === 0) return -1;
  return 1 - Math.log(count) / Math.log(total);
}
