/** The view model of home: today's puzzles, the streak, and unfinished puzzles. */

import { givenWords, sizeAndGrade } from "../board/puzzle-words.ts";
import { SHORT_NAMES } from "../content/game-names.ts";
import { dateWords, dayName, weekdayOf } from "../core/dates.ts";
import { hasPuzzles } from "../core/today.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { DailyId } from "../engine/generated/thinking.ts";
import { dayPlan } from "../engine/table.ts";
import { DAILIES, dailyName, EASY, gameOfDaily, inOrder, layoutOfDay } from "../routes/daily.ts";
import { dayId, dayNamed, practiceId } from "../routes/ids.ts";
import { continued } from "../store/games.ts";
import { summaryOf } from "../store/solves.ts";
import { type BoardLayout, type Daily, EMPTY, type Kept, type State } from "../store/state.ts";
import { streakOf, weekView } from "../store/streak.ts";

export interface Offer {
  id: string;
  title: string;
  lines: string[];
  status: "new" | "begun" | "solved";
  seconds: number;
  isSeen: boolean;
  picture: { game: GameId; layout: BoardLayout };
}

export type Home = ReturnType<typeof homeView>;

/**
 * @param today the local date
 * @param trouble why today's puzzles could not be loaded, or ""
 */
export function homeView(state: State, today: string, trouble: string) {
  const daily = state.days[today];
  return {
    date: longDate(today),
    today: daily ? DAILIES.map((which) => dailyOffer(state, daily, which)) : [],
    /** The easy queens puzzle, beside the other one. */
    easy: daily ? dailyOffer(state, daily, EASY) : null,
    awaited: daily || trouble ? [] : awaitedOf(today),
    waiting: daily || trouble ? "" : "Loading today’s puzzles…",
    trouble: daily ? "" : trouble,
    streak: streakOf(summaryOf(state.solves), today).days,
    week: weekView(state, today),
    begun: continued(state)
      .filter(({ day, id }) => day !== today && !isSeen(state, id))
      .map((kept) => begunOffer(state, kept)),
  };
}

/** Placeholders for a day's puzzles until they are loaded. */
function awaitedOf(today: string) {
  const plan = hasPuzzles(today) ? inOrder(dayPlan(today)) : [];
  return plan
    .filter(({ which }) => which !== EASY)
    .map(({ which, rows, columns }) => ({
      which,
      title: dailyName(which),
      picture: { game: gameOfDaily(which), layout: { ...EMPTY, rows, columns } },
    }));
}

/** `Friday 27 November`. */
const longDate = (date: string) => dateWords(date).replace(/^\w+/, dayName(weekdayOf(date)));

function dailyOffer(state: State, daily: Daily, which: DailyId): Offer {
  const layout = layoutOfDay(daily, which);
  const id = dayId(daily.date, which);
  const game = gameOfDaily(which);
  return {
    id,
    title: dailyName(which),
    lines: [sizeAndGrade(layout, daily[which].grade), givenWords(game, layout, game !== "knights")],
    ...progressOf(state.play.games[id]),
    isSeen: isSeen(state, id) || isSeen(state, practiceId(game, layout)),
    picture: { game, layout },
  };
}

function begunOffer(state: State, kept: Kept): Offer {
  const day = dayNamed(kept.id);
  const title = day ? `${dailyName(day.which)}, ${dateWords(day.date)}` : "";
  return {
    id: kept.id,
    title: title || `${SHORT_NAMES[kept.game]} ${sizeAndGrade(kept, kept.grade)}`,
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
