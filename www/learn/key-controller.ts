/** Makes the answer key once its page opens, and only then loads the code for it. */

import { signal } from "@preact/signals-core";
import { PageJob } from "../engine/job.ts";
import { openModules } from "../engine/modules.ts";
import { GAME_IDS } from "../routes/ids.ts";
import type { KeyLesson } from "./answer-key.ts";

export interface KeyView {
  lessons: KeyLesson[];
  done: boolean;
  /** Whether the code for it could not be loaded. */
  isMissing: boolean;
}

export class KeyController {
  #job = signal<PageJob<KeyLesson[]> | null>(null);
  #isAsked = false;
  #isSeen = signal(false);
  #isMissing = signal(false);

  see(isSeen: boolean) {
    this.#isSeen.value = isSeen;
    if (isSeen && !this.#isAsked) this.#fetch();
  }

  async #fetch() {
    this.#isAsked = true;
    try {
      const [{ answerKey }] = await Promise.all([
        import("./answer-key.ts"),
        openModules(["table", ...GAME_IDS, "thinking"]),
      ]);
      this.#job.value = new PageJob(answerKey());
      this.#isMissing.value = false;
    } catch {
      [this.#isAsked, this.#isMissing.value] = [false, true];
    }
  }

  /**
   * Judges one more question.
   * @returns whether there is more to show
   */
  work(): boolean {
    const job = this.#job.peek();
    if (!job || !this.#isSeen.peek()) return false;
    const before = job.value;
    job.work();
    return job.value !== before || (job.done && before === null);
  }

  get view(): KeyView | null {
    if (!this.#isSeen.value) return null;
    const { value, done } = this.#job.value ?? { value: null, done: false };
    return { lessons: value ?? [], done, isMissing: this.#isMissing.value };
  }
}
