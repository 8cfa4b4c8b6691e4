/** How far the measuring is, and the button that stops it. */
import { type Work, workWords } from "../run/surveys.ts";
import { make, setText } from "./dom.ts";

export interface Handlers {
  cancel: () => void;
  goOn: () => void;
}

export class SurveyBar {
  element = make("div", "", "measuring");
  #progress = make("progress");
  #says = make("span", "", "small");
  #button = make("button", "Cancel", "btn tiny");
  #isWorking = false;

  constructor({ cancel, goOn }: Handlers) {
    this.#button.type = "button";
    this.#button.addEventListener("click", () => (this.#isWorking ? cancel() : goOn()));
    this.#progress.setAttribute("aria-label", "Progress of the measurement");
    this.element.append(this.#progress, this.#button, this.#says);
  }

  show(work: Work) {
    const { working, cancelled, progress } = work;
    this.#isWorking = working;
    this.#progress.hidden = !working;
    this.#progress.value = progress;
    this.#button.hidden = !working && !cancelled;
    setText(this.#button, working ? "Cancel" : "Go on");
    setText(this.#says, workWords(work));
  }
}
