/** What there is to play, as it is shown: the puzzles of today, the streak, and what was begun. */
import { dateWords, dayName } from "../base/dates.js";
import { layoutOfDay } from "../session/changes.js";
import { continued } from "../session/games.js";
import { dayId } from "../session/ids.js";
import { streakOf } from "../session/streak.js";
import { weekdayOf, weekOf } from "../session/today.js";
import { givenWords, pipsOf, puzzleName, sizeAndGrade } from "./puzzle-words.js";

/** @typedef {import("../engine/engine.js").GameId} GameId */
/** @typedef {import("../panels/home.js").Home} Home */
/** @typedef {import("../panels/home.js").Offer} Offer */
/** @typedef {import("../panels/home.js").WeekDay} WeekDay */
/** @typedef {import("../session/state.js").Kept} Kept */
/** @typedef {import("../session/state.js").State} State */

/**
 * @param {State} state
 * @param {string} today the date where the person is
 * @param {string} trouble why today's puzzles are not there, or ""
 * @returns {Home}
 */
export function homeView(state, today, trouble) {
  const daily = state.days[today];
  const games = /** @type {GameId[]} */ (["queens", "knights"]);
  return {
    date: dateWords(today, weekdayOf(today)),
    today: daily ? games.map((game) => dailyOffer(state, today, game)) : [],
    waiting: daily || trouble ? "" : "Today’s puzzles are being laid out.",
    trouble: daily ? "" : trouble,
    streak: streakOf(state.solves, today).days,
    week: weekView(state, today),
    begun: continued(state)
      .filter(({ day }) => day !== today)
      .map((kept) => begunOffer(state, kept)),
  };
}

/**
 * The week of a date, a day each.
 * @param {State} state
 * @param {string} today
 * @returns {WeekDay[]}
 */
export function weekView({ solves }, today) {
  const inTime = new Set(solves.filter((solve) => solve.inTime).map(({ on }) => on));
  return weekOf(today).map((date, place) => ({
    letter: dayName(place)[0],
    name: dayName(place),
    solved: inTime.has(date),
    today: date === today,
  }));
}

/**
 * @param {State} state
 * @param {string} date
 * @param {GameId} game
 * @returns {Offer}
 */
function dailyOffer(state, date, game) {
  const daily = state.days[date];
  const layout = layoutOfDay(daily, game);
  const kept = state.play.games[dayId(date, game)];
  const { grade } = daily[game];
  return {
    ...{ id: dayId(date, game), title: puzzleName(game), pips: pipsOf(grade) },
    lines: [sizeAndGrade(layout, grade), givenWords(game, layout, game === "queens")],
    ...progressOf(kept),
    isSeen: isSeen(state, dayId(date, game)),
    picture: { game, layout },
  };
}

/** @param {State} state @param {Kept} kept @returns {Offer} */
function begunOffer(state, kept) {
  const title = kept.day
    ? `${puzzleName(kept.game)}, ${dateWords(kept.day, weekdayOf(kept.day))}`
    : "";
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

/** @param {Kept | undefined} kept @returns {Pick<Offer, "status" | "seconds">} */
function progressOf(kept) {
  if (kept?.solved) return { status: "solved", seconds: kept.solved.seconds };
  return { status: kept && kept.begun > 0 ? "begun" : "new", seconds: kept?.seconds ?? 0 };
}

/** @param {State} state @param {string} id */
const isSeen = ({ play, game, screen }, id) => play.seen[game] === id && screen !== "draft";
