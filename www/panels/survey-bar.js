/** How far the measuring is, and the button that stops it. */
import { workWords } from "../run/surveys.js";
import { make, setText } from "./dom.js";

/** @typedef {import("../run/surveys.js").Work} Work */
/** @typedef {{cancel: () => void, goOn: () => void}} Handlers */

export class SurveyBar {
  element = make("div", "", "measuring");
  #progress = make("progress");
  #says = make("span", "", "small");
  #button = make("button", "Cancel", "btn tiny");
  #isWorking = false;

  /** @param {Handlers} handlers */
  constructor({ cancel, goOn }) {
    this.#button.type = "button";
    this.#button.addEventListener("click", () => (this.#isWorking ? cancel() : goOn()));
    this.#progress.setAttribute("aria-label", "Progress of the measurement");
    this.element.append(this.#progress, this.#button, this.#says);
  }

  /** @param {Work} work */
  show(work) {
    const { working, cancelled, progress } = work;
    this.#isWorking = working;
    this.#progress.hidden = !working;
    this.#progress.value = progress;
    this.#button.hidden = !working && !cancelled;
    setText(this.#button, working ? "Cancel" : "Go on");
    setText(this.#says, workWords(work));
  }
}
