/** Past puzzles, a month at a time. */
import { button, element, make, setText } from "./dom.js";

/** @typedef {import("../session/state.js").GameId} GameId */
/** @typedef {"open" | "begun" | "solved"} Status */
/**
 * @typedef {object} ArchiveDay
 * @property {number} day of the month
 * @property {string} date as 2026-11-21
 * @property {string} name in words
 * @property {boolean} isToday
 * @property {boolean} isAhead a day that has not come yet
 * @property {Record<GameId, Status>} status
 */
/**
 * @typedef {object} ArchiveView
 * @property {string} month in words
 * @property {string} before the month before, in words, or "" where there is none
 * @property {string} after
 * @property {number} offset days of the week before the first, from Monday
 * @property {ArchiveDay[]} days
 */

const LETTERS = [..."MTWTFSS"];
/** @type {Record<Status, string>} */
const CLASSES = { open: "", begun: "half", solved: "on" };
/** @type {Record<Status, string>} */
const WORDS = { open: "not played", begun: "begun", solved: "solved" };
/** @type {Record<GameId, string>} */
const NAMES = { queens: "Queen’s puzzle", knights: "Knight’s puzzle" };

export class Archive {
  #intents;

  /**
   * @param {object} intents
   * @param {(by: number) => void} intents.turn to another month
   * @param {(date: string, game: GameId) => void} intents.open
   */
  constructor(intents) {
    this.#intents = intents;
    button("month-before").addEventListener("click", () => intents.turn(-1));
    button("month-after").addEventListener("click", () => intents.turn(1));
  }

  /** @param {ArchiveView} view */
  show({ month, before, after, offset, days }) {
    setText(element("month"), month);
    for (const [id, words, none] of [
      ["month-before", before, "No earlier month"],
      ["month-after", after, "No later month"],
    ]) {
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

  /** @param {ArchiveDay} day */
  #day({ day, date, name, isToday, isAhead, status }) {
    if (isAhead) return make("div", String(day), "day off");
    const made = make("div", String(day), isToday ? "day now" : "day");
    const both = make("span");
    for (const game of /** @type {GameId[]} */ (["queens", "knights"])) {
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
