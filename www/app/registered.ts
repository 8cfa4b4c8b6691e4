/** What components name without knowing the app: every command, and all that the page shows. */

import type { ReadonlySignal } from "@preact/signals";
import type { SessionCommand } from "../run/commands/index.ts";
import type { viewOf } from "../run/view.ts";
import type { PageCommand } from "./commands.ts";

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
