/** A lane of a race: its solver, its board, how it stands, and how deep it was. */
import { count } from "../../base/numbers.js";
import { fitCanvas } from "../../render/canvas.js";
import { inkOn } from "../../render/theme.js";
import { placeWords } from "../../run/race-result.js";
import { takes } from "../../run/roster.js";
import { icon, make, setText } from "../dom.js";
import { Figures } from "../figures.js";
import { isEmbed } from "../room.js";
import { chipOf, colourOf } from "../says.js";
import { SmallBoard } from "../small-board.js";
import { CoursePicture } from "./profile.js";

/** @typedef {import("../../engine/engine.js").LaneOrder} LaneOrder */
/** @typedef {import("../../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../../render/theme.js").Theme} Theme */
/** @typedef {import("../../run/race-view.js").LaneView} LaneView */
/** @typedef {NonNullable<import("../../run/race-view.js").RaceView>} RaceView */
/**
 * @typedef {object} Intents
 * @property {(order: LaneOrder) => void} choose
 * @property {(button: HTMLElement) => void} ask for its options
 * @property {() => void} remove
 * @property {(square: number) => void} lock
 * @property {() => void} focus
 * @property {(x: number) => void} seek a place on its profile, from 0 to 1
 */

/** What a chip says of a lane that has ended without a solution. */
const ENDS = { exhausted: "proved", counted: "counted", "gave-up": "gave up", stopped: "stopped" };

export class Lane {
  element = make("article", "", "lane");
  #tag = make("span", "", "tag");
  #select = make("select");
  #options = tool("options", "Options");
  #remove = tool("cross", "Remove");
  #words = make("p", "", "lane-options");
  #figures;
  #chip = make("span", "", "chip");
  #sentence = make("span");
  #profile = make("canvas", "", "lane-profile");
  #board;
  #theme;
  /** @type {SolverInfo[]} */
  #listed = [];
  /** @type {LaneView | null} */
  #lane = null;
  #picture = new CoursePicture();
  /** Of its profile, in pixels. */
  #size = { width: 0, height: 0 };
  #isStale = false;

