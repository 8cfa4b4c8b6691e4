/** How far the measuring is, and the button that stops it. */
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
    this.#says.setAttribute("role", "status");
    this.element.append(this.#progress, this.#button, this.#says);
  }

  /** @param {Work} work */
  show({ working, cancelled, progress, failed }) {
    this.#isWorking = working;
    this.#progress.hidden = !working;
    this.#progress.value = progress;
    this.#button.hidden = !working && !cancelled;
    setText(this.#button, working ? "Cancel" : "Go on");
    setText(this.#says, failed || (cancelled ? "Cancelled." : working ? "Measuring." : ""));
  }
}
