/**
 * Checks the grade that a link claims for a puzzle: the page shows the grade that the engine finds.
 */

import type { EngineClient } from "../../engine/engine-client.ts";
import type { Difficulty } from "../../engine/generated/puzzle.ts";
import type { Job } from "../../engine/job.ts";
import { graded } from "../../store/changes.ts";
import type { Context } from "../../store/context.ts";
import { changing } from "../../store/model.ts";
import { sizeProblem } from "../../store/puzzle-order.ts";
import { type Kept, puzzleAs } from "../../store/state.ts";
import type { Claim } from "../../store/ui.ts";

export class GradeController {
  #session;
  #engine;
  #job: Job<Difficulty | null> | null = null;

  constructor(session: Context, engine: EngineClient) {
    this.#session = session;
    this.#engine = engine;
  }

  /** Checks a claim, instead of the one before. */
  check(claim: Claim | null) {
    this.#job?.cancel();
    const kept = claim && this.#session.state.play.games[claim.id];
    if (claim && kept && !sizeProblem(kept.game, kept)) this.#judge(claim, kept);
  }

  #judge(claim: Claim, kept: Kept) {
    this.#job = this.#engine.call("judge", [puzzleAs(kept.game, kept)], ({ value }) => {
      if (value) this.#session.receive(changing(graded({ ...claim, grade: value })));
    });
  }
}
