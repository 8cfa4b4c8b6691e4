/** What components name without knowing the app: every command, and all that the page shows. */

import type { ReadonlySignal } from "@preact/signals";
import type { PageCommand } from "./commands.ts";
import type { SessionCommand } from "./perform.ts";
import type { viewOf } from "./view.ts";

declare module "../ui/context.ts" {
  interface Registered {
    command: SessionCommand | PageCommand;
    view: ReturnType<typeof viewOf> & {
      /** For screen readers. */
      spoken: ReadonlySignal<string>;
      /** Counts refusals, so that controls reset refused values. */
      refusals: ReadonlySignal<number>;
    };
  }
}
