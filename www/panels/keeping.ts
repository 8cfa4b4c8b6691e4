/** What this browser keeps, in the help: how safe it is, and ways to take it along. */

import type { State } from "../session/state.ts";
import { button, element, input, make, setText } from "./dom.ts";

/** A save that could not be read. */
interface SetAside {
  name: string;
  text: string;
  why: string;
}
export interface Keeping {
  /** What is kept, and how safe it is, in sentences. */
  how: string;
  aside: SetAside[];
  /** What came of an import. */
  says: string;
}

interface Intents {
  exportAll: () => void;
  importAll: (text: string) => void;
  download: (save: SetAside) => void;
  adjust: (change: Partial<State>) => void;
}

export class KeepingPanel {
  #download;

  constructor({ exportAll, importAll, download, adjust }: Intents) {
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

  show({ how, aside, says }: Keeping, { sounds }: State) {
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
