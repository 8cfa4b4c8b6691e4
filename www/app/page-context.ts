/** What the commands that need the page, and its environment, use of the app. */

import type { Outcome } from "../store/outcome.ts";
import type { Mode } from "../store/state.ts";
import type { Dispatch } from "../ui/context.ts";
import type { SessionCommand } from "./perform.ts";
import type { Pointing } from "./pointing.ts";
import type { Session } from "./session.ts";
import type { Appearance } from "./theme.ts";

export interface PageContext {
  readonly session: Session;
  readonly dispatch: Dispatch;
  readonly pointing: Pointing;
  readonly loading: { soon: (mode: Mode, act: () => void) => void };
  readonly theme: Pick<Appearance, "isDark" | "theme">;
  /** Speaks a text. */
  announce: (text: string) => void;
  /** Shows the outcome of a command. */
  show: (outcome: Outcome) => void;
  perform: (command: SessionCommand) => void;
  /** Names what is shown in the address. */
  writeAddress: () => void;
}
