/** By chance: many seeds of a solver, a dot each, and one run of each step by step. */

import { count } from "../base/numbers.ts";
import { type CourseChart, courseChart, stepAt } from "../charts/course.ts";
import { type DotChart, dotAt, dotChart } from "../charts/dots.ts";
import { type ChanceView, chanceView } from "../run/chance-view.ts";
import { type Chance, LARGEST, MOST_SEEDS } from "../session/compare/chance.ts";
import { runLink } from "../session/compare/links.ts";
import { Chart, Plot, stepped } from "./chart.ts";
import { box, element, make, onWidth, setText } from "./dom.ts";
import { numberField, tickFields } from "./fields.ts";
import type { Given } from "./starts.ts";
import { SurveyBar, type Handlers as WorkHandlers } from "./survey-bar.ts";

interface Handlers {
  /** Changes what is measured. */
  set: (change: Partial<Chance>) => void;
  /** Looks at the run of a seed. */
  look: (run: number) => void;
  work: WorkHandlers;
}

const SMALLEST = { queens: 4, knights: 5 };
const ROW = { narrow: 96, wide: 126 };
const NARROW = 480;
const FILE_WIDTH = 720;
const COURSE_TITLE = "One run each: conflicts left";

export class ChancePanel {
  #handlers;
  #title = make("h2");
  #intro = make("p", "", "small");
  #dots = new Plot("Runs, from the shortest to the longest");
  #course = new Plot("Step");
  #courseCard = make("div", "", "card");
  #watch = make("p", "", "small chart-links");
  #ticks;
  #fields;
  #bar;
  #dotFiles;
  #courseFiles;
  #given: Given<Chance> | null = null;
  #view: ChanceView | null = null;
  /** The row of the run that is looked at, and the step. */
  #row = 0;
  #step: number | null = null;

  constructor(handlers: Handlers) {
    this.#handlers = handlers;
    const { set } = handlers;
    this.#bar = new SurveyBar(handlers.work);
    this.#ticks = tickFields("Solvers", (ids) => this.#choose(ids.map(Number)));
    this.#fields = {
      side: numberField("Board", (side) => set({ rows: side, columns: side })),
      seeds: numberField("Seeds", (seeds) => set({ seeds, run: 0 })),
    };
    const [dotCard, dotHeading] = [make("div", "", "card"), make("h3", "Steps to solve")];
    dotCard.append(dotHeading, this.#ticks.row, this.#dots.element);
    this.#dotFiles = new Chart(dotCard, "by-chance");
    this.#courseCard.append(make("h3", COURSE_TITLE), this.#course.element, this.#watch);
    this.#courseFiles = new Chart(this.#courseCard, "conflicts");
    this.#build(dotCard);
    this.#listen();
  }

  #build(dotCard: HTMLElement) {
    const [intro, tools, grid] = [box("intro"), box("chart-tools"), box("chance-grid")];
    intro.append(this.#title, this.#intro);
    tools.append(this.#fields.side.field, this.#fields.seeds.field, this.#bar.element);
    grid.append(dotCard, this.#courseCard);
    const host = element("chance");
    host.replaceChildren(intro, tools, grid);
    onWidth(host, () => this.#draw());
  }

  #listen() {
    this.#dots.onPoint((x, y, isClick) => {
      const seen = isClick ? dotAt(this.#dotChart(this.#dots.width), x, y) : null;
      if (!seen) return;
      this.#row = seen.row;
      this.#handlers.look(seen.run);
    });
    this.#dots.onKey((key) => this.#moveRun(key));
    this.#course.onPoint((x) => this.#lookAt(stepAt(this.#courseChart(this.#course.width), x)));
    this.#course.onKey((key) => {
      const step = stepped(this.#steps, this.#step ?? 0, key);
      if (step !== undefined) this.#lookAt(step);
      return step !== undefined;
    });
  }

  show(given: Given<Chance>) {
    this.#given = given;
    this.#draw();
  }

  #draw() {
    if (!this.#given || element("chance").clientWidth === 0) return;
    const { setup, game, solvers, measured } = this.#given;
    this.#view = chanceView(setup, game, solvers, measured.known);
    this.#bar.show(measured.work);
    this.#showFields(this.#given, this.#view);
    const times = `The same solver, ${count(setup.seeds)} times`;
    const board =
      game === "queens"
        ? `${setup.rows} queens`
        : `${setup.rows} × ${setup.columns} from the same start`;
    setText(this.#title, times);
    const more = game === "queens" ? " Choose one to see it step by step." : "";
    const says = "A solver that draws at random takes another way with every seed.";
    setText(this.#intro, `${says} Each dot is one run on ${board}.${more}`);
    this.#drawDots(this.#view, times);
    this.#courseCard.hidden = game === "knights";
    if (game === "queens") this.#drawCourse(this.#view);
  }

  #showFields({ setup, game }: Given<Chance>, { offered }: ChanceView) {
    this.#fields.side.show(setup.rows, [SMALLEST[game], LARGEST[game]]);
    this.#fields.seeds.show(setup.seeds, [1, MOST_SEEDS]);
    this.#ticks.show(
      offered.map(({ name, colour, shown }, at) => ({
        id: String(at),
        label: name,
        colour,
        shown,
      })),
    );
  }

