/** Every start: two solvers, each on a map of the board, and what a square comes to. */

import { heatScale } from "../charts/heat.js";
import { comparable, isSame } from "../run/contenders.js";
import { startsView } from "../run/starts-view.js";
import { ALL, tiesView } from "../run/ties-view.js";
import { largest, METRICS } from "../session/compare/starts.js";
import { Chart } from "./chart.js";
import { element, make, onWidth, setText } from "./dom.js";
import { numberField, selectField } from "./fields.js";
import { HeatPanel } from "./heat-panel.js";
import { cellOf, choiceOf, scaleParts, squareParts, tieCell } from "./starts-parts.js";
import { SurveyBar } from "./survey-bar.js";

/** @typedef {import("../engine/engine.js").GameId} GameId */
/** @typedef {import("../engine/engine.js").SolverInfo} SolverInfo */
/** @typedef {import("../session/compare/starts.js").Starts} Starts */
/** @typedef {import("../run/starts-view.js").StartsView} StartsView */
/** @typedef {import("../run/surveys.js").Measured} Measured */
/** @typedef {import("../render/theme.js").Theme} Theme */
/**
 * What a chart of Compare is shown.
 * @template T
 * @typedef {{setup: T, game: GameId, solvers: SolverInfo[], measured: Measured, theme: Theme}} Given
 */
/**
 * @typedef {object} Handlers
 * @property {(change: Partial<Starts>) => void} set up something else
 * @property {(at: number | null) => void} look at a square
 * @property {import("./survey-bar.js").Handlers} work
 */

/** The fewest squares on a side. @type {Record<GameId, number>} */
const SMALLEST = { queens: 4, knights: 3 };
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
/** @type {Record<GameId, Record<import("../session/compare/starts.js").Metric, string>>} */
const METRIC_NAMES = {
  queens: { steps: "Steps", nodes: "Queens tried", ties: "" },
  knights: { steps: "Steps", nodes: "Jumps", ties: "Warnsdorff’s tie-breaks" },
};

export class StartsPanel {
  #handlers;
  #title = make("h2");
  #intro = make("p", "", "small");
  #card = make("aside", "", "card readout");
  #maps = [0, 1].map((place) => this.#map(place));
  #fields;
  #bar;
  #chart;
  /** @type {Given<Starts> | null} */
  #given = null;
  /** The square that the pointer or the focus is on. @type {number | null} */
  #looked = null;

  /** @param {Handlers} handlers */
  constructor(handlers) {
    this.#handlers = handlers;
    this.#bar = new SurveyBar(handlers.work);
    this.#fields = this.#makeFields();
    const [intro, tools, heats, foot] = ["intro", "chart-tools", "heats", "card chart-foot"].map(
      (name) => make("div", "", name),
    );
    intro.append(this.#title, this.#intro);
    const { rows, columns, metric, rule } = this.#fields;
    tools.append(rows.field, columns.field, metric.field, rule.field, this.#bar.element);
    heats.append(...this.#maps.map(({ figure }) => figure), this.#card);
    this.#chart = new Chart(foot, "every-start");
    const host = element("starts");
    host.replaceChildren(intro, tools, heats, foot);
    onWidth(host, () => this.#draw());
  }

  /** @param {Given<Starts>} given */
  show(given) {
    this.#given = given;
    this.#draw();
  }

  /** A map, with the choice of its solver above. @param {number} place */
  #map(place) {
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

  /** @param {string} id */
  #chooseMetric(id) {
    const { setup, game } = /** @type {Given<Starts>} */ (this.#given);
    const metric = METRICS[game].find((metric) => metric === id) ?? "steps";
    const most = largest(game, metric);
    const [rows, columns] = [Math.min(most, setup.rows), Math.min(most, setup.columns)];
    const fits = rows === setup.rows && columns === setup.columns;
    this.#handlers.set({ metric, rows, columns, at: fits ? setup.at : null });
  }

  /** @param {number} place @param {string} id */
  #chooseSolver(place, id) {
    const { setup, solvers } = /** @type {Given<Starts>} */ (this.#given);
    const lane = comparable(solvers)[Number(id)];
    if (lane) this.#handlers.set({ lanes: setup.lanes.with(place, lane) });
  }

  /** @param {number | null} square */
  #look(square) {
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

  /** @param {Given<Starts>} given */
  #showFields({ setup, game, solvers }) {
    const { rows, columns, metric, rule } = this.#fields;
    const ends = /** @type {[number, number]} */ ([SMALLEST[game], largest(game, setup.metric)]);
    rows.show(setup.rows, ends);
    columns.show(setup.columns, ends);
    columns.field.hidden = game === "queens";
    setText(
      /** @type {HTMLElement} */ (rows.field.firstElementChild),
      game === "queens" ? "Board" : "Rows",
    );
    metric.show(
      METRICS[game].map((id) => ({ id, label: METRIC_NAMES[game][id] })),
      setup.metric,
    );
    rule.field.hidden = setup.metric !== "ties";
    for (const [place, { solver }] of this.#maps.entries()) {
      const lanes = comparable(solvers);
      const chosen = lanes.findIndex((lane) => isSame(lane, setup.lanes[place]));
      solver.show(
        lanes.map((lane, at) => choiceOf(lane, String(at), solvers, setup)),
        String(chosen),
      );
    }
  }

  /** @param {Given<Starts>} given */
  #drawRuns({ setup, game, solvers, measured, theme }) {
    const view = startsView(setup, game, solvers, measured.known);
    setText(this.#title, TITLE[game]);
    setText(this.#intro, INTRO[game]);
    const scale = heatScale(theme.heat, view.ends ?? [1, 2]);
    const seen = this.#looked ?? setup.at;
    for (const [place, map] of view.maps.entries()) {
      const { panel, range } = this.#maps[place];
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

  /** @param {StartsView} view @param {number | null} seen @param {import("../charts/heat.js").HeatScale} scale */
  #showCard(view, seen, scale) {
    const { setup, game } = /** @type {Given<Starts>} */ (this.#given);
    const parts =
      seen === null
        ? [make("p", "Choose a square to compare.")]
        : squareParts(view, setup, game, seen);
    const isMarked = this.#maps.some(({ panel }) => panel.isMarked);
    this.#card.replaceChildren(...parts, ...scaleParts(view, scale, isMarked));
  }

  /** @param {Given<Starts>} given */
  #drawTies({ setup, solvers, measured, theme }) {
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
    const says = seen === null ? signs : [view.labels[seen], ...signs];
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
