/** A board that is set up by hand, and how many solutions it has so far. */

import type { GameId } from "../engine/generated/puzzle.ts";
import type { Layout } from "../session/state.ts";
import { button, byId, element, input, setText } from "./dom.ts";

export interface DraftView {
  game: GameId;
  layout: Layout;
  /** The locked queens or the start, by name. */
  given: string;
  /** How many solutions there are, in a word or two. */
  ways: string;
  /** From 0, nothing is given, to 1, one solution is left. */
  narrowed: number;
  says: string;
  counting: boolean;
}

interface Intents {
  resize: (rows: number, columns: number) => void;
  close: (closed: boolean) => void;
  clear: () => void;
  stopCounting: () => void;
  copyLink: () => void;
}

export class DraftPanel {
  constructor({ resize, close, clear, stopCounting, copyLink }: Intents) {
    const value = (id: string) => Math.trunc(input(id).valueAsNumber) || 0;
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

  show(draft: DraftView | null) {
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
