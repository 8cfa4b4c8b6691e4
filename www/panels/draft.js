/** A board that is set up by hand, and how many solutions it has so far. */
import { button, byId, element, input, setText } from "./dom.js";

/** @typedef {import("../session/state.js").GameId} GameId */
/** @typedef {import("../session/state.js").Layout} Layout */
/**
 * @typedef {object} DraftView
 * @property {GameId} game
 * @property {Layout} layout
 * @property {string} given the locked queens or the start, by name
 * @property {string} ways how many solutions there are, in a word or two
 * @property {number} narrowed from 0, nothing is given, to 1, one solution is left
 * @property {string} says
 * @property {boolean} counting
 */
/**
 * @typedef {object} Intents
 * @property {(rows: number, columns: number) => void} resize
 * @property {(closed: boolean) => void} close
 * @property {() => void} clear
 * @property {() => void} stopCounting
 * @property {() => void} copyLink
 */

export class DraftPanel {
  /** @param {Intents} intents */
  constructor({ resize, close, clear, stopCounting, copyLink }) {
    const value = (/** @type {string} */ id) => Math.trunc(input(id).valueAsNumber) || 0;
    input("draft-side").addEventListener("change", () =>
      resize(value("draft-side"), value("draft-side")),
    );
    for (const id of ["draft-rows", "draft-columns"]) {
      input(id).addEventListener("change", () =>
        resize(value("draft-rows"), value("draft-columns")),
      );
    }
    input("draft-closed").addEventListener("change", () => close(input("draft-closed").checked));
    button("draft-clear").addEventListener("click", clear);
    button("draft-cancel").addEventListener("click", stopCounting);
    button("draft-link").addEventListener("click", copyLink);
  }

  /** @param {DraftView | null} draft */
  show(draft) {
    element("draft-card").hidden = draft === null;
    if (!draft) return;
    const { game, layout, given, ways, narrowed, says, counting } = draft;
    input("draft-side").value = input("draft-rows").value = String(layout.rows);
    input("draft-columns").value = String(layout.columns);
    input("draft-closed").checked = layout.closed;
    setText(element("draft-given-label"), game === "queens" ? "Locked queens" : "Start");
    setText(element("draft-given"), given || "none");
    setText(element("draft-blocked"), String(layout.blocked.length));
    setText(element("draft-ways"), ways);
    // What is counted is told once it is known.
    element("draft-says").ariaLive = counting ? "off" : "polite";
    setText(element("draft-says"), says);
    byId("draft-meter", HTMLProgressElement).value = narrowed;
    element("draft-meter").hidden = narrowed < 0;
    button("draft-cancel").hidden = !counting;
    button("draft-clear").disabled = layout.squares.length + layout.blocked.length === 0;
  }
}
