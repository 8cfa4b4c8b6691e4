/** Saves what is on the board: as a picture, as a moving one, or as an answer to be read elsewhere. */
import { makeMovie } from "../export/movie.js";
import { toPng, toSvg } from "../export/picture.js";
import { answerAsCsv, answerAsJson } from "../session/tables.js";
import { button, byId, element, input, radios, setText } from "./dom.js";
import { download } from "./download.js";

/** @typedef {import("../export/movie.js").Shown} Shown */
/** @typedef {import("../render/theme.js").Theme} Theme */
/** @typedef {import("../scene/scene.js").Scene} Scene */
/**
 * What there is to save.
 * @typedef {object} Subject
 * @property {Scene} scene
 * @property {string[]} names of all squares
 * @property {string} title
 * @property {Shown} shown what moves
 * @property {import("../session/tables.js").Answer} answer
 */
/** @typedef {"svg" | "png" | "gif" | "json" | "csv"} Format */

const NOT_MADE = "The picture could not be made: choose a smaller width, and try again.";

/** Whether a format has a width, and a speed. @type {Record<Format, [boolean, boolean]>} */
const FORMATS = {
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
  /** @type {Format} */
  #format = "svg";
  /** @type {(Subject & {theme: Theme}) | null} */
  #subject = null;
  /** @type {(() => void) | null} */
  #cancel = null;

  constructor() {
    this.#formats = radios("save-as", (value) => this.#choose(/** @type {Format} */ (value)));
    button("save-now").addEventListener("click", () => this.#save());
    button("save-close").addEventListener("click", () => this.#dialog.close());
    this.#dialog.addEventListener("close", () => this.#stop());
  }

  /** @param {Subject} subject @param {Theme} theme */
  open(subject, theme) {
    this.#subject = { ...subject, theme };
    this.#choose(this.#format);
    this.#dialog.showModal();
  }

  /** @param {Format} format */
  #choose(format) {
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

  /** @param {Parameters<typeof download>[0]} file */
  #give(file) {
    download(file);
    setText(element("save-says"), `Saved as ${file.name}.`);
  }

  /** @param {Subject & {theme: Theme}} subject @param {number} width */
  #film({ shown, theme }, width) {
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

/** What is wrong with the figures that a format needs, in a sentence, or "". @param {Format} format */
function problemOf(format) {
  const [hasWidth, hasSpeed] = FORMATS[format];
  const asked = [hasWidth && "save-size", hasSpeed && "save-speed"].filter((id) => id !== false);
  const wrong = asked.map(input).find((field) => !field.checkValidity());
  if (!wrong) return "";
  wrong.focus();
  const what = wrong.id === "save-size" ? "width" : "speed";
  return `Choose a ${what} from ${wrong.min} to ${wrong.max}.`;
}
