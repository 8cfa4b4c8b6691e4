/** What is seen in Compare beside its charts: its tabs and the race. */

import type { Theme } from "../render/theme.ts";
import type { Arena } from "../run/arena.ts";
import type { Tab } from "../session/compare/tabs.ts";
import type { State } from "../session/state.ts";
import { Compare } from "./compare.ts";
import { RacePanel } from "./race/race.ts";

/** What is asked for. */
export interface Handlers {
  turn: ConstructorParameters<typeof Compare>[0];
  race: ConstructorParameters<typeof RacePanel>[1];
}

export class Comparing {
  #tabs;
  #race;

  constructor(theme: Theme, handlers: Handlers) {
    this.#tabs = new Compare(handlers.turn);
    this.#race = new RacePanel(theme, handlers.race);
  }

  /** Shows the panel of a tab; none where Compare is not seen. */
  turnTo(tab: Tab | null) {
    this.#tabs.show(tab);
  }

  /** Shows what is at work on the tab that is seen. */
  show({ race }: ReturnType<Arena["view"]>, { compare }: State, notice: string) {
    this.#tabs.say(notice);
    if (compare.tab === "race" && race) this.#race.show(race);
  }

  /** @param now milliseconds */
  draw(now: number) {
    this.#race.draw(now);
  }

  setTheme(theme: Theme) {
    this.#race.setTheme(theme);
  }
}
