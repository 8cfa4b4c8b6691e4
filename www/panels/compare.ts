/** The tabs of Compare, and which of its panels is seen. */

import { TABS, type Tab } from "../session/compare/tabs.ts";
import { button, element, setText } from "./dom.ts";

/** What each tab shows. */
const PANELS: Record<Tab, string> = {
  ...{ race: "race", starts: "starts", growth: "growth", chance: "chance" },
  published: "published-tab",
};

/** Where the arrow keys lead. */
const STEPS: Record<string, (at: number) => number> = {
  ArrowLeft: (at) => (at + TABS.length - 1) % TABS.length,
  ArrowRight: (at) => (at + 1) % TABS.length,
  Home: () => 0,
  End: () => TABS.length - 1,
};

export class Compare {
  #turn;

  /** @param turn to another tab */
  constructor(turn: (tab: Tab) => void) {
    this.#turn = turn;
    for (const tab of TABS) button(idOf(tab)).addEventListener("click", () => turn(tab));
    element("compare-tabs").addEventListener("keydown", (event) => this.#key(event));
  }

  /** Shows the panel of a tab; none where Compare is not seen. */
  show(seen: Tab | null) {
    if (seen) this.#light(seen);
  }

  /** What was refused, or what to do next. */
  say(notice: string) {
    setText(element("compare-says"), notice);
  }

  #light(seen: Tab) {
    for (const tab of TABS) {
      const isSeen = tab === seen;
      element(PANELS[tab]).hidden = !isSeen;
      button(idOf(tab)).setAttribute("aria-selected", String(isSeen));
      button(idOf(tab)).tabIndex = isSeen ? 0 : -1;
    }
    button(idOf(seen)).scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  #key(event: KeyboardEvent) {
    const at = TABS.findIndex((tab) => idOf(tab) === document.activeElement?.id);
    const next = at < 0 ? undefined : STEPS[event.key]?.(at);
    if (next === undefined) return;
    event.preventDefault();
    const tab = TABS[next]!;
    this.#turn(tab);
    button(idOf(tab)).focus();
  }
}

const idOf = (tab: Tab) => `tab-${tab}`;
