/** The archive for a session: it loads when the page is idle, or when something of it is needed. */

import { here } from "../core/late.ts";
import type { ArchiveController, OpenArchive } from "./archive-controller.ts";
import type { Host } from "./host.ts";
import { ARCHIVING } from "./late.ts";

export class Archiving {
  #host;
  #open;
  #changed;
  /** Null until it has loaded. */
  now: ArchiveController | null = null;

  /**
   * @param open null if nothing is archived
   * @param changed called after an answer
   */
  constructor(host: Host, open: OpenArchive | null, changed: () => void) {
    this.#host = host;
    this.#open = open;
    this.#changed = changed;
  }

  /** Rejects if it can't be loaded. */
  async load(): Promise<ArchiveController> {
    await ARCHIVING.load();
    const { ArchiveController } = here(ARCHIVING.module);
    this.now ??= new ArchiveController(this.#host, this.#open, this.#changed);
    return this.now;
  }
}
