/** The board editor. */

import { randomSeed } from "../../core/draws.ts";
import type { GameId } from "../../engine/generated/puzzle.ts";
import { anotherLock, randomStart } from "../../engine/table.ts";
import * as change from "../../store/changes.ts";
import type { Commands } from "../../store/command.ts";
import { cleared, type Edit, edited, resized } from "../../store/draft.ts";
import { changing } from "../../store/model.ts";
import type { Outcome } from "../../store/outcome.ts";
import { announced, attempted, silent, uiChanged } from "../../store/outcomes.ts";
import { boardOf } from "../../store/state.ts";
import type { Brush, Ui } from "../../store/ui.ts";
import type { PlayContext } from "../context.ts";
import { painting, pickingUp, placing } from "./drawing.ts";

const NO_LOCK = "No other queen can be locked without losing every solution.";

/** A stroke, or a part of the last one. A colour becomes the brush's. */
interface Stroke {
  squares: number[];
  begins: boolean;
  colour?: number;
}

export const draft = {
  /** @param game of the board, by default the current one */
  "draft/open": (session, { game }: { game?: GameId }) =>
    session.change(changing(change.toEditor(game), { sheet: null })),
  "draft/resize": (session, { rows, columns }: { rows: number; columns: number }) =>
    edit(session, resized(rows, columns)),
  "draft/close": (session, { closed }: { closed: boolean }) => edit(session, edited({ closed })),
  "draft/clear": (session) => edit(session, cleared),
  "draft/random": (session) =>
    session.state.game === "colour"
      ? silent(() => session.painting.sketch(randomSeed()))
      : randomDraft(session),
  "draft/pen": (session, { pen }: { pen: Ui["draftPen"] }) => uiChanged(session, { draftPen: pen }),
  "draft/paint": (session, { squares, begins, colour }: Stroke) =>
    session.change(painting(squares, begins, colour)),
  "draft/brush": (session, { brush }: { brush: Brush }) => uiChanged(session, { brush }),
  /** The brush takes the colour of a square. */
  "draft/pick-up": (session, { square }: { square: number }) =>
    silent(() => session.note(pickingUp(square))),
  /** Shows or hides the queens of two solutions. */
  "draft/both": (session, { shown: showsBoth }: { shown: boolean }) =>
    uiChanged(session, { showsBoth }),
  /** Looks for repairs, and shows the best. */
  "draft/repair": ({ painting }) => announced(() => painting.repair()),
  "draft/next-repair": ({ painting }) => announced(() => painting.nextRepair()),
  "draft/do-repair": (session) => repaired(session),
  "draft/close-repair": ({ painting }) => announced(() => painting.close()),
  "draft/play": (session) => session.change(changing(change.playDraft(session.now()))),
  "draft/stop-counting": ({ counts }) => silent(() => counts.stop()),
} satisfies Commands<PlayContext, Outcome>;

const edit = (session: PlayContext, how: Edit) => session.change(changing(change.drafted(how)));

/** Repaints the square of the repair that is shown. */
function repaired(session: PlayContext): Outcome {
  const { shown: repair } = session.painting;
  return repair ? session.change(painting([repair.square], true, repair.to)) : {};
}

/** Locks a random queen, or chooses a random start. */
function randomDraft(session: PlayContext): Outcome {
  const { rows, columns, squares, blocked, closed } = boardOf(session.state);
  return attempted(() => {
    const square =
      session.state.game !== "knights"
        ? anotherLock(rows, squares, randomSeed())
        : randomStart(rows, columns, closed, blocked, randomSeed());
    return square === null ? { notice: NO_LOCK } : session.change(placing(square));
  });
}
