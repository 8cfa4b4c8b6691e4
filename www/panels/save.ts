/** Saves what is on the board: as a picture, as a moving one, or as an answer to be read elsewhere. */

import { download } from "../export/download.ts";
import { makeMovie, type Shown } from "../export/movie.ts";
import { toPng, toSvg } from "../export/picture.ts";
import type { Theme } from "../render/theme.ts";
import type { Scene } from "../scene/scene.ts";
import { type Answer, answerAsCsv, answerAsJson } from "../session/tables.ts";
import { button, byId, element, input, radios, setText } from "./dom.ts";

/** What there is to save. */
export interface Subject {
  scene: Scene;
  /** The names of all squares. */
  names: string[];
  title: string;
  /** What a movie shows. */
  shown: Shown;
  answer: Answer;
}

type Format = "svg" | "png" | "gif" | "json" | "csv";

const NOT_MADE = "The picture could not be made: choose a smaller width, and try again.";

/** Whether a format has a width, and a speed. */
const FORMATS: Record<Format, [boolean, boolean]> = {
  svg: [false, false],
  png: [true, false],
  gif: [true, true],
  json: [false, false],
  csv: [false, false],
};

export class SaveDialog {
  #dialog = byId("save-dialog", HTMLDialogElement);
  #progress = byId("save-progress", HTMLProgressElement);
  #formats;
  #format: Format = "svg";
  #subject: (Subject & { theme: Theme }) | null = null;
  #cancel: (() => void) | null = null;

  constructor() {
    this.#formats = radios("save-as", (value) => this.#choose(value as Format));
    button("save-now").addEventListener("click", () => this.#save());
    button("save-close").addEventListener("click", () => this.#dialog.close());
    this.#dialog.addEventListener("close", () => this.#stop());
  }

  open(subject: Subject, theme: Theme) {
    this.#subject = { ...subject, theme };
    this.#choose(this.#format);
    this.#dialog.showModal();
  }

  #choose(format: Format) {
    this.#format = format;
    this.#formats.show(format);
    const [hasWidth, hasSpeed] = FORMATS[format];
    element("save-size-row").hidden = !hasWidth;
    element("save-speed-row").hidden = !hasSpeed;
    setText(element("save-says"), "");
  }

  async #save() {
    const subject = this.#subject;
    if (!subject || this.#cancel) return this.#stop();
    const problem = problemOf(this.#format);
    if (problem) return setText(element("save-says"), problem);
    const name = `forward-check.${this.#format}`;
    const width = input("save-size").valueAsNumber;
    if (this.#format === "gif") return this.#film(subject, width);
    if (this.#format === "json") return this.#give(answerAsJson(subject.answer));
    if (this.#format === "csv") return this.#give(answerAsCsv(subject.answer));
    if (this.#format === "png") {
      const content = await toPng(subject, width).catch(() => null);
      if (!content) return setText(element("save-says"), NOT_MADE);
      return this.#give({ name, type: "image/png", content });
    }
    this.#give({ name, type: "image/svg+xml", content: toSvg(subject, subject.title) });
  }

  #give(file: Parameters<typeof download>[0]) {
    download(file);
    setText(element("save-says"), `Saved as ${file.name}.`);
  }

  #film({ shown, theme }: Subject & { theme: Theme }, width: number) {
    const rate = input("save-speed").valueAsNumber;
    this.#progress.hidden = false;
    this.#progress.value = 0;
    setText(button("save-now"), "Cancel");
    setText(element("save-says"), "Drawing the steps.");
    this.#cancel = makeMovie({ shown, theme, width, rate }, ({ progress, file, failed }) => {
      this.#progress.value = progress;
      if (file) this.#give({ name: "forward-check.gif", type: "image/gif", content: file });
      if (failed) setText(element("save-says"), failed);
      if (file || failed) this.#rest();
    });
  }

  /** Makes the picture no further. */
  #stop() {
    if (!this.#cancel) return;
    this.#cancel();
    setText(element("save-says"), "Nothing was saved.");
    this.#rest();
  }

  #rest() {
    this.#cancel = null;
    this.#progress.hidden = true;
    setText(button("save-now"), "Save");
  }
}

/** What is wrong with the figures that a format needs, in a sentence, or "". */
function problemOf(format: Format) {
  const [hasWidth, hasSpeed] = FORMATS[format];
  const asked = [hasWidth && "save-size", hasSpeed && "save-speed"].filter((id) => id !== false);
  const wrong = asked.map(input).find((field) => !field.checkValidity());
  if (!wrong) return "";
  wrong.focus();
  const what = wrong.id === "save-size" ? "width" : "speed";
  return `Choose a ${what} from ${wrong.min} to ${wrong.max}.`;
}
