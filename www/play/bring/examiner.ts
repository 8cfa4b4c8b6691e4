/** Counts the solutions of a board as read, grades it, and looks for the one square whose change would leave one solution. */

import { signal } from "@preact/signals-core";
import type { EngineClient } from "../../engine/engine-client.ts";
import type { Examined } from "../../engine/generated/thinking.ts";
import type { Job } from "../../engine/job.ts";
import { type Proposal, type Trial, trialsOf } from "./proposal.ts";

export class Examiner {
  #engine;
  #letters = "";
  #job: Job<Examined> | null = null;
  #trial: Job<Examined> | null = null;
  #examined = signal<Examined | null>(null);
  #trouble = signal("");
  #found = signal<Trial[]>([]);

  constructor(engine: EngineClient) {
    this.#engine = engine;
  }

  /** Null until the first answer about the board. */
  get examined() {
    return this.#examined.value;
  }

  /** Why nothing is known, or "". */
  get trouble() {
    return this.#trouble.value;
  }

  /** Changes of one square that leave one solution, as far as they are known. */
  get found() {
    return this.#found.value;
  }

  /** Examines a board, instead of the one before. */
  turnTo(proposal: Proposal | null) {
    if (proposal?.letters === this.#letters) return;
    this.#letters = proposal?.letters ?? "";
    this.#job?.cancel();
    this.#trial?.cancel();
    [this.#examined.value, this.#trouble.value, this.#found.value] = [null, "", []];
    if (!proposal) return;
    this.#job = this.#engine.call("examine", [proposal.letters, []], ({ value, done, problem }) => {
      if (value) this.#examined.value = value;
      this.#trouble.value = problem;
      if (done && value && value.solutions !== 1) this.#try(trialsOf(proposal));
    });
  }

  /** Tries one change after another. */
  #try([trial, ...others]: Trial[]) {
    if (!trial) return;
    this.#trial = this.#engine.call("examine", [trial.letters, []], ({ value, done, problem }) => {
      if (done && value?.solutions === 1) this.#found.value = [...this.#found.peek(), trial];
      if (done || problem) this.#try(others);
    });
  }
}
