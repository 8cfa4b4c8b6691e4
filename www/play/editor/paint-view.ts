/** The view model of a board of colours being painted. */

import type { Message } from "../../board/scene/message.ts";
import type { PaintedMarks } from "../../board/scene/scene.ts";
import { listed } from "../../core/lists.ts";
import { count } from "../../core/numbers.ts";
import { capital } from "../../core/words.ts";
import type { Examined } from "../../engine/generated/thinking.ts";
import { namesOf } from "../../routes/ids.ts";
import type { BoardLayout } from "../../store/state.ts";
import type { Brush, Ui } from "../../store/ui.ts";
import type { PaintingController } from "./painting-controller.ts";

type Painting = PaintingController["view"];

export type PaintView = ReturnType<typeof paintView>;

export function paintView(
  layout: BoardLayout,
  brush: Brush,
  showsBoth: boolean,
  painting: Painting,
) {
  const { examined, isCounting, isRepairing, repair, repairs } = painting;
  const { rows: side, regions } = layout;
  const { solutions = null, problem = null, grade = null } = examined ?? {};
  return {
    side,
    regions: regions ?? "",
    /** Which colours are in pieces, as far as that is known. */
    apart: (!isCounting && examined?.apart?.text) || "A colour is in pieces.",
    brush: brush === "queen" ? brush : Math.min(brush, side - 1),
    locked: namesOf(layout, layout.squares).join(" ") || "none",
    colours: `${new Set(regions).size} of ${side}`,
    solutions: solutionsOf(examined),
    grade: grade ? capital(grade) : "–",
    isCounting,
    isBlank: new Set(regions).size === 1 && layout.squares.length === 0,
    isHopeless: problem !== null,
    canExplain: solutions !== null,
    showsBoth: showsBoth && solutions !== null && solutions > 1,
    canShowBoth: solutions !== null && solutions > 1,
    canRepair: solutions !== null && solutions !== 1,
    two: twoOf(layout, examined),
    isRepairing,
    repair: repair && { text: repair.text, why: repair.why, hasNext: repairs > 1 },
    noRepair: painting.noRepair,
  };
}

function solutionsOf(examined: Examined | null) {
  if (!examined) return "…";
  const { solutions, isCounted } = examined;
  if (solutions === null) return "–";
  return isCounted ? count(solutions) : `at least ${count(solutions)}`;
}

/** The squares in which two solutions differ, in words. */
function twoOf(layout: BoardLayout, examined: Examined | null) {
  const [one, other] = examined?.examples ?? [];
  if (!one || !other) return null;
  const only = (queens: number[]) =>
    queens.filter((square) => examined!.differing.includes(square));
  const same = one.length - only(one).length;
  return {
    one: listed(namesOf(layout, only(one))),
    other: listed(namesOf(layout, only(other))),
    same: same === 0 ? "No queen is" : same === 1 ? "1 queen is" : `${same} queens are`,
  };
}

/** The sentence about the board. */
export function paintMessage(painting: Painting): Message {
  const { examined, trouble, isRepairing, repair, noRepair } = painting;
  if (trouble) return { text: trouble, tone: "bad" };
  if (isRepairing) return { text: "Looking for a repair…", tone: "" };
  if (repair || noRepair) return { text: repair?.text || noRepair, tone: "" };
  const { text = "Counting the solutions…", grade = null } = examined ?? {};
  return { text, tone: grade ? "good" : "" };
}

interface Painted {
  readonly ui: Pick<Ui, "showsBoth">;
  readonly painting: Pick<PaintingController, "examined" | "shown">;
}

/** The marks on the board. */
export function paintedMarks({ ui, painting: { examined, shown } }: Painted): PaintedMarks {
  const { examples = [], differing = [], problem = null, apart = null } = examined ?? {};
  const solutions = ui.showsBoth && examples.length > 1 ? examples : [];
  const corners =
    solutions.length > 0 ? [] : (problem?.squares ?? [...differing, ...(apart?.squares ?? [])]);
  return { solutions, corners, repair: shown };
}
