/** The tabs of Compare, and which of its panels is seen. */

import { TABS } from "../session/compare/tabs.js";
import { button, element, setText } from "./dom.js";

/** @typedef {import("../session/compare/tabs.js").Tab} Tab */
/**
 * A panel that is at work by itself while it is seen.
 * @typedef {object} Working
 * @property {() => void} show
 * @property {() => void} hide
 */

/** What each tab shows. @type {Record<Tab, string>} */
const PANELS = {
  ...{ race: "race", starts: "starts", growth: "growth", chance: "chance" },
  published: "published-tab",
};

/** Where the arrow keys lead. @type {Record<string, (at: number) => number>} */
const STEPS = {
  ArrowLeft: (at) => (at + TABS.length - 1) % TABS.length,
  ArrowRight: (at) => (at + 1) % TABS.length,
  Home: () => 0,
  End: () => TABS.length - 1,
};

export class Compare {
  #turn;
  #working;

  /**
   * @param {(tab: Tab) => void} turn to another tab
   * @param {Partial<Record<Tab, Working>>} working panels that begin when they are seen
   */
  constructor(turn, working) {
    this.#turn = turn;
    this.#working = working;
    for (const tab of TABS) button(idOf(tab)).addEventListener("click", () => turn(tab));
    element("compare-tabs").addEventListener("keydown", (event) => this.#key(event));
  }

  /**
   * Shows the panel of a tab; none where Compare is not seen.
   * @param {Tab | null} seen
   */
  show(seen) {
    for (const tab of TABS) {
      if (tab === seen) this.#working[tab]?.show();
      else this.#working[tab]?.hide();
    }
    if (seen) this.#light(seen);
  }

  /** What was refused, or what to do next. @param {string} notice */
  say(notice) {
    setText(element("compare-says"), notice);
  }

  /** @param {Tab} seen */
  #light(seen) {
    for (const tab of TABS) {
      const isSeen = tab === seen;
      element(PANELS[tab]).hidden = !isSeen;
      button(idOf(tab)).setAttribute("aria-selected", String(isSeen));
      button(idOf(tab)).tabIndex = isSeen ? 0 : -1;
    }
    button(idOf(seen)).scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const at = TABS.findIndex((tab) => idOf(tab) === document.activeElement?.id);
    const next = at < 0 ? undefined : STEPS[event.key]?.(at);
    if (next === undefined) return;
    event.preventDefault();
    this.#turn(TABS[next]);
    button(idOf(TABS[next])).focus();
  }
}

/** @param {Tab} tab */
const idOf = (tab) => `tab-${tab}`;
