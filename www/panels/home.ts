/** What there is to play today, and what has been begun. */

import { duration } from "../base/numbers.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { Layout } from "../session/state.ts";
import { button, element, icon, make, setText } from "./dom.ts";
import { tinyBoard } from "./tiny.ts";

/** A puzzle on offer. */
export interface Offer {
  id: string;
  title: string;
  /** What it is, in a few words each. */
  lines: string[];
  /** How hard it is, 1 to 4; 0 where that is not known. */
  pips: number;
  status: "new" | "begun" | "solved";
  /** Seconds played. */
  seconds: number;
  /** Whether it is the one on the board. */
  isSeen: boolean;
  picture: { game: GameId; layout: Layout };
}

/** A day of a week. */
export interface WeekDay {
  letter: string;
  name: string;
  solved: boolean;
  today: boolean;
}
export interface Home {
  /** Today in words. */
  date: string;
  today: Offer[];
  /** That today's puzzles are still to come, or "". */
  waiting: string;
  /** Why they are not, or "". */
  trouble: string;
  /** The streak in days. */
  streak: number;
  week: WeekDay[];
  /** Other puzzles, the one played last first. */
  begun: Offer[];
}

const PIPS = 4;

export class HomePanel {
  #open;

  constructor({
    open,
    openSheet,
  }: {
    open: (id: string) => void;
    openSheet: (tab: "archive" | "statistics" | "collection") => void;
  }) {
    this.#open = open;
    button("open-archive").addEventListener("click", () => openSheet("archive"));
    button("open-statistics").addEventListener("click", () => openSheet("statistics"));
    button("open-collection").addEventListener("click", () => openSheet("collection"));
  }

  show({ date, today, waiting, trouble, streak, week, begun }: Home) {
    setText(element("today-date"), date);
    setText(element("today-wait"), waiting);
    setText(element("today-trouble"), trouble);
    keepingFocus(
      element("dailies"),
      today.map((offer) => this.#daily(offer)),
    );
    setText(element("streak"), String(streak));
    setText(element("streak-noun"), streak === 1 ? "day" : "days");
    showWeek(element("week"), week);
    element("continue-card").hidden = begun.length === 0;
    keepingFocus(
      element("continue"),
      begun.map((offer) => this.#begun(offer)),
    );
  }

  #daily(offer: Offer) {
    const made = this.#opener(offer, "daily");
    const mini = make("span", "", "mini");
    mini.append(tinyBoard(offer.picture.game, offer.picture.layout));
    const what = make("span", "", "what");
    what.append(make("b", offer.title), ...offer.lines.map((line) => make("small", line)));
    what.children[1]?.append(" ", pips(offer.pips));
    made.append(mini, what, statusOf(offer));
    if (offer.isSeen) made.setAttribute("aria-current", "true");
    return made;
  }

  #begun(offer: Offer) {
    const made = this.#opener(offer, "");
    const what = make("span");
    what.append(make("b", offer.title), ...offer.lines.map((line) => make("small", line)));
    made.append(what, make("span", duration(offer.seconds), "mono"));
    const item = make("li");
    item.append(made);
    return item;
  }

  #opener({ id }: Offer, className: string) {
    const made = make("button", "", className);
    made.type = "button";
    made.dataset.id = id;
    made.addEventListener("click", () => this.#open(id));
    return made;
  }
}

/** Puts others in the place of what an element holds; the focus stays on the one of the same id. */
function keepingFocus(holder: HTMLElement, parts: HTMLElement[]) {
  const active = document.activeElement;
  const id =
    active instanceof HTMLElement && holder.contains(active) ? active.dataset.id : undefined;
  holder.replaceChildren(...parts);
  if (id === undefined) return;
  const again = [...holder.querySelectorAll("button")].find((one) => one.dataset.id === id);
  again?.focus({ preventScroll: true });
}

function statusOf({ status, seconds, isSeen }: Offer) {
  const go = make("span", "", "go");
  if (status === "solved") {
    const done = make("span", "", "done");
    done.append(icon("check"), `Solved ${duration(seconds)}`);
    go.append(done);
  } else {
    const words = status === "begun" ? `Resume ${duration(seconds)}` : "Play";
    go.append(make("span", words, `btn tiny${isSeen ? " primary" : ""}`));
  }
  return go;
}

function pips(count: number) {
  const all = make("i", "", "pips");
  all.setAttribute("aria-hidden", "true");
  if (count > 0) {
    for (let i = 0; i < PIPS; i++) all.append(make("i", "", i < count ? "on" : ""));
  }
  return all;
}

export function showWeek(target: HTMLElement, week: WeekDay[]) {
  const dayOf = ({ letter, solved, today }: WeekDay) =>
    make("i", letter, `${solved ? "on" : ""} ${today ? "now" : ""}`.trim());
  target.replaceChildren(...week.map(dayOf));
  const solved = week.filter((day) => day.solved).map((day) => day.name);
  target.ariaLabel = `This week: ${solved.length > 0 ? `solved ${solved.join(", ")}` : "nothing solved yet"}`;
}
