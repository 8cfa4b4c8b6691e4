/** The sheet of past puzzles, statistics and the collection, a tab each. */
import { Archive, type ArchiveView } from "./archive.ts";
import { Collection, type CollectionView } from "./collection.ts";
import { button, byId, element } from "./dom.ts";
import { Statistics, type StatisticsView } from "./statistics.ts";

export type SheetTab = "archive" | "statistics" | "collection";

export interface SheetView {
  archive: ArchiveView;
  statistics: StatisticsView;
  collection: CollectionView;
}

const TABS: SheetTab[] = ["archive", "statistics", "collection"];

export class Sheet {
  #dialog = byId("sheet", HTMLDialogElement);
  #archive;
  #statistics;
  #collection = new Collection();
  #turn;

  /** @param intents.turn to another tab */
  constructor({
    turn,
    close,
    archive,
    statistics,
  }: {
    turn: (tab: SheetTab) => void;
    close: () => void;
    archive: ConstructorParameters<typeof Archive>[0];
    statistics: ConstructorParameters<typeof Statistics>[0];
  }) {
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

  #listen(tab: SheetTab) {
    const control = button(`tab-${tab}`);
    control.addEventListener("click", () => this.#turn(tab));
    control.addEventListener("keydown", ({ key }) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (by === undefined) return;
      const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length]!;
      this.#turn(next);
      button(`tab-${next}`).focus();
    });
  }

  /**
   * @param tab none while the sheet is closed
   * @param viewOf asked only while it is open
   */
  show(tab: SheetTab | null, viewOf: () => SheetView) {
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
