/** The guided walk: where one stands, what is to be seen there, and the way on. */
import { STOPS } from "../cards/lessons/stops.js";
import { button, byId, element, make, setText } from "./dom.js";

export class Learn {
  #section = element("learn");
  #title = element("learn-title");
  #progress = byId("learn-progress", HTMLProgressElement);
  #list = element("learn-stops");
  #stop = -1;

  /**
   * @param {object} handlers
   * @param {(stop: number) => void} handlers.go
   * @param {() => void} handlers.open the stop's moment is to be opened in Watch
   */
  constructor({ go, open }) {
    const step = (/** @type {number} */ by) => {
      const next = this.#stop + by;
      if (next < 0 || next >= STOPS.length) return;
      go(next);
      this.#title.focus();
    };
    button("learn-back").addEventListener("click", () => step(-1));
    button("learn-next").addEventListener("click", () => step(1));
    button("learn-try").addEventListener("click", open);
    this.#section.addEventListener("keydown", ({ key, ctrlKey, metaKey, altKey }) => {
      if (ctrlKey || metaKey || altKey) return;
      if (key === "ArrowLeft") step(-1);
      else if (key === "ArrowRight") step(1);
    });
    this.#list.replaceChildren(...STOPS.map(({ title }, stop) => this.#entry(title, stop, step)));
  }

  /**
   * @param {string} title
   * @param {number} stop
   * @param {(by: number) => void} step
   */
  #entry(title, stop, step) {
    const item = make("li");
    const entry = make("button", title);
    entry.type = "button";
    entry.addEventListener("click", () => step(stop - this.#stop));
    item.append(entry);
    return item;
  }

  /** @param {number} stop */
  show(stop) {
    if (stop === this.#stop) return;
    this.#stop = stop;
    const { title, text } = STOPS[stop];
    setText(element("learn-place"), `Stop ${stop + 1} of ${STOPS.length}`);
    setText(this.#title, title);
    element("learn-text").replaceChildren(...text.map((words) => make("p", words)));
    this.#progress.max = STOPS.length;
    this.#progress.value = stop + 1;
    button("learn-back").disabled = stop === 0;
    button("learn-next").disabled = stop === STOPS.length - 1;
    for (const [place, entry] of this.#list.querySelectorAll("button").entries()) {
      if (place === stop) entry.setAttribute("aria-current", "step");
      else entry.removeAttribute("aria-current");
    }
  }
}
