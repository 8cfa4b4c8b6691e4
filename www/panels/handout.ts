/** A lesson on paper: made when it is printed, black on white whatever the theme. */
import { fit } from "../base/geometry.ts";
import { drawBoard } from "../render/board.ts";
import { fitCanvas, setSize } from "../render/canvas.ts";
import { Layers } from "../render/layer.ts";
import { readTheme, type Theme } from "../render/theme.ts";
import type { Picture, Sheet } from "../run/lessons/handout.ts";
import { plainText } from "../session/markup.ts";
import { element, make } from "./dom.ts";

/** Pixels on a side of a picture. */
const SIDE = 300;
/** Lines to write an answer on. */
const LINES = 2;

export class Handout {
  #host = element("handout");

  /** @param sheetOf what is to be printed, if it is a lesson */
  constructor(sheetOf: () => Sheet | null) {
    addEventListener("beforeprint", () => {
      const sheet = sheetOf();
      document.documentElement.toggleAttribute("data-handout", sheet !== null);
      if (sheet) this.#fill(sheet);
    });
    addEventListener("afterprint", () => this.#host.replaceChildren());
  }

  #fill({ title, place, parts, link }: Sheet) {
    const theme = lightTheme();
    const sections = parts.map(({ kind, text, task, pictures, code, room }) => {
      const section = make("section");
      const figures = make("div", "", "pictures");
      figures.append(...pictures.map((picture) => figureOf(picture, theme)));
      section.append(...(kind ? [make("h3", kind)] : []));
      section.append(...text.map((words) => make("p", plainText(words))), figures);
      if (task) section.append(make("p", task, "asked"));
      if (room) section.append(...Array.from({ length: LINES }, () => make("hr")));
      if (code.length > 0) section.append(codeOf(code));
      return section;
    });
    const foot = make("p", link, "origin");
    this.#host.replaceChildren(make("p", place, "place"), make("h1", title), ...sections, foot);
  }
}

/** The colours of the light theme, whichever is seen. */
function lightTheme() {
  const { dataset } = document.documentElement;
  const seen = dataset.theme;
  dataset.theme = "light";
  const theme = readTheme();
  dataset.theme = seen;
  return theme;
}

function figureOf({ scene, names, caption }: Picture, theme: Theme) {
  const [figure, canvas] = [make("figure"), make("canvas")];
  const layout = fit(scene.size, SIDE, SIDE, 2);
  setSize(canvas, layout);
  const context = fitCanvas(canvas, layout.width, layout.height);
  const still = { before: scene, after: scene, t: 1, hover: null };
  drawBoard({ context, layout, theme, ...still, names, layers: new Layers() });
  figure.append(canvas, make("figcaption", caption));
  return figure;
}

function codeOf(lines: string[]) {
  const code = make("pre");
  code.textContent = lines.map((line, at) => `${String(at + 1).padStart(2)}  ${line}`).join("\n");
  return code;
}
