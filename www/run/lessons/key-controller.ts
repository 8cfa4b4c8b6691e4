/** Makes the answer key once its page opens, and only then loads the code for it. */

import { PageJob } from "../../engine/job.ts";
import { openModules } from "../../engine/modules.ts";
import { GAME_IDS } from "../../routes/ids.ts";
import type { State } from "../../state/state.ts";
import type { KeyLesson } from "./answer-key.ts";

export interface KeyView {
  lessons: KeyLesson[];
  done: boolean;
  /** Whether the code for it could not be loaded. */
  isMissing: boolean;
}

export class KeyController {
  #job: PageJob<KeyLesson[]> | null = null;
  #isAsked = false;
  #isSeen = false;
  #isMissing = false;
  #changed;

  /** @param changed called when the code has loaded */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  follow({ mode, page }: State) {
    this.#isSeen = mode === "learn" && page === "key";
    if (this.#isSeen && !this.#isAsked) this.#fetch();
  }

  async #fetch() {
    this.#isAsked = true;
    try {
      const [{ answerKey }] = await Promise.all([
        import("./answer-key.ts"),
        openModules(["table", ...GAME_IDS, "thinking"]),
      ]);
      this.#job = new PageJob(answerKey());
      this.#isMissing = false;
    } catch {
      [this.#isAsked, this.#isMissing] = [false, true];
    }
    this.#changed();
  }

  /**
   * Judges one more question.
   * @returns whether there is more to show
   */
  work(): boolean {
    const job = this.#job;
    if (!job || !this.#isSeen) return false;
    const before = job.value;
    job.work();
    return job.value !== before || (job.done && before === null);
  }

  get view(): KeyView | null {
    if (!this.#isSeen) return null;
    const { value, done } = this.#job ?? { value: null, done: false };
    return { lessons: value ?? [], done, isMissing: this.#isMissing };
  }
}
