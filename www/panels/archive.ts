/** Past puzzles, a month at a time. */

import type { GameId } from "../engine/generated/puzzle.ts";
import { button, element, make, setText } from "./dom.ts";

type Status = "open" | "begun" | "solved";

export interface ArchiveDay {
  /** The day of the month. */
  day: number;
  /** Such as 2026-11-21. */
  date: string;
  /** The date in words. */
  name: string;
  isToday: boolean;
  /** A day that has not come yet. */
  isAhead: boolean;
  status: Record<GameId, Status>;
}

export interface ArchiveView {
  /** The month in words. */
  month: string;
  /** The month before, in words, or "" where there is none. */
  before: string;
  after: string;
  /** Days of the week before the first, from Monday. */
  offset: number;
  days: ArchiveDay[];
}

const LETTERS = [..."MTWTFSS"];
const CLASSES: Record<Status, string> = { open: "", begun: "half", solved: "on" };
const WORDS: Record<Status, string> = { open: "not played", begun: "begun", solved: "solved" };
const NAMES: Record<GameId, string> = { queens: "Queen’s puzzle", knights: "Knight’s puzzle" };

export class Archive {
  #intents;

  /** @param intents.turn to another month */
  constructor(intents: { turn: (by: number) => void; open: (date: string, game: GameId) => void }) {
    this.#intents = intents;
    button("month-before").addEventListener("click", () => intents.turn(-1));
    button("month-after").addEventListener("click", () => intents.turn(1));
  }

  show({ month, before, after, offset, days }: ArchiveView) {
    setText(element("month"), month);
    for (const [id, words, none] of [
      ["month-before", before, "No earlier month"],
      ["month-after", after, "No later month"],
    ] as const) {
      button(id).disabled = words === "";
      button(id).ariaLabel = button(id).title = words || none;
    }
    const letters = LETTERS.map((letter) => {
      const made = make("span", letter);
      made.setAttribute("aria-hidden", "true");
      return made;
    });
    const gaps = Array.from({ length: offset }, () => make("i"));
    element("calendar").replaceChildren(...letters, ...gaps, ...days.map((day) => this.#day(day)));
  }

  #day({ day, date, name, isToday, isAhead, status }: ArchiveDay) {
    if (isAhead) return make("div", String(day), "day off");
    const made = make("div", String(day), isToday ? "day now" : "day");
    const both = make("span");
    for (const game of ["queens", "knights"] as GameId[]) {
      const open = make("button");
      open.type = "button";
      open.ariaLabel = open.title = `${NAMES[game]} of ${name}: ${WORDS[status[game]]}`;
      open.append(make("i", "", `dot ${game} ${CLASSES[status[game]]}`.trim()));
      open.addEventListener("click", () => this.#intents.open(date, game));
      both.append(open);
    }
    made.append(both);
    return made;
  }
}
