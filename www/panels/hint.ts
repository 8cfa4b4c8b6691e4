/** The hint: three strengths, one below the other, each told when its button is pressed. */

import type { GameId } from "../engine/generated/puzzle.ts";
import type { HintView } from "../run/hinting.ts";
import { button, element, make, setText } from "./dom.ts";

interface Intents {
  toggle: () => void;
  close: () => void;
  think: () => void;
  reason: () => void;
  stepWhatIf: (by: number) => void;
  /** Does what the hint suggests. */
  perform: () => void;
  /** Goes back to before the mistake. */
  takeBack: () => void;
}

interface Rung {
  kind: "now" | "later" | "yes" | "no";
  title: string;
  text?: string;
  acts?: HTMLElement[];
}

const MARKS = { yes: "✓", no: "✕", now: "", later: "" };

export class HintPanel {
  #panel = element("hint");
  #rungs = element("rungs");
  #intents;

  constructor(intents: Intents) {
    this.#intents = intents;
    button("hint-button").addEventListener("click", intents.toggle);
    button("hint-close").addEventListener("click", intents.close);
    document.addEventListener("keydown", ({ key, defaultPrevented }) => {
      const isOnTop = !this.#panel.hidden && !document.querySelector("dialog[open]");
      if (key === "Escape" && isOnTop && !defaultPrevented) intents.close();
    });
  }

  /** @param used how many hints were used on this puzzle */
  show(view: HintView | null, game: GameId, used: number) {
    const wasHidden = this.#panel.hidden !== false;
    const holdsFocus = this.#panel.contains(document.activeElement);
    this.#panel.hidden = view === null;
    button("hint-button").setAttribute("aria-expanded", String(view !== null));
    if (!view) {
      if (holdsFocus) button("hint-button").focus({ preventScroll: true });
      return;
    }
    // What was done is told elsewhere: the question that is asked again after it is not.
    this.#rungs.ariaLive = view.stage === "ask" && !wasHidden ? "off" : "polite";
    this.#rungs.replaceChildren(
      ...this.#all(view, game).map((rung, place) => rungElement(rung, place)),
    );
    setText(element("hint-cost"), costOf(used));
    if (wasHidden || holdsFocus) this.#focus();
  }

  #focus() {
    const first = this.#rungs.querySelector("button");
    const target = first ?? element("hint-title");
    target.focus({ preventScroll: true });
  }

  #all(view: HintView, game: GameId): Rung[] {
    const later = [later2(), later3(game)];
    if (view.stage === "ask") return [this.#question(), ...later];
    if (view.stage === "thinking") return [this.#thinking(), ...later];
    if (view.stage === "trouble") return [this.#trouble(view.trouble), ...later];
    const { hint } = view;
    if (!hint) return later;
    if (hint.possible.answer === "no") return [this.#lost(hint), ...later];
    const first = verdict(hint);
    if (view.stage === "possible") return [first, ...this.#offer(hint, game)];
    return [first, this.#reasoning(view, hint, game)];
  }

  #question(): Rung {
    return {
      kind: "now",
      title: "Is it still possible?",
      text: "Check whether a solution is left. This doesn’t count as a hint.",
      acts: [primary("Check my board", this.#intents.think)],
    };
  }

  #thinking(): Rung {
    const acts = [plain("Cancel", this.#intents.close)];
    return { kind: "now", title: "Is it still possible?", text: "Looking …", acts };
  }

  #trouble(text: string): Rung {
    return {
      kind: "no",
      title: "No hint this time",
      text,
      acts: [primary("Try again", this.#intents.think)],
    };
  }

  #lost({ possible, mistake }: NonNullable<HintView["hint"]>): Rung {
    const title = mistake ? "No. The mistake is earlier." : "No.";
    const text = mistake ? mistake.text : possible.text;
    const back = mistake ? [primary("Take me back to it", this.#intents.takeBack)] : [];
    return { kind: "no", title, text, acts: [...back, plain("Keep looking", this.#intents.close)] };
  }

  #offer({ reasoning, step }: NonNullable<HintView["hint"]>, game: GameId): Rung[] {
    const { reason, close } = this.#intents;
    if (reasoning) {
      const acts = [primary("Show me", reason)];
      return [{ kind: "now", title: "Show the reasoning", acts }, later3(game)];
    }
    const none = { kind: "later" as const, title: "No rule settles anything here." };
    const text = step ? "A search has found one that works." : "The search found nothing in time.";
    const acts = step ? [primary("Show me", reason)] : [plain("Close", close)];
    return [none, { ...later3(game), kind: "now", text, acts }];
  }

  #reasoning(
    { moment }: HintView,
    { reasoning, step }: NonNullable<HintView["hint"]>,
    _game: GameId,
  ): Rung {
    const { perform, close } = this.#intents;
    const acts = step ? [primary(step.text, perform)] : [];
    acts.push(plain(step ? "I’ll do it" : "Close", close));
    if (!reasoning)
      return { kind: "now", title: "A move that works", text: step?.text ?? "", acts };
    const last = reasoning.whatIf.length;
    const text = moment > 0 ? reasoning.whatIf[moment - 1]!.text : reasoning.text;
    const stepper = last > 0 ? [this.#stepper(moment, last)] : [];
    return { kind: "now", title: reasoning.name, text, acts: [...stepper, ...acts] };
  }

  #stepper(moment: number, last: number) {
    const group = make("span", "", "what-if");
    group.setAttribute("role", "group");
    group.ariaLabel = "What if";
    const back = plain("‹", () => this.#intents.stepWhatIf(-1));
    const on = plain("›", () => this.#intents.stepWhatIf(1));
    back.ariaLabel = back.title = "Back a step";
    on.ariaLabel = on.title = "On a step";
    back.disabled = moment === 0;
    on.disabled = moment === last;
    group.append(back, make("span", `${moment} / ${last}`, "mono"), on);
    return group;
  }
}

/** @param place from 0 */
function rungElement({ kind, title, text = "", acts = [] }: Rung, place: number) {
  const rung = make("li", "", kind);
  const mark = make("span", MARKS[kind] || String(place + 1), "rung-mark");
  mark.setAttribute("aria-hidden", "true");
  rung.append(mark, make("b", title));
  if (text) rung.append(make("p", text));
  if (acts.length > 0) {
    const row = make("div", "", "deeds");
    row.append(...acts);
    rung.append(row);
  }
  return rung;
}

const verdict = ({ possible }: NonNullable<HintView["hint"]>): Rung =>
  possible.answer === "yes"
    ? { kind: "yes", title: possible.text }
    : { kind: "later", title: possible.text };

const later2 = (): Rung => ({ kind: "later", title: "Show the reasoning" });

const later3 = (game: GameId): Rung => ({
  kind: "later",
  title: game === "queens" ? "Do it" : "Show a jump",
});

const costOf = (used: number) =>
  used === 0 ? "Hints used: 0" : `Hints used: ${used}. Your streak is safe.`;

function primary(text: string, press: () => void) {
  const made = make("button", text, "btn primary tiny");
  made.type = "button";
  made.addEventListener("click", press);
  return made;
}

function plain(text: string, press: () => void) {
  const made = make("button", text, "link");
  made.type = "button";
  made.addEventListener("click", press);
  return made;
}
