/** The view model of the board editor. */

import type { Message } from "../../board/scene/message.ts";
import { counted, listed } from "../../core/lists.ts";
import { count as formatted } from "../../core/numbers.ts";
import { press } from "../../core/pointer.ts";
import type { GameId } from "../../engine/generated/puzzle.ts";
import type { Ways } from "../../engine/generated/thinking.ts";
import { namesOf } from "../../routes/ids.ts";
import type { BoardLayout } from "../../store/state.ts";
import type { Count } from "./count-controller.ts";

export interface Drafted {
  game: GameId;
  layout: BoardLayout;
}

const NAMED = 4;

/** @param ways its solutions, once they are counted: a board without any says so where it was changed */
export function draftMessage({ game, layout }: Drafted, ways: Ways | null = null): Message {
  if (ways && hasNone(ways)) return { text: ways.text, tone: "bad" };
  return { text: game !== "knights" ? queensSay(layout) : knightsSay(layout), tone: "" };
}

function queensSay(layout: BoardLayout) {
  const locked = layout.squares.length;
  if (locked === 0) return `${press()} squares to lock queens. Every board has its own link.`;
  const squares = locked > NAMED ? "" : ` on ${listed(namesOf(layout, layout.squares))}`;
  const [queens, which] =
    locked === 1 ? ["A queen is locked", "it"] : [`${locked} queens are locked`, "one"];
  return `${queens}${squares}. ${press()} ${which} again to unlock it.`;
}

function knightsSay(layout: BoardLayout) {
  const { squares, blocked } = layout;
  const barred = `${counted(blocked.length, "square")} ${blocked.length === 1 ? "is" : "are"} blocked`;
  const others = blocked.length > 0 ? `, and ${barred}` : "";
  if (squares.length > 0) {
    return `The tour starts on ${listed(namesOf(layout, squares))}${others}. Every board has its own link.`;
  }
  return blocked.length > 0
    ? `${barred}. ${press()} a square to start there.`
    : `${press()} a square to start there, or block squares. Every board has its own link.`;
}

export type DraftView = ReturnType<typeof draftView>;

export function draftView(game: GameId, layout: BoardLayout, count: Count) {
  const given = namesOf(layout, layout.squares).join(" ");
  const { counting } = count;
  return { game, layout, given, counting, ...countWords(game, count) };
}

function countWords(game: GameId, { ways, counting, trouble }: Count) {
  const unknown = { left: -1, isHopeless: false };
  if (counting) return { ...unknown, ways: "…", message: "Counting the solutions…" };
  if (!ways)
    return { ...unknown, ways: "not counted", message: trouble || "The count was stopped." };
  const isProper = game !== "knights" && ways.answer === "one";
  const message = isProper ? "Exactly one solution: a proper puzzle." : ways.text;
  return { ways: countOf(ways), left: shareLeft(ways), isHopeless: hasNone(ways), message };
}

const hasNone = ({ answer, count }: Ways) => answer === "none" || count === 0;

const WORDS = {
  none: "none",
  one: "1",
  several: "several",
  "at-least-one": "at least one",
  "not-known": "not known",
};

function countOf({ answer, count, total }: Ways) {
  if (count !== null)
    return total === null ? formatted(count) : `${formatted(count)} of ${formatted(total)}`;
  return WORDS[answer];
}

/** The share of solutions left, from 0 to 1; −1 if unknown. */
const shareLeft = ({ count, total }: Ways) =>
  count === null || total === null || total < 1 ? -1 : count / total;
