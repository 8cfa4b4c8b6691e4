/** Steps through the stretch of a run that a lesson is about. */
import { count } from "../base/numbers.ts";
import type { Stepper as Steps } from "../run/lessons/tutor.ts";
import { button, element, input, make, setText } from "./dom.ts";

/** More ticks than this would run into each other. */
const MOST = 40;

export class Stepper {
  #slider = input("stretch");
  #play = button("stretch-play");
  #icon = element("stretch-play").querySelector("use");
  #ticks = element("ticks");
  #profile = asSvg("stretch-profile");
  /** What the ticks were made for. */
  #ticked: unknown = null;

  constructor({
    seek,
    toggle,
    back,
    on,
    toStart,
  }: {
    seek: (step: number) => void;
    toggle: () => void;
    back: () => void;
    on: () => void;
    toStart: () => void;
  }) {
    button("stretch-start").addEventListener("click", toStart);
    button("stretch-back").addEventListener("click", back);
    button("stretch-on").addEventListener("click", on);
    this.#play.addEventListener("click", toggle);
    this.#slider.addEventListener("input", () => seek(this.#slider.valueAsNumber));
  }

  show(steps: Steps) {
    const { from, to, step, playing } = steps;
    [this.#slider.min, this.#slider.max] = [String(from), String(to)];
    this.#slider.value = String(step);
    const past = (step - from) / Math.max(1, to - from);
    this.#slider.style.setProperty("--past", `calc(12px + (100% - 24px) * ${past})`);
    const where = `Step ${count(step - from)} of ${count(to - from)}`;
    this.#slider.setAttribute("aria-valuetext", where);
    setText(element("stretch-at"), where);
    this.#icon?.setAttribute("href", playing ? "#i-pause" : "#i-play");
    this.#play.setAttribute("aria-label", playing ? "Pause" : "Play");
    button("stretch-start").disabled = button("stretch-back").disabled = step <= from;
    button("stretch-on").disabled = step >= to;
    this.#showTicks(steps);
  }

  /** A tick where the search goes back, and how deep it is. */
  #showTicks({ from, to, course }: Steps) {
    if (course === this.#ticked) return;
    this.#ticked = course;
    const ticks = (course.back.length > MOST ? [] : course.back).map((step) => {
      const tick = make("i");
      tick.style.left = `${(100 * (step - from)) / Math.max(1, to - from)}%`;
      return tick;
    });
    this.#ticks.replaceChildren(...ticks);
    const most = Math.max(1, ...course.heights);
    this.#profile.setAttribute(
      "aria-label",
      `Profile of these steps: ${course.what}, 0 to ${most}`,
    );
    this.#profile.setAttribute("viewBox", `0 0 ${Math.max(1, to - from)} ${most}`);
    this.#profile.firstElementChild?.setAttribute("d", areaOf(course.heights, most));
  }
}

/** An area that is a step wide for each height. */
function areaOf(heights: number[], most: number) {
  const tops = heights.map(
    (height, at) => `L${Math.max(0, at - 0.5)} ${most - height}H${at + 0.5}`,
  );
  return `M0 ${most}${tops.join("")}V${most}Z`;
}

/** A picture of the page. */
function asSvg(id: string) {
  const svg = document.getElementById(id);
  if (svg instanceof SVGElement) return svg;
  throw new Error(`The page has no picture called ${id}.`);
}
