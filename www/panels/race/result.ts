/** What a race comes to: a table, and what there is to learn from it. */

import { count } from "../../base/numbers.ts";
import type { RunEnd } from "../../engine/generated/run.ts";
import { outcomeWords, placeWords, timeWords } from "../../run/race-result.ts";
import type { LaneView, RaceView } from "../../run/race-view.ts";
import { byId, element, make, setText } from "../dom.ts";

export class Result {
  #table = byId("race-results", HTMLTableElement);
  #shown = "";

  show(race: RaceView) {
    const { lanes, takeaway, puzzle, standing } = race;
    const key = JSON.stringify([
      ...[takeaway, puzzle.game, standing.clock],
      lanes.map(({ name, colour, end, place }) => [name, colour, end, place]),
    ]);
    if (key === this.#shown) return;
    this.#shown = key;
    setText(element("race-tried"), puzzle.game === "queens" ? "Queens tried" : "Jumps");
    const inOrder = lanes.toSorted((a, b) => (a.place ?? lanes.length) - (b.place ?? lanes.length));
    this.#table.tBodies[0]!.replaceChildren(...inOrder.map((lane) => row(lane, lengthsOf(race))));
    const measured = takeaway && `${takeaway} Times are this device’s.`;
    setText(element("takeaway"), measured || "Measuring every lane to its end …");
  }
}

/** How long the bar of a lane is, from 0 to 1, by the clock of the race. */
function lengthsOf({ standing, scale }: RaceView): (lane: LaneView) => number {
  return ({ end }) => {
    if (!end) return 0;
    return scale.toX(standing.clock === "time" ? end.microseconds : end.steps);
  };
}

function row(lane: LaneView, lengthOf: (lane: LaneView) => number) {
  const { letter, name, colour, end, place, info } = lane;
  const line = make("tr");
  line.style.setProperty("--c", `var(--s-${colour})`);
  line.style.setProperty("--w", `${100 * lengthOf(lane)}%`);
  const [who, what, bar] = [make("th"), make("span", "", "name"), make("td", "", "bar")];
  who.scope = "row";
  what.append(make("span", letter, "tag"), name);
  who.append(what);
  bar.append(make("i"));
  const figures = end ? figuresOf(end, info.isLocal) : [];
  const cells = figures.map(([text, kind]) => make("td", text, kind));
  line.append(make("td", placeWords(place), place === 0 ? "first" : ""), who, bar, ...cells);
  return line;
}

/** @param isLocal whether pieces are moved, rather than tried and taken back */
function figuresOf(end: RunEnd, isLocal: boolean): [string, string][] {
  const { steps, nodes, backtracks, ruledOut, microseconds } = end;
  return [
    [count(steps), ""],
    [isLocal ? "–" : count(nodes), "more"],
    [isLocal ? "–" : count(backtracks), "more"],
    [ruledOut === null ? "–" : count(ruledOut), "more"],
    [timeWords(microseconds), ""],
    [outcomeWords(end), "outcome"],
  ];
}
