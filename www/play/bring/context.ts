/** What the app gives the commands that bring a board. */

import type { PlayContext } from "../context.ts";
import type { BringController } from "./bring-controller.ts";

export interface BringContext extends PlayContext {
  readonly rooms: PlayContext["rooms"] & {
    /** Null until it has loaded. */
    readonly bring: { readonly controller: BringController } | null;
  };
}