  #drawDots(view: ChanceView, title: string) {
    this.#row = Math.min(this.#row, Math.max(0, view.rows.length - 1));
    this.#dots.draw(dotChart(this.#dotChart(this.#dots.width)));
    const { order, place, text } = this.#run;
    this.#dots.say([1, Math.max(1, order.length)], place + 1, text);
    this.#dotFiles.show({
      ...{ title, caption: view.caption, table: view.table },
      pictures: () => [dotChart(this.#dotChart(FILE_WIDTH))],
    });
  }

  /** The runs of the row that is looked at in order, and where among them the seed is. */
  get #run() {
    const row = this.#view?.rows[this.#row];
    const run = this.#given?.setup.run ?? 0;
    const runs = row?.runs ?? [];
    const order = runs
      .map((_, seed) => seed)
      .toSorted((a, b) => runs[a]!.value - runs[b]!.value || a - b);
    const place = order.indexOf(run);
    const steps = runs[run] ? `${count(runs[run].value)} steps` : "not measured yet";
    const text = `${row?.contender.name ?? ""}, run ${place + 1} of ${order.length}: seed ${run}, ${steps}`;
    return { order, place, text };
  }

  #moveRun(key: string) {
    const rows = this.#view?.rows.length ?? 0;
    if (key === "ArrowUp" || key === "ArrowDown") {
      this.#row = Math.max(0, Math.min(rows - 1, this.#row + (key === "ArrowUp" ? -1 : 1)));
      this.#draw();
      return true;
    }
    const { order, place } = this.#run;
    const next = stepped([...order.keys()], place, key);
    if (next === undefined) return false;
    this.#handlers.look(order[next]!);
    return true;
  }

  #dotChart(width: number): DotChart {
    const rows = this.#view?.rows ?? [];
    return {
      width: Math.max(280, width),
      rowHeight: width < NARROW ? ROW.narrow : ROW.wide,
      rows: rows.map(({ contender: { name, colour }, runs, median, most, says }) => ({
        ...{ name, colour, runs, median, most, says },
      })),
      cursor: { row: this.#row, run: this.#given?.setup.run ?? 0 },
    };
  }

  #drawCourse({ courses, courseCaption, courseTable }: ChanceView) {
    this.#course.draw(courseChart(this.#courseChart(this.#course.width)));
    const step = this.#step ?? 0;
    const values = courses.flatMap(({ contender, points }) => {
      const point = points.find((point) => point.step === step);
      return point ? [`${contender.name} ${point.pairs}`] : [];
    });
    this.#course.say(
      [0, this.#steps.at(-1) ?? 0],
      step,
      `step ${count(step)}, pairs: ${values.join("; ")}`,
    );
    this.#showLinks(courses);
    this.#courseFiles.show({
      ...{ title: COURSE_TITLE, caption: courseCaption, table: courseTable },
      pictures: () => [courseChart({ ...this.#courseChart(FILE_WIDTH), cursor: null })],
    });
  }

  #showLinks(courses: ChanceView["courses"]) {
    const { setup, game } = this.#given as Given<Chance>;
    const links = courses.map(({ contender: { lane, name } }) => {
      const link = make("a", `Watch ${name}`, "link");
      link.href = runLink(game, setup, null, { ...lane, seed: setup.run });
      return link;
    });
    this.#watch.replaceChildren(...links);
  }

  get #steps() {
    const points =
      this.#view?.courses.flatMap(({ points }) => points.map(({ step }) => step)) ?? [];
    return [...new Set(points)].toSorted((a, b) => a - b);
  }

  #lookAt(step: number | null) {
    if (step === this.#step || !this.#view) return;
    this.#step = step;
    this.#drawCourse(this.#view);
  }

  #courseChart(width: number): CourseChart {
    const runs = (this.#view?.courses ?? []).map(
      ({ contender: { name, colour, look }, ...course }) => ({
        ...{ name, colour, look },
        ...course,
      }),
    );
    return { width: Math.max(280, width), height: 330, runs, cursor: this.#step };
  }

  /** @param places of those offered */
  #choose(places: number[]) {
    const offered = this.#view?.offered ?? [];
    this.#handlers.set({ lanes: places.map((place) => offered[place]!.lane) });
  }
}
