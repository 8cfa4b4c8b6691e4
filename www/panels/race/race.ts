/** A race: who races on which board, the lanes, what drives them, and what comes of it. */

import { PRESETS, type Preset } from "../../cards/compare/presets.ts";
import type { LaneOrder } from "../../engine/generated/run.ts";
import type { Theme } from "../../render/theme.ts";
import { apartWords } from "../../run/aloud/race-words.ts";
import type { RaceView } from "../../run/race-view.ts";
import { button, element, make, setText } from "../dom.ts";
import { type Intents as BoardIntents, RaceBoard } from "./board.ts";
import { Deck, type Intents as DeckIntents } from "./deck.ts";
import { type Intents as GhostIntents, GhostPanel } from "./ghost.ts";
import { Lane } from "./lane.ts";
import { LaneOptions } from "./options.ts";
import { Result } from "./result.ts";

interface RaceIntents {
  preset: (preset: Preset) => void;
  choose: (index: number, order: LaneOrder) => void;
  add: () => void;
  remove: (index: number) => void;
  lock: (square: number) => void;
}

type Intents = RaceIntents & BoardIntents & DeckIntents & GhostIntents;

/** The most lanes that there can be. */
const MOST = 4;

export class RacePanel {
  #host = element("lanes");
  #add = addButton();
  #theme;
  #intents;
  #board;
  #deck;
  #ghost;
  #options;
  #result = new Result();
  #lanes: Lane[] = [];
  /** The lane whose sentence is read on a phone. */
  #on = 0;
  #race: RaceView | null = null;
  #presets;

  constructor(theme: Theme, intents: Intents) {
    this.#theme = theme;
    this.#intents = intents;
    this.#board = new RaceBoard(intents);
    this.#deck = new Deck(intents);
    this.#ghost = new GhostPanel(theme, intents);
    this.#options = new LaneOptions(intents.choose);
    this.#presets = PRESETS.map((preset) => this.#preset(preset));
    element("presets").append(...this.#presets.map(({ chip }) => chip));
    button("race-rejoin").addEventListener("click", intents.rejoin);
    for (const add of [this.#add, button("race-add")]) add.addEventListener("click", intents.add);
    button("lane-on-options").addEventListener("click", () =>
      this.#ask(this.#on, button("lane-on-options")),
    );
    button("lane-on-remove").addEventListener("click", () => intents.remove(this.#on));
  }

  #preset(preset: Preset) {
    const chip = make("button", preset.name, "preset");
    chip.type = "button";
    chip.addEventListener("click", () => this.#intents.preset(preset));
    return { chip, preset };
  }

  setTheme(theme: Theme) {
    this.#theme = theme;
    for (const panel of [...this.#lanes, this.#ghost]) panel.setTheme(theme);
    if (this.#race) this.show(this.#race);
  }

  show(race: RaceView) {
    this.#race = race;
    for (const { chip, preset } of this.#presets) chip.ariaPressed = String(preset === race.preset);
    this.#board.show(race.puzzle);
    this.#lay(race.lanes.length);
    for (const [index, lane] of this.#lanes.entries()) {
      lane.show(race.lanes[index]!, race, index === this.#on);
    }
    this.#showOn(race);
    this.#showApart(race);
    this.#options.show(race.lanes);
    this.#deck.show(race);
    this.#ghost.show(race);
    this.#result.show(race);
  }

  /** Has as many lanes as there are solvers. */
  #lay(many: number) {
    button("race-add").disabled = many === MOST;
    if (this.#lanes.length === many) return;
    while (this.#lanes.length < many) this.#lanes.push(this.#lane(this.#lanes.length));
    this.#lanes.length = many;
    this.#on = Math.min(this.#on, many - 1);
    this.#host.style.setProperty("--lanes", String(many));
    this.#host.replaceChildren(...this.#lanes.map(({ element }) => element));
    if (many % 2 === 1) this.#host.append(this.#add);
  }

  #lane(index: number) {
    const { choose, remove, lock, seek } = this.#intents;
    return new Lane(this.#theme, {
      choose: (order) => choose(index, order),
      ask: (button) => this.#ask(index, button),
      remove: () => remove(index),
      lock,
      focus: () => this.#turnOn(index),
      seek: (x) => this.#race && seek(this.#race.scale.fromX(x)),
    });
  }

  #ask(index: number, button: HTMLElement) {
    this.#options.toggle(index, button);
  }

  /** Has the sentence of another lane read. */
  #turnOn(index: number) {
    if (index === this.#on || !this.#race) return;
    this.#on = index;
    this.#lanes.forEach((lane, other) => {
      lane.element.classList.toggle("on", other === index);
    });
    this.#showOn(this.#race);
  }

  #showOn({ lanes }: RaceView) {
    const { name, options, sentence, colour, info } = lanes[this.#on]!;
    element("lane-on").style.setProperty("--c", `var(--s-${colour})`);
    setText(element("lane-on-name"), `${name} · ${options}`);
    setText(element("lane-on-says"), sentence);
    button("lane-on-options").hidden = info.options.length === 0 && !info.seeded;
    button("lane-on-remove").hidden = lanes.length <= 2;
  }

  /** Lanes on their way to steps of their own are told of once they stand there. */
  #showApart(race: RaceView) {
    setText(element("race-problem"), race.problem);
    const isOnClock = race.standing.apart.length === 0;
    if (!isOnClock && !race.isApart) return;
    element("race-apart").hidden = isOnClock;
    setText(element("race-apart-says"), apartWords(race));
  }

  /**
   * Draws what is new.
   * @param now milliseconds
   */
  draw(now: number) {
    if (!this.#race || element("race").hidden || !this.#host.isConnected) return;
    for (const lane of this.#lanes) lane.draw(now);
    this.#ghost.draw();
  }
}

/** Where the next lane would stand. */
function addButton() {
  const add = make("button", "+ Solver", "lane-add");
  add.type = "button";
  return add;
}
