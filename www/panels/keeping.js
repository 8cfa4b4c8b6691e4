/** What this browser keeps, in the help: how safe it is, and ways to take it along. */
import { button, element, input, make, setText } from "./dom.js";

/** @typedef {import("../session/state.js").State} State */
/** A save that could not be read. @typedef {{name: string, text: string, why: string}} SetAside */
/**
 * @typedef {object} Keeping
 * @property {string} how what is kept, and how safe it is, in sentences
 * @property {SetAside[]} aside
 * @property {string} says what came of an import
 */
/**
 * @typedef {object} Intents
 * @property {() => void} exportAll
 * @property {(text: string) => void} importAll
 * @property {(save: SetAside) => void} download
 * @property {(change: Partial<State>) => void} adjust
 */

export class KeepingPanel {
  #download;

  /** @param {Intents} intents */
  constructor({ exportAll, importAll, download, adjust }) {
    this.#download = download;
    button("export-all").addEventListener("click", exportAll);
    const file = input("import-file");
    button("import-all").addEventListener("click", () => file.click());
    file.addEventListener("change", async () => {
      // A file that the browser cannot read is refused like one with nothing in it.
      const text = await file.files?.[0]?.text().catch(() => "");
      file.value = "";
      if (text !== undefined) importAll(text);
    });
    input("sounds").addEventListener("change", () => adjust({ sounds: input("sounds").checked }));
  }

  /** @param {Keeping} keeping @param {State} state */
  show({ how, aside, says }, { sounds }) {
    input("sounds").checked = sounds;
    setText(element("keeping-how"), how);
    setText(element("keeping-says"), says);
    const parts = aside.map((save) => {
      const item = make("li", `${save.why} `);
      const get = make("button", "Download it", "btn tiny");
      get.type = "button";
      get.addEventListener("click", () => this.#download(save));
      item.append(get);
      return item;
    });
    element("set-aside").replaceChildren(...parts);
  }
}
