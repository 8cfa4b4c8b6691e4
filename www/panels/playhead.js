/** The head of a game: what is played, and for how long. */
import { duration } from "../base/numbers.js";
import { button, element, setText } from "./dom.js";

/**
 * @typedef {object} Head
 * @property {string} title
 * @property {string} sub
 * @property {number | null} seconds played; null where no clock runs
 * @property {boolean} timer whether the clock is to be seen
 */

export class Playhead {
  /** @param {{goHome: () => void, showTimer: (timer: boolean) => void}} intents */
  constructor({ goHome, showTimer }) {
    button("back-home").addEventListener("click", goHome);
    button("eye").addEventListener("click", () => showTimer(element("clock").hidden !== false));
  }

  /** @param {Head} head */
  show({ title, sub, seconds, timer }) {
    setText(element("play-title"), title);
    setText(element("play-sub"), sub);
    element("timer").hidden = seconds === null;
    element("clock").hidden = !timer;
    setText(element("clock"), duration(seconds ?? 0));
    const label = timer ? "Hide the timer" : "Show the timer";
    button("eye").ariaLabel = button("eye").title = label;
    element("eye")
      .querySelector("use")
      ?.setAttribute("href", timer ? "#i-eye" : "#i-eye-off");
  }
}