  /** @param {Theme} theme @param {Intents} intents */
  constructor(theme, { choose, ask, remove, lock, focus, seek }) {
    this.#theme = theme;
    const [host, figures] = [make("div", "", "lane-board"), make("dl", "", "lane-figures")];
    this.#figures = new Figures(figures);
    this.#build(host, figures);
    this.#board = new SmallBoard(host, theme, lock);
    this.#select.addEventListener("change", () => {
      const seed = this.#lane?.order.seed ?? 0;
      choose({ solver: this.#select.value, options: "", seed });
    });
    this.#options.addEventListener("click", () => ask(this.#options));
    this.#remove.addEventListener("click", remove);
    for (const event of ["pointerdown", "focusin"]) this.element.addEventListener(event, focus);
    this.#profile.addEventListener("click", ({ offsetX }) =>
      seek(offsetX / this.#profile.clientWidth),
    );
    new ResizeObserver(() => this.#measure()).observe(this.#profile);
  }

  /** @param {HTMLElement} host @param {HTMLElement} figures */
  #build(host, figures) {
    const [pick, body, line] = ["lane-pick", "lane-body", "lane-line"].map((name) =>
      make("div", "", name),
    );
    this.#select.ariaLabel = "Solver";
    this.#select.disabled = isEmbed;
    pick.append(this.#tag, this.#select, this.#options, this.#remove);
    line.append(this.#chip, this.#sentence);
    this.#profile.setAttribute("role", "img");
    body.append(host, figures, line, this.#profile);
    this.element.append(pick, this.#words, body);
  }

  /** @param {Theme} theme */
  setTheme(theme) {
    this.#theme = theme;
    this.#board.setTheme(theme);
    this.#redraw();
  }

  /** Measured when it changes: a frame that asks for it would have the page laid out. */
  #measure() {
    const { clientWidth: width, clientHeight: height } = this.#profile;
    this.#size = { width, height };
    this.#redraw();
  }

  #redraw() {
    this.#picture.forget();
    this.#isStale = true;
  }

  /**
   * @param {LaneView} lane
   * @param {RaceView} race
   * @param {boolean} isOn whether its sentence is the one that is read on a phone
   */
  show(lane, race, isOn) {
    this.#lane = lane;
    this.element.style.setProperty("--c", `var(--s-${lane.colour})`);
    this.element.ariaLabel = `Lane ${lane.letter}: ${lane.name}`;
    this.element.classList.toggle("on", isOn);
    this.element.classList.toggle("finished", lane.isDone && lane.moment?.outcome === "solved");
    this.#showPick(lane, race);
    setText(this.#words, lane.options);
    this.#figures.show(lane.figures);
    this.#showChip(lane);
    setText(this.#sentence, lane.sentence);
    if (this.#sentence.title !== lane.sentence) this.#sentence.title = lane.sentence;
    if (lane.scene) this.#board.show(lane.scene, race.names, `Board of ${lane.inText}`);
    this.#isStale = true;
  }

  /** @param {LaneView} lane @param {RaceView} race */
  #showPick({ letter, info, order }, { solvers, lanes, puzzle }) {
    setText(this.#tag, letter);
    if (solvers !== this.#listed) this.#list(solvers);
    for (const option of this.#select.options) {
      const solver = solvers.find(({ id }) => id === option.value);
      option.disabled = solver !== undefined && !takes(solver, puzzle);
    }
    this.#select.value = order.solver;
    this.#options.hidden = info.options.length === 0 && !info.seeded;
    this.#options.ariaLabel = `Options of lane ${letter}`;
    this.#remove.ariaLabel = `Remove lane ${letter}`;
    this.#remove.hidden = lanes.length <= 2;
  }

  /** @param {SolverInfo[]} solvers */
  #list(solvers) {
    this.#listed = solvers;
    const families = [...new Set(solvers.map(({ family }) => family))];
    const groups = families.map((family) => {
      const group = make("optgroup");
      group.label = family;
      const own = solvers.filter((info) => info.family === family);
      group.append(...own.map(({ id, name }) => new Option(name, id)));
      return group;
    });
    this.#select.replaceChildren(...groups);
  }

  /** How it stands: how deep it is, or that it has come to its end. @param {LaneView} lane */
  #showChip(lane) {
    const { info, moment, end, isDone, place } = lane;
    const hasFlag = isDone && end?.outcome === "solved";
    const { step: steps = 0, depth = 0, solutions = 0 } = moment ?? {};
    const run = { puzzle: this.#puzzle(lane), steps, depth, solutions, outcome: null };
    const [words] = isDone && end ? endOf(end, place) : chipOf(run, info);
    setText(this.#chip, words);
    this.#chip.className = `chip ${hasFlag ? (place ? "flag later" : "flag") : isDone ? "stop" : ""}`;
    const colour = isDone || words === "" || steps === 0 ? "" : colourOf(run, this.#theme);
    this.#chip.style.background = colour;
    this.#chip.style.color = colour && inkOn(colour);
  }

  /** What a chip knows of a puzzle. @param {LaneView} lane */
  #puzzle({ scene, info }) {
    const { rows, columns } = scene?.size ?? { rows: 1, columns: 1 };
    return { game: info.game, rows, columns, squares: [], closed: false };
  }

  /**
   * Draws what is new.
   * @param {number} now milliseconds
   */
  draw(now) {
    this.#board.draw(now);
    if (!this.#isStale || !this.#lane) return;
    this.#isStale = false;
    this.#drawProfile(this.#lane);
  }

  /** @param {LaneView} lane */
  #drawProfile({ course, colour, info, name }) {
    const { width, height } = this.#size;
    if (width === 0) return;
    const context = fitCanvas(this.#profile, width, height);
    const now = Math.min(course.toX(course.step) * width, width - 1);
    context.fillStyle = this.#theme.line;
    context.fillRect(0, height - 1, width, 1);
    const ink = this.#theme.solvers[colour];
    this.#picture.show(context, course, { width, height, colour: ink, now });
    context.fillStyle = this.#theme.ink;
    context.fillRect(now, 0, 1.5, height);
    const label = `${info.profile} of ${name}, step ${count(course.step)} of ${count(course.reached)}`;
    if (this.#profile.ariaLabel !== label) this.#profile.ariaLabel = label;
  }
}

/**
 * What a chip says of the end of a lane.
 * @param {import("../../engine/engine.js").LaneEnd} end
 * @param {number | null} place
 */
function endOf({ outcome, steps }, place) {
  const many = steps === 1 ? "1 step" : `${count(steps)} steps`;
  if (outcome !== "solved") return [`${ENDS[outcome]} · ${many}`];
  return [place === null ? `solved · ${many}` : `${placeWords(place)} · ${many}`];
}

/** @param {string} name of its icon @param {string} title */
function tool(name, title) {
  const button = make("button", "", "tool");
  button.type = "button";
  button.title = title;
  button.append(icon(name));
  return button;
}
