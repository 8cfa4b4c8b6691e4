/** Growth: what runs come to on boards that grow, a line a solver. */

import { capital } from "../base/words.ts";
import { type LineChart, lineChart, sizeAt, valuesAt } from "../charts/lines.ts";
import { comparable, contenders, isSame } from "../run/contenders.ts";
import { type GrowthView, growthView, measureUnit } from "../run/growth-view.ts";
import { type Growth, LARGEST, MEASURES, type Measure } from "../session/compare/growth.ts";
import { Chart, Plot, stepped } from "./chart.ts";
import { box, element, make, onWidth, setText } from "./dom.ts";
import { numberField, selectField, tickFields } from "./fields.ts";
import type { Given } from "./starts.ts";
import { SurveyBar, type Handlers as WorkHandlers } from "./survey-bar.ts";

interface Handlers {
  /** Changes what is measured. */
  set: (change: Partial<Growth>) => void;
  /** Looks at a board size. */
  look: (n: number) => void;
  work: WorkHandlers;
}

/** Narrower charts have their values below them. */
const NARROW = 620;
const FILE = { width: 980, height: 520 };
const TITLES: Record<Measure, string> = {
  steps: "Steps to the first solution as the board grows",
  nodes: "Nodes to the first solution as the board grows",
  time: "Time to the first solution as the board grows",
};

export class GrowthPanel {
  #handlers;
  #title = make("h2");
  #plot = new Plot("Board size");
  #valuesHead = make("p", "", "small muted");
  #values = make("dl", "", "chart-values");
  #ticks;
  #fields;
  #bar;
  #chart;
  #given: Given<Growth> | null = null;
  /** What is drawn. */
  #drawn: LineChart | null = null;

  constructor(handlers: Handlers) {
    this.#handlers = handlers;
    this.#bar = new SurveyBar(handlers.work);
    this.#ticks = tickFields("Solvers", (ids) => this.#choose(ids.map(Number)));
    this.#fields = {
      measure: selectField("Show", (id) => {
        handlers.set({ measure: MEASURES.find((measure) => measure === id) ?? "steps" });
      }),
      to: numberField("Boards up to", (to) => handlers.set({ to })),
      more: selectField("Add a solver", (id) => this.#add(Number(id)), true),
    };
    this.#plot.onPoint((x) => this.#point(x));
    this.#plot.onKey((key) => this.#key(key));
    this.#chart = this.#build();
  }

  #build() {
    const [intro, tools, card] = [box("intro"), box("chart-tools"), box("card")];
    const says = "A line up means ten times as much. An open triangle: the median run was stopped.";
    intro.append(this.#title, make("p", says, "small"));
    const { measure, to, more } = this.#fields;
    tools.append(measure.field, to.field, more.field, this.#bar.element);
    card.append(this.#ticks.row, this.#plot.element, this.#valuesHead, this.#values);
    const host = element("growth");
    host.replaceChildren(intro, tools, card);
    onWidth(host, () => this.#draw());
    return new Chart(card, "growth");
  }

  show(given: Given<Growth>) {
    this.#given = given;
    this.#draw();
  }

  #draw() {
    if (!this.#given || element("growth").clientWidth === 0) return;
    const { setup, game, solvers, measured } = this.#given;
    const view = growthView(setup, game, solvers, measured.known);
    this.#bar.show(measured.work);
    this.#showFields(this.#given, view);
    setText(this.#title, TITLES[setup.measure]);
    const width = Math.max(280, this.#plot.width);
    const named = width >= NARROW;
    const height = named ? Math.max(400, Math.min(540, innerHeight - 330)) : 380;
    this.#drawn = chartOf(view, setup, { width, height, named });
    this.#plot.draw(lineChart(this.#drawn));
    this.#showValues(this.#drawn, setup.n, measureUnit(game, setup.measure));
    this.#chart.show({
      ...{ title: TITLES[setup.measure], caption: view.caption, table: view.table },
      pictures: () => [lineChart(chartOf(view, setup, { ...FILE, named: true }))],
    });
  }

  #showFields({ setup, game, solvers }: Given<Growth>, { offered }: GrowthView) {
    const { measure, to, more } = this.#fields;
    measure.show(
      MEASURES.map((id) => ({ id, label: capital(measureUnit(game, id)) })),
      setup.measure,
    );
    to.show(setup.to, [setup.from + 1, LARGEST]);
    this.#ticks.show(
      offered.map(({ name, colour, shown }, at) => ({
        id: String(at),
        label: name,
        colour,
        shown,
      })),
    );
    const others = contenders(comparable(solvers), solvers).map(({ lane, name }, at) => ({
      ...{ id: String(at), label: name },
      disabled: offered.some((one) => isSame(one.lane, lane)),
    }));
    more.show([{ id: "", label: "Add a solver…" }, ...others], "");
  }

  /** The values looked at: below a narrow chart to be seen, else to be read aloud. */
  #showValues(chart: LineChart, n: number, unit: string) {
    const rows = valuesAt(chart);
    const text = rows.map(({ name, text }) => `${name} ${text}`).join("; ") || "nothing measured";
    this.#plot.say(chart.sizes, n, `${n} × ${n}, ${unit}: ${text}`);
    this.#values.hidden = this.#valuesHead.hidden = chart.named;
    if (chart.named) return;
    setText(this.#valuesHead, `On ${n} × ${n}. Tap the chart for another size.`);
    this.#values.replaceChildren(
      ...rows.map(({ name, colour, text }) => {
        const row = make("div");
        row.style.setProperty("--c", colour);
        row.append(make("dt", name), make("dd", text, "mono"));
        return row;
      }),
    );
  }

  /** @param places of those offered */
  #choose(places: number[]) {
    const { setup, game, solvers, measured } = this.#given as Given<Growth>;
    const { offered } = growthView(setup, game, solvers, measured.known);
    this.#handlers.set({ lanes: places.map((place) => offered[place]!.lane) });
  }

  /** @param place of those that can be compared */
  #add(place: number) {
    const { setup, solvers } = this.#given as Given<Growth>;
    const lane = comparable(solvers)[place];
    if (lane) this.#handlers.set({ lanes: [...setup.lanes, lane] });
  }

  #point(x: number) {
    const size = this.#drawn && sizeAt(this.#drawn, x);
    if (size !== null && size !== this.#drawn?.cursor) this.#handlers.look(size);
  }

  #key(key: string) {
    const points = this.#drawn?.series.flatMap(({ points }) => points.map(({ x }) => x)) ?? [];
    const sizes = [...new Set(points)].toSorted((a, b) => a - b);
    const size = stepped(sizes, this.#drawn?.cursor ?? 0, key);
    if (size !== undefined) this.#handlers.look(size);
    return size !== undefined;
  }
}

const chartOf = (
  { series, limit, valueText }: GrowthView,
  { from, to, n }: Growth,
  room: { width: number; height: number; named: boolean },
): LineChart => ({
  ...{
    ...room,
    series,
    limit,
    valueText,
    sizes: [from, to],
    cursor: n >= from && n <= to ? n : null,
  },
});
