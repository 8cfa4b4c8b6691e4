/** What there is to play, as it is shown: the puzzles of today, the streak, and what was begun. */

import { dateWords, dayName } from "../core/dates.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import { layoutOfDay } from "../state/changes.ts";
import { continued } from "../state/games.ts";
import { dayId } from "../state/ids.ts";
import type { Daily, Kept, Layout, State } from "../state/state.ts";
import { streakOf } from "../state/streak.ts";
import { weekOf } from "../state/today.ts";
import { givenWords, pipsOf, puzzleName, sizeAndGrade } from "./puzzle-words.ts";

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

/**
 * @param today the date where the person is
 * @param trouble why today's puzzles are not there, or ""
 */
export function homeView(state: State, today: string, trouble: string): Home {
  const daily = state.days[today];
  const games: GameId[] = ["queens", "knights"];
  return {
    date: dateWords(today),
    today: daily ? games.map((game) => dailyOffer(state, daily, game)) : [],
    waiting: daily || trouble ? "" : "Today’s puzzles are being laid out.",
    trouble: daily ? "" : trouble,
    streak: streakOf(state.solves, today).days,
    week: weekView(state, today),
    begun: continued(state)
      .filter(({ day }) => day !== today)
      .map((kept) => begunOffer(state, kept)),
  };
}

/** The week of a date, a day each. */
export function weekView({ solves }: State, today: string): WeekDay[] {
  const inTime = new Set(solves.filter((solve) => solve.inTime).map(({ on }) => on));
  return weekOf(today).map((date, place) => ({
    letter: dayName(place).charAt(0),
    name: dayName(place),
    solved: inTime.has(date),
    today: date === today,
  }));
}

function dailyOffer(state: State, daily: Daily, game: GameId): Offer {
  const layout = layoutOfDay(daily, game);
  const id = dayId(daily.date, game);
  const { grade } = daily[game];
  return {
    ...{ id, title: puzzleName(game), pips: pipsOf(grade) },
    lines: [sizeAndGrade(layout, grade), givenWords(game, layout, game === "queens")],
    ...progressOf(state.play.games[id]),
    isSeen: isSeen(state, id),
    picture: { game, layout },
  };
}

function begunOffer(state: State, kept: Kept): Offer {
  const title = kept.day ? `${puzzleName(kept.game)}, ${dateWords(kept.day)}` : "";
  return {
    ...{ id: kept.id, pips: 0 },
    title:
      title || `${kept.game === "queens" ? "Queens" : "Knight"} ${sizeAndGrade(kept, kept.grade)}`,
    lines: [title ? sizeAndGrade(kept, kept.grade) : givenWords(kept.game, kept, false)],
    ...progressOf(kept),
    isSeen: isSeen(state, kept.id),
    picture: { game: kept.game, layout: kept },
  };
}

function progressOf(kept: Kept | undefined): Pick<Offer, "status" | "seconds"> {
  if (kept?.solved) return { status: "solved", seconds: kept.solved.seconds };
  return { status: kept && kept.begun > 0 ? "begun" : "new", seconds: kept?.seconds ?? 0 };
}

const isSeen = ({ play, game, screen }: State, id: string) =>
  play.seen[game] === id && screen !== "draft";
