/** Every start: two solvers, each on a map of the board, and what a square comes to. */

import { type HeatScale, heatScale } from "../charts/heat.ts";
import type { GameId } from "../engine/generated/puzzle.ts";
import type { SolverInfo } from "../engine/generated/solver.ts";
import type { Theme } from "../render/theme.ts";
import { comparable, isSame } from "../run/contenders.ts";
import { type StartsView, startsView } from "../run/starts-view.ts";
import type { Measured } from "../run/surveys.ts";
import { ALL, tiesView } from "../run/ties-view.ts";
import { largest, METRICS, type Metric, type Starts } from "../session/compare/starts.ts";
import { Chart } from "./chart.ts";
import { box, element, make, onWidth, setText } from "./dom.ts";
import { numberField, selectField } from "./fields.ts";
import { HeatPanel } from "./heat-panel.ts";
import { cellOf, choiceOf, scaleParts, squareParts, tieCell } from "./starts-parts.ts";
import { SurveyBar, type Handlers as WorkHandlers } from "./survey-bar.ts";

/** What a chart of Compare is shown. */
export interface Given<T> {
  setup: T;
  game: GameId;
  solvers: SolverInfo[];
  measured: Measured;
  theme: Theme;
}

interface Handlers {
  /** Changes what is measured. */
  set: (change: Partial<Starts>) => void;
  /** Looks at a start; null for none. */
  look: (at: number | null) => void;
  work: WorkHandlers;
}

/** The fewest squares on a side. */
const SMALLEST: Record<GameId, number> = { queens: 4, knights: 3 };
/** The width of a map in a file. */
const FILE_WIDTH = 470;

const TITLE = {
  queens: "Where the locked queen stands decides how long it takes",
  knights: "Where the knight starts decides how long it takes",
};
const INTRO = {
  queens:
    "Each square shows what a solver needs when the first queen is locked there. Choose a square to compare.",
  knights:
    "Each square shows what a solver needs when the knight starts there. Choose a square to compare.",
};
const TIES_TITLE = "Warnsdorff’s rule, start by start";
const TIES_INTRO =
  "From which starts does the rule reach a whole open tour without ever turning back? It depends on how it decides between equal squares.";
const METRIC_NAMES: Record<GameId, Record<Metric, string>> = {
  queens: { steps: "Steps", nodes: "Queens tried", ties: "" },
  knights: { steps: "Steps", nodes: "Jumps", ties: "Warnsdorff’s tie-breaks" },
};

export class StartsPanel {
  #handlers;
  #title = make("h2");
  #intro = make("p", "", "small");
  #card = make("aside", "", "card readout");
  #maps = [this.#map(0), this.#map(1)] as const;
  #fields;
  #bar;
  #chart;
  #given: Given<Starts> | null = null;
  /** The square that the pointer or the focus is on. */
  #looked: number | null = null;

  constructor(handlers: Handlers) {
    this.#handlers = handlers;
    this.#bar = new SurveyBar(handlers.work);
    this.#fields = this.#makeFields();
    const [intro, tools] = [box("intro"), box("chart-tools")];
    const [heats, foot] = [box("heats"), box("card chart-foot")];
    intro.append(this.#title, this.#intro);
    const { rows, columns, metric, rule } = this.#fields;
    tools.append(rows.field, columns.field, metric.field, rule.field, this.#bar.element);
    heats.append(...this.#maps.map(({ figure }) => figure), this.#card);
    this.#chart = new Chart(foot, "every-start");
    const host = element("starts");
    host.replaceChildren(intro, tools, heats, foot);
    onWidth(host, () => this.#draw());
  }

  show(given: Given<Starts>) {
    this.#given = given;
    this.#draw();
  }

  /** A map, with the choice of its solver above. */
  #map(place: number) {
    const [figure, head] = [make("figure", "", "card heat"), make("div", "", "between")];
    const solver = selectField(
      place === 0 ? "Solver on the left" : "Solver on the right",
      (id) => this.#chooseSolver(place, id),
      true,
    );
    const range = make("span", "", "small range");
    const panel = new HeatPanel({
      look: (square) => this.#look(square),
      choose: (square) => this.#handlers.look(square),
    });
    head.append(solver.field, range);
    figure.append(head, panel.element);
    return { figure, head, solver, range, panel };
  }

  #makeFields() {
    const { set } = this.#handlers;
    const queens = () => this.#given?.game === "queens";
    return {
      rows: numberField("Rows", (rows) =>
        set({ rows, at: null, ...(queens() && { columns: rows }) }),
      ),
      columns: numberField("Columns", (columns) => set({ columns, at: null })),
      metric: selectField("Show", (id) => this.#chooseMetric(id)),
      rule: selectField("Ties", (rule) => set({ rule })),
    };
  }

  #chooseMetric(id: string) {
    const { setup, game } = this.#given as Given<Starts>;
    const metric = METRICS[game].find((metric) => metric === id) ?? "steps";
    const most = largest(game, metric);
    const [rows, columns] = [Math.min(most, setup.rows), Math.min(most, setup.columns)];
    const fits = rows === setup.rows && columns === setup.columns;
    this.#handlers.set({ metric, rows, columns, at: fits ? setup.at : null });
  }

  #chooseSolver(place: number, id: string) {
    const { setup, solvers } = this.#given as Given<Starts>;
    const lane = comparable(solvers)[Number(id)];
    if (lane) this.#handlers.set({ lanes: setup.lanes.with(place, lane) });
  }

  #look(square: number | null) {
    if (square === this.#looked) return;
    this.#looked = square;
    this.#draw();
  }

  #draw() {
    if (!this.#given || element("starts").clientWidth === 0) return;
    const { setup, measured } = this.#given;
    this.#showFields(this.#given);
    this.#bar.show(measured.work);
    const isTies = setup.metric === "ties";
    this.#maps[1].figure.hidden = this.#maps[0].head.hidden = isTies;
    if (isTies) this.#drawTies(this.#given);
    else this.#drawRuns(this.#given);
  }

  #showFields({ setup, game, solvers }: Given<Starts>) {
    const { rows, columns, metric, rule } = this.#fields;
    const ends = [SMALLEST[game], largest(game, setup.metric)] as [number, number];
    rows.show(setup.rows, ends);
    columns.show(setup.columns, ends);
    columns.field.hidden = game === "queens";
    setText(rows.field.firstElementChild as HTMLElement, game === "queens" ? "Board" : "Rows");
    metric.show(
      METRICS[game].map((id) => ({ id, label: METRIC_NAMES[game][id] })),
      setup.metric,
    );
    rule.field.hidden = setup.metric !== "ties";
    for (const [place, { solver }] of this.#maps.entries()) {
      const lanes = comparable(solvers);
      const chosen = lanes.findIndex((lane) => isSame(lane, setup.lanes[place]!));
      solver.show(
        lanes.map((lane, at) => choiceOf(lane, String(at), solvers, setup)),
        String(chosen),
      );
    }
  }

