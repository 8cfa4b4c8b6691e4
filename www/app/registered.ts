/** What components name without knowing the app: every command, and all that the page shows. */

import type { SessionCommand } from "../run/commands/index.ts";
import type { viewOf } from "../run/view.ts";
import type { PageCommand } from "./commands.ts";

declare module "../ui/context.ts" {
  interface Registered {
    command: SessionCommand | PageCommand;
    view: Omit<ReturnType<typeof viewOf>, "game" | "watch"> & {
      /** For screen readers. */
      spoken: string;
      /** Counts refusals, so that controls reset refused values. */
      refusals: number;
    };
  }
}
