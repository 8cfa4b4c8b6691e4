/**
 * Checks the grade that a link claims for a puzzle: the page shows the grade that the engine finds.
 */

import type { EngineClient } from "../engine/engine-client.ts";
import type { Difficulty } from "../engine/generated/puzzle.ts";
import type { Job } from "../engine/job.ts";
import { graded } from "../state/changes.ts";
import { changing } from "../state/model.ts";
import { type Kept, puzzleAs } from "../state/state.ts";
import type { Claim } from "../state/ui.ts";
import { sizeProblem } from "../state/wish.ts";
import type { Context } from "./context.ts";

export class GradeController {
  #session;
  #engine;
  #changed;
  #claim: Claim | null = null;
  #job: Job<Difficulty | null> | null = null;

  /** @param changed called when a grade is found */
  constructor(session: Context, engine: EngineClient, changed: () => void) {
    this.#session = session;
    this.#engine = engine;
    this.#changed = changed;
  }

  follow() {
    const { ui, state } = this.#session;
    if (ui.claim === this.#claim) return;
    this.#job?.cancel();
    this.#claim = ui.claim;
    const kept = ui.claim && state.play.games[ui.claim.id];
    if (ui.claim && kept && !sizeProblem(kept.game, kept)) this.#judge(ui.claim, kept);
  }

  #judge(claim: Claim, kept: Kept) {
    this.#job = this.#engine.call("judge", [puzzleAs(kept.game, kept)], ({ value }) => {
      if (!value) return;
      this.#session.receive(changing(graded({ ...claim, grade: value })));
      this.#changed();
    });
  }
}
