/** A lane of a race: its solver, its board, how it stands, and how deep it was. */

import { count } from "../../base/numbers.ts";
import type { LaneOrder, RunEnd } from "../../engine/generated/run.ts";
import type { SolverInfo } from "../../engine/generated/solver.ts";
import { fitCanvas } from "../../render/canvas.ts";
import { depthColour, inkOn, type Theme } from "../../render/theme.ts";
import { chipOf } from "../../run/chip-view.ts";
import { placeWords } from "../../run/race-result.ts";
import type { LaneView, RaceView } from "../../run/race-view.ts";
import { takes } from "../../run/roster.ts";
import { isEmbed } from "../../ui/room.ts";
import { box, icon, make, setText } from "../dom.ts";
import { Figures } from "../figures.ts";
import { SmallBoard } from "../small-board.ts";
import { CoursePicture } from "./profile.ts";

interface Intents {
  choose: (order: LaneOrder) => void;
  /** Asks for its options. */
  ask: (button: HTMLElement) => void;
  remove: () => void;
  lock: (square: number) => void;
  focus: () => void;
  /** A place on its profile, from 0 to 1. */
  seek: (x: number) => void;
}

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
  #listed: SolverInfo[] = [];
  #lane: LaneView | null = null;
  #picture = new CoursePicture();
  /** Of its profile, in pixels. */
  #size = { width: 0, height: 0 };
  #isStale = false;

  constructor(theme: Theme, { choose, ask, remove, lock, focus, seek }: Intents) {
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

  #build(host: HTMLElement, figures: HTMLElement) {
    const [pick, body, line] = [box("lane-pick"), box("lane-body"), box("lane-line")];
    this.#select.ariaLabel = "Solver";
    this.#select.disabled = isEmbed;
    pick.append(this.#tag, this.#select, this.#options, this.#remove);
    line.append(this.#chip, this.#sentence);
    this.#profile.setAttribute("role", "img");
    body.append(host, figures, line, this.#profile);
    this.element.append(pick, this.#words, body);
  }

  setTheme(theme: Theme) {
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

  /** @param isOn whether its sentence is the one that is read on a phone */
  show(lane: LaneView, race: RaceView, isOn: boolean) {
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

  #showPick({ letter, info, order }: LaneView, { solvers, lanes, puzzle }: RaceView) {
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

  #list(solvers: SolverInfo[]) {
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

  /** How it stands: how deep it is, or that it has come to its end. */
  #showChip(lane: LaneView) {
    const { info, moment, end, isDone, place } = lane;
    const hasFlag = isDone && end?.outcome === "solved";
    const { step: steps = 0, depth = 0, solutions = 0 } = moment ?? {};
    const run = { puzzle: this.#puzzle(lane), steps, depth, solutions, outcome: null };
    const words = isDone && end ? endOf(end, place) : chipOf(run, info)[0];
    setText(this.#chip, words);
    this.#chip.className = `chip ${hasFlag ? (place ? "flag later" : "flag") : isDone ? "stop" : ""}`;
    const colour =
      isDone || words === "" || steps === 0 ? "" : depthColour(this.#theme, run.puzzle, run.depth);
    this.#chip.style.background = colour;
    this.#chip.style.color = colour && inkOn(colour);
  }

  /** What a chip knows of a puzzle. */
  #puzzle({ scene, info }: LaneView) {
    const { rows, columns } = scene?.size ?? { rows: 1, columns: 1 };
    return { game: info.game, rows, columns, squares: [], closed: false };
  }

  /**
   * Draws what is new.
   * @param now milliseconds
   */
  draw(now: number) {
    this.#board.draw(now);
    if (!this.#isStale || !this.#lane) return;
    this.#isStale = false;
    this.#drawProfile(this.#lane);
  }

  #drawProfile({ course, colour, info, name }: LaneView) {
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

/** What a chip says of the end of a lane. */
function endOf({ outcome, steps }: RunEnd, place: number | null) {
  const many = steps === 1 ? "1 step" : `${count(steps)} steps`;
  if (outcome !== "solved") return `${ENDS[outcome]} · ${many}`;
  return place === null ? `solved · ${many}` : `${placeWords(place)} · ${many}`;
}

/** @param name of its icon */
function tool(name: string, title: string) {
  const button = make("button", "", "tool");
  button.type = "button";
  button.title = title;
  button.append(icon(name));
  return button;
}
