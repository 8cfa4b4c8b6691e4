/** A race: who races on which board, the lanes, what drives them, and what comes of it. */

import { PRESETS } from "../../cards/compare/presets.js";
import { apartWords } from "../../run/aloud/race-words.js";
import { button, element, make, setText } from "../dom.js";
import { RaceBoard } from "./board.js";
import { Deck } from "./deck.js";
import { GhostPanel } from "./ghost.js";
import { Lane } from "./lane.js";
import { LaneOptions } from "./options.js";
import { Result } from "./result.js";

/** @typedef {import("../../cards/compare/presets.js").Preset} Preset */
/** @typedef {import("../../engine/engine.js").LaneOrder} LaneOrder */
/** @typedef {import("../../render/theme.js").Theme} Theme */
/** @typedef {NonNullable<import("../../run/race-view.js").RaceView>} RaceView */
/**
 * @typedef {object} RaceIntents
 * @property {(preset: Preset) => void} preset
 * @property {(index: number, order: LaneOrder) => void} choose
 * @property {() => void} add
 * @property {(index: number) => void} remove
 * @property {(square: number) => void} lock
 */
/** @typedef {RaceIntents & import("./board.js").Intents & import("./deck.js").Intents & import("./ghost.js").Intents} Intents */

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
  /** @type {Lane[]} */
  #lanes = [];
  /** The lane whose sentence is read on a phone. */
  #on = 0;
  /** @type {RaceView | null} */
  #race = null;
  #presets;

  /** @param {Theme} theme @param {Intents} intents */
  constructor(theme, intents) {
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

  /** @param {Preset} preset */
  #preset(preset) {
    const chip = make("button", preset.name, "preset");
    chip.type = "button";
    chip.addEventListener("click", () => this.#intents.preset(preset));
    return { chip, preset };
  }

  /** @param {Theme} theme */
  setTheme(theme) {
    this.#theme = theme;
    for (const panel of [...this.#lanes, this.#ghost]) panel.setTheme(theme);
    if (this.#race) this.show(this.#race);
  }

  /** @param {RaceView} race */
  show(race) {
    this.#race = race;
    for (const { chip, preset } of this.#presets) chip.ariaPressed = String(preset === race.preset);
    this.#board.show(race.puzzle);
    this.#lay(race.lanes.length);
    for (const [index, lane] of this.#lanes.entries()) {
      lane.show(race.lanes[index], race, index === this.#on);
    }
    this.#showOn(race);
    this.#showApart(race);
    this.#options.show(race.lanes);
    this.#deck.show(race);
    this.#ghost.show(race);
    this.#result.show(race);
  }

  /** Has as many lanes as there are solvers. @param {number} many */
  #lay(many) {
    button("race-add").disabled = many === MOST;
    if (this.#lanes.length === many) return;
    while (this.#lanes.length < many) this.#lanes.push(this.#lane(this.#lanes.length));
    this.#lanes.length = many;
    this.#on = Math.min(this.#on, many - 1);
    this.#host.style.setProperty("--lanes", String(many));
    this.#host.replaceChildren(...this.#lanes.map(({ element }) => element));
    if (many % 2 === 1) this.#host.append(this.#add);
  }

  /** @param {number} index */
  #lane(index) {
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

  /** @param {number} index @param {HTMLElement} button */
  #ask(index, button) {
    this.#options.toggle(index, button);
  }

  /** Has the sentence of another lane read. @param {number} index */
  #turnOn(index) {
    if (index === this.#on || !this.#race) return;
    this.#on = index;
    this.#lanes.forEach((lane, other) => {
      lane.element.classList.toggle("on", other === index);
    });
    this.#showOn(this.#race);
  }

  /** @param {RaceView} race */
  #showOn({ lanes }) {
    const { name, options, sentence, colour, info } = lanes[this.#on];
    element("lane-on").style.setProperty("--c", `var(--s-${colour})`);
    setText(element("lane-on-name"), `${name} · ${options}`);
    setText(element("lane-on-says"), sentence);
    button("lane-on-options").hidden = info.options.length === 0 && !info.seeded;
    button("lane-on-remove").hidden = lanes.length <= 2;
  }

  /** Lanes on their way to steps of their own are told of once they stand there. @param {RaceView} race */
  #showApart(race) {
    setText(element("race-problem"), race.problem);
    const isOnClock = race.standing.apart.length === 0;
    if (!isOnClock && !race.isApart) return;
    element("race-apart").hidden = isOnClock;
    setText(element("race-apart-says"), apartWords(race));
  }

  /**
   * Draws what is new.
   * @param {number} now milliseconds
   */
  draw(now) {
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
