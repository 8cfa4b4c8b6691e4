/** The archive for a session: it loads when the page is idle, or when something of it is needed. */

import { Lazy, loaded } from "../core/lazy.ts";
import type { Context } from "../store/context.ts";
import type { ArchiveController, OpenArchive } from "./archive-controller.ts";

/** What moves solves to the archive. */
export const ARCHIVE_CONTROLLER = new Lazy(() => import("./archive-controller.ts"));

export class LazyArchive {
  #context;
  #open;
  /** Null until it has loaded. */
  now: ArchiveController | null = null;

  /** @param open null if nothing is archived */
  constructor(context: Context, open: OpenArchive | null) {
    this.#context = context;
    this.#open = open;
  }

  /** Rejects if it can't be loaded. */
  async load(): Promise<ArchiveController> {
    await ARCHIVE_CONTROLLER.load();
    const { ArchiveController } = loaded(ARCHIVE_CONTROLLER.module);
    this.now ??= new ArchiveController(this.#context, this.#open);
    return this.now;
  }
}
