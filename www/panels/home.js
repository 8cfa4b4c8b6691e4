/** What there is to play today, and what has been begun. */
import { duration } from "../base/numbers.js";
import { button, element, icon, make, setText } from "./dom.js";
import { tinyBoard } from "./tiny.js";

/** @typedef {import("../session/state.js").GameId} GameId */
/** @typedef {import("../session/state.js").Layout} Layout */
/**
 * A puzzle on offer.
 * @typedef {object} Offer
 * @property {string} id
 * @property {string} title
 * @property {string[]} lines what it is, in a few words each
 * @property {number} pips how hard it is, 1 to 4; 0 where that is not known
 * @property {"new" | "begun" | "solved"} status
 * @property {number} seconds played
 * @property {boolean} isSeen whether it is the one on the board
 * @property {{game: GameId, layout: Layout}} picture
 */
/**
 * A day of a week.
 * @typedef {{letter: string, name: string, solved: boolean, today: boolean}} WeekDay
 */
/**
 * @typedef {object} Home
 * @property {string} date in words
 * @property {Offer[]} today
 * @property {string} waiting that today's puzzles are still to come, or ""
 * @property {string} trouble why they are not, or ""
 * @property {number} streak days
 * @property {WeekDay[]} week
 * @property {Offer[]} begun other puzzles, the one played last first
 */

const PIPS = 4;

export class HomePanel {
  #open;

  /**
   * @param {object} intents
   * @param {(id: string) => void} intents.open
   * @param {(tab: "archive" | "statistics" | "collection") => void} intents.openSheet
   */
  constructor({ open, openSheet }) {
    this.#open = open;
    button("open-archive").addEventListener("click", () => openSheet("archive"));
    button("open-statistics").addEventListener("click", () => openSheet("statistics"));
    button("open-collection").addEventListener("click", () => openSheet("collection"));
  }

  /** @param {Home} home */
  show({ date, today, waiting, trouble, streak, week, begun }) {
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

  /** @param {Offer} offer */
  #daily(offer) {
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

  /** @param {Offer} offer */
  #begun(offer) {
    const made = this.#opener(offer, "");
    const what = make("span");
    what.append(make("b", offer.title), ...offer.lines.map((line) => make("small", line)));
    made.append(what, make("span", duration(offer.seconds), "mono"));
    const item = make("li");
    item.append(made);
    return item;
  }

  /** @param {Offer} offer @param {string} className */
  #opener({ id }, className) {
    const made = make("button", "", className);
    made.type = "button";
    made.dataset.id = id;
    made.addEventListener("click", () => this.#open(id));
    return made;
  }
}

/**
 * Puts others in the place of what an element holds; the focus stays on the one of the same id.
 * @param {HTMLElement} holder
 * @param {HTMLElement[]} parts
 */
function keepingFocus(holder, parts) {
  const active = document.activeElement;
  const id =
    active instanceof HTMLElement && holder.contains(active) ? active.dataset.id : undefined;
  holder.replaceChildren(...parts);
  if (id === undefined) return;
  const again = [...holder.querySelectorAll("button")].find((one) => one.dataset.id === id);
  again?.focus({ preventScroll: true });
}

/** @param {Offer} offer */
function statusOf({ status, seconds, isSeen }) {
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

/** @param {number} count */
function pips(count) {
  const all = make("i", "", "pips");
  all.setAttribute("aria-hidden", "true");
  if (count > 0) {
    for (let i = 0; i < PIPS; i++) all.append(make("i", "", i < count ? "on" : ""));
  }
  return all;
}

/**
 * @param {HTMLElement} target
 * @param {WeekDay[]} week
 */
export function showWeek(target, week) {
  const dayOf = (/** @type {WeekDay} */ { letter, solved, today }) =>
    make("i", letter, `${solved ? "on" : ""} ${today ? "now" : ""}`.trim());
  target.replaceChildren(...week.map(dayOf));
  const solved = week.filter((day) => day.solved).map((day) => day.name);
  target.ariaLabel = `This week: ${solved.length > 0 ? `solved ${solved.join(", ")}` : "nothing solved yet"}`;
}
