/** What drives all lanes of a race: keys, a scale with flags where lanes finish, the clock and its speed. */
import { count } from "../../base/numbers.ts";
import { timeWords } from "../../run/race-result.ts";
import type { RaceView } from "../../run/race-view.ts";
import type { RaceClock } from "../../session/compare/race.ts";
import { button, byId, element, input, make, radios, setText } from "../dom.ts";

export interface Intents {
  /** Plays or pauses. */
  toggle: () => void;
  /** Goes a step back. */
  back: () => void;
  /** Goes a step on. */
  on: () => void;
  toStart: () => void;
  toEnd: () => void;
  /** Goes to a moment of the clock. */
  seek: (at: number) => void;
  share: (clock: RaceClock) => void;
  setSpeed: (speed: number) => void;
}

/** Positions of the slider where its scale is not that of the steps themselves. */
const POSITIONS = 1000;

/** Half of the slider's grip: its middle stands on the moment. */
const GRIP = 12;

export class Deck {
  #slider = input("race-seek");
  #flags = element("race-flags");
  #speed = byId("race-speed", HTMLSelectElement);
  #icon = button("race-play").querySelector("use");
  #share;
  #race: RaceView | null = null;
  #flown = "";
  #speeds = "";

  constructor({ toggle, back, on, toStart, toEnd, seek, share, setSpeed }: Intents) {
    const presses = {
      ...{ "race-start": toStart, "race-back": back, "race-play": toggle },
      ...{ "race-on": on, "race-end": toEnd },
    };
    for (const [id, press] of Object.entries(presses)) button(id).addEventListener("click", press);
    this.#slider.addEventListener("input", () => seek(this.#moment));
    this.#share = radios("race-share", (value) => share(value === "time" ? "time" : "steps"));
    this.#speed.addEventListener("change", () => setSpeed(this.#speed.selectedIndex));
  }

  /** The moment that the slider stands at. */
  get #moment() {
    const value = this.#slider.valueAsNumber;
    return this.#race && !isPlain(this.#race) ? this.#race.scale.fromX(value / POSITIONS) : value;
  }

  show(race: RaceView) {
    this.#race = race;
    this.#showClock(race);
    this.#showKeys(race);
    this.#showSlider(race);
    this.#showFlags(race);
    this.#showSpeeds(race);
    this.#share.show(race.standing.clock);
  }

  #showClock({ standing, lanes, longest, measured, ghost, isApart }: RaceView) {
    const { clock, at, apart } = standing;
    const pair = ghost?.pair;
    if (apart.length > 0) {
      if (!isApart) return;
      const shown = pair ? [pair.weaker, pair.stronger] : apart.keys();
      const words = [...shown].map((lane) => `${lanes[lane]?.letter} ${count(apart[lane]!)}`);
      setText(element("race-clock"), words.join(" · "));
      return setText(element("race-of"), pair ? "same queens" : "steps");
    }
    setText(element("race-clock"), clock === "time" ? timeWords(at) : `Step ${count(at)}`);
    setText(element("race-of"), measured ? `of ${longest}` : "measuring …");
  }

  #showKeys({ playing, ended, standing, measured, scale }: RaceView) {
    const label = playing ? "Pause" : ended ? "Play again" : "Play";
    const play = button("race-play");
    if (play.ariaLabel !== label) {
      play.ariaLabel = label;
      play.title = `${label} (Space)`;
      this.#icon?.setAttribute("href", playing ? "#i-pause" : "#i-play");
    }
    const isStart = standing.at <= 0 && standing.apart.length === 0;
    const isEnd = measured && standing.at >= scale.longest && standing.apart.length === 0;
    for (const id of ["race-start", "race-back"]) button(id).disabled = isStart;
    for (const id of ["race-on", "race-end"]) button(id).disabled = isEnd;
  }

  #showSlider(race: RaceView) {
    const { standing, scale, longest } = race;
    const plain = isPlain(race);
    this.#slider.max = String(plain ? Math.ceil(scale.longest) : POSITIONS);
    this.#slider.value = String(
      plain ? standing.at : Math.round(scale.toX(standing.at) * POSITIONS),
    );
    const past = `calc(${GRIP}px + (100% - ${2 * GRIP}px) * ${scale.toX(standing.at)})`;
    this.#slider.style.setProperty("--past", past);
    const here = standing.clock === "time" ? timeWords(standing.at) : `step ${count(standing.at)}`;
    this.#slider.setAttribute("aria-valuetext", `${here} of ${longest}`);
  }

  #showFlags({ flags, ticks, lanes, scale }: RaceView) {
    const key = JSON.stringify([flags, ticks, lanes.map(({ colour, place }) => [colour, place])]);
    if (key === this.#flown) return;
    this.#flown = key;
    const signs = flags.map(({ lane, x, side }) => {
      const { letter, colour, place } = lanes[lane]!;
      const sign = make("i", "", `${side} ${place === 0 ? "first" : ""}`);
      sign.append(make("b", letter));
      sign.style.setProperty("--x", `${100 * x}%`);
      sign.style.setProperty("--c", `var(--s-${colour})`);
      return sign;
    });
    const marks = ticks.map((tick) => {
      const mark = make(
        "u",
        tick < 1000 ? String(tick) : tick < 1e6 ? `${tick / 1000}k` : `${tick / 1e6}M`,
      );
      mark.style.setProperty("--x", `${100 * scale.toX(tick)}%`);
      return mark;
    });
    this.#flags.replaceChildren(...signs, ...marks);
  }

  #showSpeeds({ speeds }: RaceView) {
    const names = speeds.names.join();
    if (names !== this.#speeds) {
      this.#speeds = names;
      this.#speed.replaceChildren(...speeds.names.map((name) => new Option(name)));
    }
    this.#speed.selectedIndex = speeds.chosen;
  }
}

/** Whether the slider's positions are steps themselves. */
const isPlain = ({ standing, scale }: RaceView) => standing.clock === "steps" && !scale.isLog;
