/** The context of every component: the view, and the function that sends commands. */

import type { ReadonlySignal } from "@preact/signals";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { VisiblePart } from "../engine/run-methods.ts";
import type { Theme } from "./theme.ts";

/** Types that the app fills in (`app/registered.ts`), so that components can name them without knowing it. */
// biome-ignore lint/suspicious/noEmptyInterface: the app adds to it.
export interface Registered {}

/** What a person can ask for, as data. */
export type Command = Registered extends { command: infer Command } ? Command : never;

export type Dispatch = (command: Command) => void;

/** Everything that the page shows, as signals. */
export type View = Registered extends { view: infer View } ? View : never;

export interface App {
  dispatch: Dispatch;
  view: View;
  theme: ReadonlySignal<Theme>;
  /** Calls `draw` in every frame, after rendering, until the result is called. */
  onFrame: (draw: (now: number) => void) => () => void;
  /** Paints the visible part of a large board, in colours for the given names. */
  large: {
    setVisiblePart: (part: VisiblePart) => void;
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
