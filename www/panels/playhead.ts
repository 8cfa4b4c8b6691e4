/** The head of a game: what is played, and for how long. */
import { duration } from "../base/numbers.ts";
import { button, element, setText } from "./dom.ts";

export interface Head {
  title: string;
  sub: string;
  /** Seconds played; null where no clock runs. */
  seconds: number | null;
  /** Whether the clock is to be seen. */
  timer: boolean;
}

export class Playhead {
  constructor({ goHome, showTimer }: { goHome: () => void; showTimer: (timer: boolean) => void }) {
    button("back-home").addEventListener("click", goHome);
    button("eye").addEventListener("click", () => showTimer(element("clock").hidden !== false));
  }

  show({ title, sub, seconds, timer }: Head) {
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
