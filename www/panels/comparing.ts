/** All that is seen in Compare: its tabs, the race, the charts and the published figures. */

import type { Theme } from "../render/theme.ts";
import type { Arena } from "../run/arena.ts";
import type { Tab } from "../session/compare/tabs.ts";
import type { State } from "../session/state.ts";
import { Compare } from "./compare.ts";
import { Published } from "./published.ts";
import { RacePanel } from "./race/race.ts";
import { SurveyPanels } from "./surveys.ts";

/** What is asked for. */
export interface Handlers {
  turn: ConstructorParameters<typeof Compare>[0];
  race: ConstructorParameters<typeof RacePanel>[1];
  surveys: ConstructorParameters<typeof SurveyPanels>[0];
}

export class Comparing {
  #tabs;
  #race;
  #surveys;

  constructor(theme: Theme, handlers: Handlers) {
    this.#tabs = new Compare(handlers.turn, { published: new Published() });
    this.#race = new RacePanel(theme, handlers.race);
    this.#surveys = new SurveyPanels(handlers.surveys);
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

  /** Shows the charts. */
  showSurveys(...given: Parameters<SurveyPanels["show"]>) {
    this.#surveys.show(...given);
  }

  /** @param now milliseconds */
  draw(now: number) {
    this.#race.draw(now);
  }

  setTheme(theme: Theme) {
    this.#race.setTheme(theme);
  }
}
