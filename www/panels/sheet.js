/** The sheet of past puzzles, statistics and the collection, a tab each. */
import { Archive } from "./archive.js";
import { Collection } from "./collection.js";
import { button, byId, element } from "./dom.js";
import { Statistics } from "./statistics.js";

/** @typedef {"archive" | "statistics" | "collection"} SheetTab */
/**
 * @typedef {object} SheetView
 * @property {import("./archive.js").ArchiveView} archive
 * @property {import("./statistics.js").StatisticsView} statistics
 * @property {import("./collection.js").CollectionView} collection
 */

/** @type {SheetTab[]} */
const TABS = ["archive", "statistics", "collection"];

export class Sheet {
  #dialog = byId("sheet", HTMLDialogElement);
  #archive;
  #statistics;
  #collection = new Collection();
  #turn;

  /**
   * @param {object} intents
   * @param {(tab: SheetTab) => void} intents.turn to another tab
   * @param {() => void} intents.close
   * @param {ConstructorParameters<typeof Archive>[0]} intents.archive
   * @param {ConstructorParameters<typeof Statistics>[0]} intents.statistics
   */
  constructor({ turn, close, archive, statistics }) {
    this.#turn = turn;
    this.#archive = new Archive(archive);
    this.#statistics = new Statistics(statistics);
    for (const tab of TABS) this.#listen(tab);
    button("sheet-close").addEventListener("click", () => this.#dialog.close());
    this.#dialog.addEventListener("close", close);
    this.#dialog.addEventListener("click", (event) => {
      if (event.target === this.#dialog) this.#dialog.close();
    });
  }

  /** @param {SheetTab} tab */
  #listen(tab) {
    const control = button(`tab-${tab}`);
    control.addEventListener("click", () => this.#turn(tab));
    control.addEventListener("keydown", ({ key }) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (by === undefined) return;
      const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length];
      this.#turn(next);
      button(`tab-${next}`).focus();
    });
  }

  /**
   * @param {SheetTab | null} tab none while the sheet is closed
   * @param {() => SheetView} viewOf asked only while it is open
   */
  show(tab, viewOf) {
    if (tab === null) {
      if (this.#dialog.open) this.#dialog.close();
      return;
    }
    for (const one of TABS) {
      const isIt = one === tab;
      const control = button(`tab-${one}`);
      control.setAttribute("aria-selected", String(isIt));
      control.tabIndex = isIt ? 0 : -1;
      element(`pane-${one}`).hidden = !isIt;
    }
    const view = viewOf();
    if (tab === "archive") this.#archive.show(view.archive);
    else if (tab === "statistics") this.#statistics.show(view.statistics);
    else this.#collection.show(view.collection);
    if (!this.#dialog.open) this.#dialog.showModal();
  }
}
