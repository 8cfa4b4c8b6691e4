/** The context of every component: the view, and the function that sends commands. */

import type { ReadonlySignal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { PageCommand } from "../app/commands.ts";
import type { VisiblePart } from "../engine/run-methods.ts";
import type { Theme } from "../render/theme.ts";
import type { SessionCommand } from "../run/commands/index.ts";
import type { viewOf } from "../run/view.ts";

/** What a person can ask for, as data. */
export type Command = SessionCommand | PageCommand;

export type Dispatch = (command: Command) => void;

/** Everything that the page shows. */
export type View = Omit<ReturnType<typeof viewOf>, "game" | "watch"> & {
  /** For screen readers. */
  spoken: string;
  /** Counts refusals, so that controls reset refused values. */
  refusals: number;
};

export type ViewSignals = { [K in keyof View]: ReadonlySignal<View[K]> };

export interface App {
  dispatch: Dispatch;
  view: ViewSignals;
  theme: ReadonlySignal<Theme>;
  /** Calls `draw` in every frame, after rendering, until the result is called. */
  onFrame: (draw: (now: number) => void) => () => void;
  /** Paints the visible part of a large board, in colours for the given names. */
  large: {
    look: (look: VisiblePart) => void;
    paint: (paletteOf: (names: string[]) => Uint32Array) => void;
  };
}

export const AppContext = createContext<App | null>(null);

/** @throws outside the app */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error("A component was rendered outside the app.");
  return app;
}
