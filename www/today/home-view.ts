/** The view model of Today: the day's puzzles, the streak, and unfinished games. */

import { keptBoard, newBoard } from "../board/kept-board.ts";
import { sizeAndGrade, subtitleOf, titleOf } from "../board/puzzle-words.ts";
import type { Scene } from "../board/scene/scene.ts";
import { dateWords, dayName, shortDay, weekdayOf } from "../core/dates.ts";
import { duration } from "../core/numbers.ts";
import { hasPuzzles } from "../core/today.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { DailyId } from "../engine/generated/thinking.ts";
import { dayPlan } from "../engine/table.ts";
import { DAILIES, dailyName, EASY, gameOfDaily, inOrder, layoutOfDay } from "../routes/daily.ts";
import { dayId } from "../routes/ids.ts";
import { print } from "../routes/route.ts";
import { gameOfDay } from "../store/dailies.ts";
import { continued } from "../store/games.ts";
import { linkToPlayed } from "../store/links.ts";
import { summaryOf } from "../store/solves.ts";
import { type Daily, EMPTY, type Kept, type State } from "../store/state.ts";
import { streakOf, weekView } from "../store/streak.ts";
import { isSolvedOn } from "../store/summary.ts";
import type { Day } from "../store/ui.ts";
import type { Command } from "../ui/context.ts";

export interface Offer {
  id: string;
  title: string;
  /** Size and grade, after the date of an earlier day. */
  about: string;
  status: "new" | "begun" | "solved";
  /** What a solve took, if that is known. */
  seconds: number | null;
  link: string;
  game: GameId;
  /** The board as it was left. */
  board: Scene;
  /** How many pieces are on it: `4 of 9`. */
  progress: string;
}

export type Home = ReturnType<typeof homeView>;

/**
 * @param today the local date
 * @param trouble why today's puzzles could not be loaded, or ""
 * @param wanted the day's puzzle that opens as soon as it has loaded
 */
export function homeView(state: State, today: string, trouble: string, wanted: Day | null = null) {
  const daily = state.days[today];
  const offers = daily ? DAILIES.map((which) => dailyOffer(state, daily, which)) : [];
  const awaited = daily ? [] : awaitedOf(today, wanted);
  const ofToday = new Set([...DAILIES, EASY].map((which) => dayId(today, which)));
  return {
    date: dateWords(today).replace(/^\w+/, dayName(weekdayOf(today))),
    brief: shortDay(today),
    ...solvedOf(offers),
    today: offers,
    /** The easy Queen's Challenge, beside the other one. */
    easy: daily ? dailyOffer(state, daily, EASY) : null,
    awaited: trouble ? [] : awaited,
    start: startOf(offers, awaited),
    trouble: daily ? "" : trouble,
    streak: streakOf(summaryOf(state.solves), today).days,
    week: weekView(state, today),
    begun: continued(state)
      .filter(({ id }) => !ofToday.has(id))
      .map(begunOffer),
  };
}

/** What a newcomer starts with: the first unsolved puzzle, as soon as it has loaded. */
function startOf(offers: Offer[], awaited: ReturnType<typeof awaitedOf>) {
  const offer = offers.find(({ status }) => status !== "solved");
  if (offer) return startWith(offer, { type: "play/open", id: offer.id });
  const [place] = awaited;
  return place ? startWith(place, { type: "play/open-day", ...place.day }) : null;
}

const startWith = ({ title, link }: { title: string; link: string }, action: Command) => ({
  title,
  link,
  action,
});

/** How far the day is, and the time it took once all is solved. */
function solvedOf(offers: Offer[]) {
  const solved = offers.filter(({ status }) => status === "solved");
  const seconds = solved.reduce((sum, offer) => sum + (offer.seconds ?? 0), 0);
  const isDone = solved.length === DAILIES.length;
  return { headline: HEADLINES[solved.length]!, taken: isDone ? duration(seconds) : "" };
}

const HEADLINES = [
  "Today’s three puzzles",
  "One solved, two to go",
  "Two solved, one to go",
  "All three solved",
];

/** Placeholders for a day's puzzles until they are loaded. */
function awaitedOf(today: string, wanted: Day | null) {
  const plan = hasPuzzles(today) ? inOrder(dayPlan(today)) : [];
  return plan
    .filter(({ which }) => which !== EASY)
    .map(({ which, rows, columns, grade }) => {
      const layout = { ...EMPTY, rows, columns };
      const board = newBoard("queens", layout);
      const isWanted = wanted?.date === today && wanted.which === which;
      return {
        day: { date: today, which },
        title: dailyName(which),
        about: sizeAndGrade(layout, grade),
        word: isWanted ? "Opening…" : "Loading…",
        link: print({ kind: "day", date: today, which }),
        board,
      };
    });
}

function dailyOffer(state: State, daily: Daily, which: DailyId): Offer {
  const { date } = daily;
  const layout = layoutOfDay(daily, which);
  const id = dayId(date, which);
  const game = gameOfDaily(which);
  const kept = gameOfDay(state, date, which);
  const isBegun = kept && (kept.begun > 0 || kept.solved);
  const isSolved = kept?.solved || isSolvedOn(summaryOf(state.solves), date, which);
  return {
    id: kept?.id ?? id,
    title: dailyName(which),
    about: sizeAndGrade(layout, daily[which].grade),
    status: isSolved ? "solved" : isBegun ? "begun" : "new",
    seconds: kept?.solved?.seconds ?? null,
    link: kept ? linkToPlayed(kept) : print({ kind: "day", date, which }),
    game,
    ...(isBegun ? keptBoard(kept) : { board: newBoard(game, layout), progress: "" }),
  };
}

const begunOffer = (kept: Kept): Offer => ({
  id: kept.id,
  title: titleOf(kept),
  about: subtitleOf(kept),
  status: "begun",
  seconds: null,
  link: linkToPlayed(kept),
  game: kept.game,
  ...keptBoard(kept),
});
