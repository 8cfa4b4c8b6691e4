/** Two or four boards of a lesson, each with its name, its step and what is said of it. */
import { cardOf } from "../cards/index.ts";
import type { Theme } from "../render/theme.ts";
import type { Lane } from "../run/lessons/lanes.ts";
import { captionOf, laneWords } from "../run/lessons/lesson-view.ts";
import { element, make, setText } from "./dom.ts";
import { SmallBoard } from "./small-board.ts";

interface Shown {
  board: SmallBoard;
  name: HTMLElement;
  note: HTMLElement;
  says: HTMLElement;
  figure: HTMLElement;
}

export class LessonBoards {
  #host = element("lesson-boards");
  #theme;
  #clicked;
  #shown: Shown[] = [];

  constructor(theme: Theme, clicked: (square: number) => void) {
    this.#theme = theme;
    this.#clicked = clicked;
  }

  setTheme(theme: Theme) {
    this.#theme = theme;
    for (const { board } of this.#shown) board.setTheme(theme);
  }

  /**
   * @param names of the lanes
   * @param isLab whether they are counted, rather than told in sentences
   */
  show(lanes: Lane[], names: string[], isLab: boolean) {
    if (this.#shown.length !== lanes.length) this.#build(lanes.length);
    this.#host.classList.toggle("four", lanes.length === 4);
    for (const [at, lane] of lanes.entries())
      this.#showLane(this.#shown[at]!, lane, names[at]!, isLab);
  }

  #showLane(
    { board, name: title, note, says, figure }: Shown,
    lane: Lane,
    name: string,
    isLab: boolean,
  ) {
    const caption = captionOf(lane, name);
    setText(title, caption.name);
    setText(note, isLab ? "" : caption.note);
    setText(says, laneWords(lane, isLab));
    const { game, solver: id } = lane.moment;
    figure.style.setProperty("--c", `var(--s-${cardOf({ game, id }).colour})`);
    board.show(lane.scene, lane.names, caption.name);
  }

  #build(many: number) {
    this.#shown = Array.from({ length: many }, () => this.#boardOf());
    this.#host.replaceChildren(...this.#shown.map(({ figure }) => figure));
  }

  #boardOf(): Shown {
    const [figure, caption, host] = [make("figure"), make("figcaption"), make("div", "", "host")];
    const [name, note, says] = [make("b"), make("span"), make("p", "", "sub")];
    caption.append(make("i"), name, note);
    figure.append(caption, host, says);
    const board = new SmallBoard(host, this.#theme, (square) => this.#clicked(square));
    return { board, name, note, says, figure };
  }

  /** @param now milliseconds */
  draw(now: number) {
    for (const { board } of this.#shown) board.draw(now);
  }
}