  #drawRuns({ setup, game, solvers, measured, theme }: Given<Starts>) {
    const view = startsView(setup, game, solvers, measured.known);
    setText(this.#title, TITLE[game]);
    setText(this.#intro, INTRO[game]);
    const scale = heatScale(theme.heat, view.ends ?? [1, 2]);
    const seen = this.#looked ?? setup.at;
    for (const [place, map] of view.maps.entries()) {
      const { panel, range } = this.#maps[place]!;
      setText(range, map.says);
      panel.show({
        ...{ rows: setup.rows, columns: setup.columns, cursor: seen },
        cells: map.values.map((value, square) =>
          cellOf(value, view, square, map.contender.name, scale),
        ),
        label: `${map.contender.name}: ${view.unit} from every start`,
      });
    }
    this.#showCard(view, seen, scale);
    this.#chart.show({
      ...{ title: TITLE[game], caption: view.caption, table: view.table },
      pictures: () => this.#maps.map(({ panel }) => panel.picture(FILE_WIDTH)),
    });
  }

  #showCard(view: StartsView, seen: number | null, scale: HeatScale) {
    const { setup, game } = this.#given as Given<Starts>;
    const parts =
      seen === null
        ? [make("p", "Choose a square to compare.")]
        : squareParts(view, setup, game, seen);
    const isMarked = this.#maps.some(({ panel }) => panel.isMarked);
    this.#card.replaceChildren(...parts, ...scaleParts(view, scale, isMarked));
  }

  #drawTies({ setup, solvers, measured, theme }: Given<Starts>) {
    const view = tiesView(setup, solvers, measured.known);
    setText(this.#title, TIES_TITLE);
    setText(this.#intro, TIES_INTRO);
    this.#fields.rule.show(
      [...view.rules, { id: ALL, label: "how many of them succeed" }],
      view.rule,
    );
    const scale = heatScale(theme.heat, [1, 2]);
    const [{ panel }] = this.#maps;
    const seen = this.#looked ?? setup.at;
    panel.show({
      ...{ rows: setup.rows, columns: setup.columns, cursor: seen },
      cells: view.shares.map((share, square) => tieCell(share, view, square, theme, scale)),
      label: `Map of the starts. ${view.caption}`,
    });
    const signs = panel.isMarked ? TIES_MARKS : TIES_SIGNS;
    const says = seen === null ? signs : [view.labels[seen]!, ...signs];
    this.#card.replaceChildren(...says.map((text) => make("p", text, "small")));
    this.#chart.show({
      ...{ title: TIES_TITLE, caption: view.caption, table: view.table },
      pictures: () => [panel.picture(FILE_WIDTH)],
    });
  }
}

const TIES_SIGNS = [
  "✓ succeeds",
  "× gets stuck",
  "A number: how many tie-breaks succeed",
  "Grey: no tour can begin there",
];
/** The same where squares are too small for text. */
const TIES_MARKS = TIES_SIGNS.with(2, "A larger dot: more tie-breaks succeed");
