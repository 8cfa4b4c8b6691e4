/** The status of what is on the page, for screen readers. */

import { here } from "../../core/late.ts";
import type { ComparisonView } from "../comparison-view.ts";
import { LATE } from "../late.ts";
import type { Session } from "../session.ts";
import type { Standing, Status } from "./standing.ts";
import { placeOf, titleOf } from "./titles.ts";

interface Seen {
  session: Session;
  comparison: ComparisonView | null;
  says: string;
}

export function statusOf(seen: Seen): Status {
  const { session } = seen;
  const { state, solvers } = session;
  const title = (before: string) => titleOf(state, solvers, before);
  return { place: placeOf(state), title, ...standingOf(seen) };
}

function standingOf({ session, comparison, says }: Seen): Standing {
  const { state, solvers, board } = session;
  if (comparison) return here(LATE.compare.module).standingOf(state, comparison);
  const { watch } = board;
  const ofBoard = {
    stands: says,
    goesOn: watch?.playing ?? false,
    waiting: watch?.waiting ?? false,
  };
  if (state.mode !== "learn") return ofBoard;
  return here(LATE.learn.module).standingOf(session.lesson, solvers) ?? ofBoard;
}
